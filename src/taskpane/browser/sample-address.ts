import { ShiftsheetError } from '../../app/failures';
import type { SampleAddress, SampleRoster, SampleShifts, ServiceAddress } from '../../app/ports';
import { text } from '../messages';

function isAddress(answer: unknown): answer is ServiceAddress {
  if (typeof answer !== 'object' || answer === null) return false;
  const { baseUrl, sessionId, sp } = answer as Record<string, unknown>;
  return [baseUrl, sessionId, sp].every((part) => typeof part === 'string' && part !== '');
}

class SampleMissing extends ShiftsheetError {
  constructor() {
    super(text.sampleMissing);
  }
}

/** Asks the local server for its sandbox. The answer is `{baseUrl, sessionId, sp}`. Throws SampleMissing. */
export function sampleAddressAt(url: string, get: typeof fetch): SampleAddress {
  return async () => {
    const answer = await get(url)
      .then((response): unknown => (response.ok ? response.json() : undefined))
      .catch(() => undefined);
    if (!isAddress(answer)) throw new SampleMissing();
    return answer;
  };
}

/** Asks the local server for the roster of its sample company. Throws SampleMissing. */
export function sampleRosterAt(url: string, get: typeof fetch): SampleRoster {
  return async () => {
    const text = await get(url)
      .then((response) => (response.ok ? response.text() : ''))
      .catch(() => '');
    if (text === '') throw new SampleMissing();
    return text;
  };
}

/** Asks the local server for the shifts of its sample company; '' if it has none. */
export function sampleShiftsAt(url: string, get: typeof fetch): SampleShifts {
  return () =>
    get(url)
      .then((response) => (response.ok ? response.text() : ''))
      .catch(() => '');
}
