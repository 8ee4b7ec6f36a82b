/** What the page's server offers: fixed settings of an administrator, or sample data. */
import * as z from 'zod/mini';
import { ShiftsheetError } from '../../app/failures';
import { parseRemembered } from '../../app/memory/remembered';
import type {
  FixedConnection,
  FixedSetting,
  SampleAddress,
  SampleRoster,
  SampleShifts,
} from '../../app/ports/ports';
import { checkBaseUrl, checkSp } from '../../service/address';
import { paneText } from '../messages';

/** The names in `<meta name="shiftsheet-...">` of the page, by setting. */
const NAMES: Readonly<Record<FixedSetting, string>> = {
  baseUrl: 'service',
  sp: 'sp',
  sessionLink: 'session-link',
};

/** For how many hours a session ID may be kept. */
const KEEP_SESSION = 'keep-session';

type Offered = (name: string) => string | undefined;

const SETTINGS = Object.keys(NAMES) as FixedSetting[];

/**
 * The settings that an administrator has fixed when the pages were built. A value that can't be used is not used, and is listed
 * in `wrong`. `origin`: the page's own, for an address that is a path.
 */
export function fixedConnection(offered: Offered, origin: string): FixedConnection {
  const checks: Readonly<Record<FixedSetting, (given: string) => string>> = {
    baseUrl: (given) => checkBaseUrl(given.startsWith('/') ? pathAt(origin, given) : given),
    sp: checkSp,
    sessionLink: httpsAddress,
  };
  const values: Partial<Record<FixedSetting, string>> = {};
  const wrong: FixedSetting[] = [];
  for (const setting of SETTINGS) {
    const given = offered(NAMES[setting]);
    if (given === undefined) continue;
    try {
      values[setting] = checks[setting](given);
    } catch {
      wrong.push(setting);
    }
  }
  const hours = offered(KEEP_SESSION);
  return { ...values, wrong, ...(hours !== undefined && { keepHours: keepHours(hours) }) };
}

/** A text that is no number of hours forbids keeping: what an administrator has limited is never kept for longer. */
function keepHours(given: string): number {
  return /^\d{1,3}$/.test(given) ? Number(given) : 0;
}

/** `//host/path` is no path: it leads to another origin. */
function pathAt(origin: string, path: string): string {
  const url = new URL(path, origin);
  if (url.origin !== origin) throw new TypeError(path);
  return url.href;
}

function httpsAddress(given: string): string {
  const url = new URL(given.trim());
  if (url.protocol !== 'https:') throw new TypeError(given);
  return url.href;
}

const filled = z.string().check(z.minLength(1));
const addressSchema = z.object({ baseUrl: filled, sessionId: filled, sp: filled });

class SampleMissing extends ShiftsheetError {
  constructor() {
    super(paneText.sampleMissing);
  }
}

/** What the local server answers; '' if it answers nothing that can be used. */
const answerAt = (url: string, get: typeof fetch): Promise<string> =>
  get(url)
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '');

/** Asks the local server for its sandbox. The answer is `{baseUrl, sessionId, sp}`. Throws SampleMissing. */
export function sampleAddressAt(url: string, get: typeof fetch): SampleAddress {
  return async () => {
    const address = parseRemembered(addressSchema, await answerAt(url, get));
    if (!address) throw new SampleMissing();
    return address;
  };
}

/** Asks the local server for the roster of its sample company. Throws SampleMissing. */
export function sampleRosterAt(url: string, get: typeof fetch): SampleRoster {
  return async () => {
    const roster = await answerAt(url, get);
    if (roster === '') throw new SampleMissing();
    return roster;
  };
}

/** Asks the local server for the shifts of its sample company; '' if it has none. */
export const sampleShiftsAt =
  (url: string, get: typeof fetch): SampleShifts =>
  () =>
    answerAt(url, get);
