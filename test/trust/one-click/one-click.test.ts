/**
 * Three things that happen to a workbook without a fault of the service, for every kind of record: a colleague adds what the
 * person is typing; the file loses its memory after colleagues have changed records; the visible columns are sorted elsewhere
 * and pasted back. Then the person presses "Push", downloads, and presses "Push" again, and reads nothing. No record may have
 * changed, none may be there twice, and every Status must be true.
 */
import { addRow } from '../../app/world/typing';
import { withEveryKind, type World } from '../../app/world/world';
import type { State } from '../../standins/service/caller';
import { excelOfTurn } from '../excels';
import { kinds, type Kind } from './kinds';

/** How many records colleagues change: fewer than a push at one click may send. */
const STALE = 3;

/** Statuses of rows that nobody has sent: no answer was lost, and no record is gone. */
const TRUE_STATUSES = ['', '0', 'New', 'Edited', 'Fix', 'Conflict'];

interface Act {
  readonly name: string;
  readonly canHit: (kind: Kind) => boolean;
  /** `known` are the records before it. */
  readonly happen: (world: World, kind: Kind, known: State) => Promise<void>;
}

const acts: readonly Act[] = [
  {
    name: 'a colleague adds the same meanwhile',
    canHit: ({ same }) => same !== undefined,
    async happen(world, kind, known) {
      addRow(world, kind.sheet, kind.typed);
      const call = kind.same?.(known);
      if (call) await callElsewhere(world, call);
    },
  },
  {
    name: 'the file loses its memory',
    canHit: () => true,
    async happen(world, { change, records }, known) {
      for (const [index, record] of records(known).slice(0, STALE).entries())
        if (change) await callElsewhere(world, change(record, 'x'.repeat(index + 7)));
      world.workbook.host.book.xmlParts.clear();
      await world.reopenPane();
      await world.app.do({ do: 'connect-sample' });
    },
  },
  {
    name: 'the visible columns are sorted elsewhere and pasted back',
    canHit: () => true,
    happen(world, { sheet }) {
      const [, ...rows] = world.workbook.person.read(sheet);
      const lines = rows.reverse().map((cells) => cells.slice(1).map(pasted).join('\t'));
      world.workbook.person.paste(`'${sheet}'!B2`, lines.join('\n'));
      return Promise.resolve();
    },
  },
];

const pasted = (cell: unknown) => (typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell));

async function callElsewhere(
  world: World,
  { method, ...sent }: ReturnType<NonNullable<Kind['same']>>,
): Promise<void> {
  const { ItemResponses } = await world.sandbox.call(method, sent);
  expect(ItemResponses.map(({ ErrorCode }) => ErrorCode)).toEqual(['0']);
}

let tried = 0;
const sums = { overwritten: 0, doubled: 0, false: 0 };

afterAll(() => {
  const { overwritten, doubled } = sums;
  process.stdout.write(
    `one click: cells tried ${tried}, overwritten ${overwritten}, doubled ${doubled}, false ${sums.false}\n`,
  );
});

const cells = acts.flatMap((act) => kinds.filter(act.canHit).map((kind) => [kind.sheet, act, kind] as const));

test.each(cells.map(([sheet, act, kind], turn) => ({ sheet, act, kind, turn, name: act.name })))(
  '$sheet: $name, then "Push" overwrites nothing, stores nothing twice, and every Status is true',
  async ({ act, kind, turn }) => {
    const world = await withEveryKind({
      sandbox: { users: 12, transactions: 6 },
      workbook: excelOfTurn(turn),
    });
    try {
      if (!kind.same) await pushRows(world, kind);
      await act.happen(world, kind, await world.sandbox.state());
      const before = await world.sandbox.state();
      expect(kind.records(before).length).toBeGreaterThanOrEqual(STALE);
      await click(world);
      const first = await found(world, kind, before, 'after a push');
      await world.app.do({ do: 'download' });
      await click(world);
      const end = await found(world, kind, before, 'after a download');
      tried += 1;
      for (const promise of ['overwritten', 'doubled', 'false'] as const)
        sums[promise] += first[promise] + end[promise];
      expect([first, end]).toEqual([NOTHING, NOTHING]);
    } finally {
      await world.close();
    }
  },
);

/** If the service lists no records of the kind, the rows of the sheet are pushed first. */
async function pushRows(world: World, kind: Kind): Promise<void> {
  await world.app.do({ do: 'download', kind: kind.kind });
  // Two shifts of a person at the same time would have a warning, and a push at one click sends none of those.
  for (let row = 0; row < STALE; row += 1)
    addRow(world, kind.sheet, { ...kind.typed, Date: `2026-11-0${row + 1}`, Notes: `Shift ${row}` });
  await click(world);
}

/** Presses "Push". If a preview opens, nothing is sent. */
async function click(world: World): Promise<void> {
  await world.app.do({ do: 'push' });
  if (world.view().preview) await world.app.do({ do: 'back' });
  await world.app.do({ do: 'close-result' });
}

interface Found {
  readonly overwritten: number;
  readonly doubled: number;
  readonly false: number;
}

const NOTHING: Found = { overwritten: 0, doubled: 0, false: 0 };

/** Compares the service's records with those before, and each Status with the service. */
async function found(
  world: World,
  { sheet, records, shows, returned, same }: Kind,
  before: State,
  when: 'after a push' | 'after a download',
): Promise<Found> {
  const state = await world.sandbox.state();
  const stored = records(state);
  const kept = new Set(stored.map((record) => JSON.stringify(record)));
  const rows = world.table(sheet);
  const owners = stored.map((record) => rows.filter((row) => shows(row, record, state)));
  const untrue = rows.filter((row) => {
    const status = String(row['Status']);
    // Without the file's memory, nobody knows what became of rows that the service does not list.
    if (!TRUE_STATUSES.includes(status)) return same !== undefined || status !== 'Unknown';
    if (when === 'after a push' || !['', '0'].includes(status)) return false;
    const record = stored.find((each) => shows(row, each, state));
    const isSame = ([column, field]: [string, string]) => (row[column] ?? '') === (record?.[field] ?? '');
    return !record || !Object.entries(returned).every(isSame);
  });
  return {
    overwritten: records(before).filter((record) => !kept.has(JSON.stringify(record))).length,
    doubled: stored.length - records(before).length + owners.filter((own) => own.length > 1).length,
    false: untrue.length,
  };
}
