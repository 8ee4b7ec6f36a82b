import { emptyBaseline, type BaselineRow } from '../../src/core/changes/baseline';
import type { SheetRow } from '../../src/core/changes/row';
import { trackRows } from '../../src/core/changes/track-rows';
import { entityOf } from '../../src/core/entities/registry';
import { toServiceRecord } from '../../src/core/table/record';
import { withUnknownFields } from '../../src/core/table/unknown-fields';
import type { Cell } from '../../src/core/values/cell';
import { startCaller } from '../../test/standins/service/caller';
import type { Line } from './line';
import { compare, RUNS, side } from './measure';

const SIZES = { rows: 100_000, runs: RUNS };
const FIELDS = 15;
/** One row of this many has an edit. */
const EDITED = 50;

/** Finds the edited rows among all. The floor is a bare loop that compares the same cells. */
export async function benchFindingEdits({ rows: count, runs } = SIZES): Promise<Line[]> {
  const entity = fifteenFields();
  const names = entity.fields.map((field) => field.id);
  const sandbox = await startCaller({ users: count });
  const { Items } = await sandbox.call('getUsers');
  await sandbox.close();

  const base = Items.map((record, index): BaselineRow => {
    const { cells, ids } = toServiceRecord(entity, record);
    const whole = Object.fromEntries(names.map((name): [string, Cell] => [name, cells[name] ?? '']));
    return { id: `row${index}`, key: String(record['UserID']), cells: whole, ids };
  });
  const rows = base.map(({ id, cells }, index): SheetRow => {
    const edit: Record<string, Cell> = index % EDITED === 0 ? { LastName: 'Edited' } : {};
    return { index, id, cells: { ...cells, ...edit }, status: '', message: '' };
  });
  const baseline = { ...emptyBaseline, rows: new Map(base.map((row) => [row.id, row])) };

  const expected = Math.ceil(count / EDITED);
  const bareLoop = () => {
    let edits = 0;
    for (let at = 0; at < rows.length; at += 1) {
      const [now, then] = [rows[at]?.cells ?? {}, base[at]?.cells ?? {}];
      for (const name of names) if (now[name] !== then[name]) edits += 1;
    }
    return edits;
  };
  const { oursMs, floorMs } = await compare(
    side(() =>
      expect(
        trackRows(entity, rows, baseline).rows.filter(({ change }) => change === 'edited').length,
        expected,
      ),
    ),
    side(() => expect(bareLoop(), expected)),
    runs,
  );
  const name = `edits in ${count.toLocaleString('en')} rows x ${FIELDS}`;
  return [{ name, ours: oursMs, floor: floorMs, unit: 'ms', aim: 2 }];
}

function fifteenFields() {
  const users = entityOf('users');
  const missing = Array.from({ length: Math.max(0, FIELDS - users.fields.length) }, (_, at) => `Field${at}`);
  const entity = withUnknownFields(users, missing);
  return { ...entity, fields: entity.fields.slice(0, FIELDS) };
}

function expect(found: number, expected: number): void {
  if (found !== expected) throw new Error(`${found} edits found, ${expected} were made`);
}
