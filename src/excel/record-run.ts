import { ExcelSilent } from '../app/failures';
import type { ExcelRun, Unsubscribe } from '../app/ports';

/** In place of Excel's code if Excel has not answered. The round trip that is still open is not in the list. */
const SILENT = 'silent';

type Work<T> = (context: Excel.RequestContext) => Promise<T>;

/** A page has one Excel, so these are the listeners of the page. */
const listeners = new Set<(run: ExcelRun) => void>();

/** Calls the listener after each piece of work in Excel. */
export function onRun(listener: (run: ExcelRun) => void): Unsubscribe {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Lets `run` do the work in Excel, and reports how long it and its round trips took, and Excel's code if it failed. Of an
 * error only the code and the place in the API are reported: its message may quote cells.
 */
export async function recordRun<T>(work: Work<T>, run: (work: Work<T>) => Promise<T>): Promise<T> {
  const since = (began: number) => performance.now() - began;
  const began = performance.now();
  const trips: number[] = [];
  let failure: Pick<ExcelRun, 'code' | 'member'> = {};
  try {
    return await run(async (context) => {
      const sync = context.sync.bind(context);
      context.sync = async (value) => {
        const sent = performance.now();
        return sync(value).finally(() => trips.push(since(sent)));
      };
      try {
        return await work(context);
      } finally {
        context.sync = sync; // `Excel.run` calls it again at its end, without anything to send
      }
    });
  } catch (error) {
    if (error instanceof ExcelSilent) failure = { code: SILENT };
    if (error instanceof OfficeExtension.Error)
      failure = { code: error.code, ...memberOf(error.debugInfo?.errorLocation) };
    throw error;
  } finally {
    for (const listener of listeners) listener({ ms: since(began), trips, ...failure });
  }
}

/** The place of an error, if it is a member of Excel's API. Any other text could be data. */
function memberOf(place = ''): Pick<ExcelRun, 'member'> {
  const [name = '', member = ''] = place.split('.');
  const { prototype = {} } = (Excel as unknown as Record<string, { prototype?: object }>)[name] ?? {};
  return member in prototype ? { member: `${name}.${member}` } : {};
}
