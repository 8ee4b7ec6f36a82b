import { emptyBaseline, type Baseline, type BaselineRow } from '../../src/core/changes/baseline';
import type { SheetRow } from '../../src/core/changes/row';
import { trackRows } from '../../src/core/changes/track-rows';
import { entityOf } from '../../src/core/entities/registry';
import { recordKey, toServiceRecord } from '../../src/core/table/record';
import { readEnvelope } from '../../src/service/envelope';
import { startCaller } from '../../test/standins/service/caller';
import type { Line } from './line';
import { heapUsed } from './measure';

const SIZES = { rows: 100_000 };
const KB = 1024;
const users = entityOf('users');

/**
 * The heap that a download and an edit take, beside the characters of the records' JSON text. The steps of the core run without a
 * workbook: the workbook in memory would be in the same heap, and in Excel it is in another process.
 */
export async function benchMemory({ rows: count } = SIZES): Promise<Line[]> {
  const sandbox = await startCaller({ users: count });
  const json = await (await sandbox.send('getUsers')).text();
  await sandbox.close();
  const floor = json.length / KB;
  const start = heapUsed();
  const peak = { ofDownload: 0, ofEdit: 0 };

  // The records are garbage when this function ends, as after a download.
  const download = async () => {
    const { records = [] } = await readEnvelope(json, ['a session ID']);
    peak.ofDownload = inUse();
    const made = baselineOf(records.map((record) => toServiceRecord(users, record)));
    peak.ofDownload = Math.max(peak.ofDownload, inUse());
    return made;
  };
  const baseline = await download();
  const afterDownload = heapUsed();
  if (baseline.rows.size !== count) throw new Error(`${baseline.rows.size} of ${count} users were read`);

  const edit = () => {
    const rows = editedRows(baseline);
    peak.ofEdit = inUse();
    const tracked = trackRows(users, rows, baseline).rows;
    peak.ofEdit = Math.max(peak.ofEdit, inUse());
    return tracked.filter(({ change }) => change === 'edited').length;
  };
  const edits = edit();
  if (edits !== 1) throw new Error(`${edits} edits were found, 1 was made`);
  const afterEdit = heapUsed();
  // Used here, so that the engine keeps it until the last measurement.
  if (baseline.rows.size !== count) throw new Error('the baseline is lost');

  const line = (name: string, bytes: number): Line => ({
    name: `memory of ${count.toLocaleString('en')} rows: ${name}`,
    ours: (bytes - start) / KB,
    floor,
    unit: 'kB',
  });
  return [
    line('most in a download', peak.ofDownload),
    line('after a download', afterDownload),
    line('most in an edit', peak.ofEdit),
    line('after an edit', afterEdit),
  ];
}

/** Bytes of the heap that are in use, with the garbage that the engine has not collected yet. */
const inUse = () => process.memoryUsage().heapUsed;

function baselineOf(records: readonly ReturnType<typeof toServiceRecord>[]): Baseline {
  const rows = records.map((record, at): BaselineRow => ({
    id: `row${at}`,
    key: recordKey(users, record),
    ...record,
  }));
  return { ...emptyBaseline, rows: new Map(rows.map((row) => [row.id, row])) };
}

/** The rows as they are read from the sheet, with cells of their own. One row is edited. */
function editedRows({ rows }: Baseline): SheetRow[] {
  return [...rows.values()].map(({ id, cells }, index) => ({
    index,
    id,
    cells: index === 0 ? { ...cells, LastName: 'Edited' } : { ...cells },
    status: '',
    message: '',
  }));
}
