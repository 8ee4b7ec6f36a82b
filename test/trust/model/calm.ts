/**
 * What a person does after all faults: downloads, corrects marked rows, resolves conflicts and pushes, until nothing is left
 * to push.
 */
import { headerIn } from '../../app/world/column-names';
import { columnsToClear, isBlank, isInStrangeRow, keyOf, KINDS, type RecordKind, type Row } from './records';
import type { Scene } from './scene';

/** A person who needs more pushes no longer trusts the product. */
const MOST_ROUNDS = 8;

export async function calmDown(scene: Scene, side: 'mine' | 'theirs'): Promise<void> {
  await scene.clearFaults();
  await scene.connect();
  for (const kind of KINDS) scene.showAll(kind);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    for (const kind of KINDS) await scene.download(kind);
    await scene.settle(side, false);
    for (const kind of KINDS) mend(scene, kind);
    await lookAndDecide(scene);
    if (!(await scene.preview())) break;
    await scene.push(undefined, false, 'calm push');
  }
  for (const kind of KINDS) await scene.download(kind);
  for (const ledger of scene.ledgers)
    ledger.agrees({ rows: scene.rows(ledger.kind), records: ledger.kind.records(scene.look()) });
}

/** Corrects the rows that show Fix, as a person does who looks at the row. */
function mend(scene: Scene, kind: RecordKind): void {
  // The row has lost its record, and the record is in another row: a person who sees both deletes this one.
  for (const [index, row] of [...scene.rows(kind).entries()].reverse())
    if (row['Status'] === 'Fix' && !isWaiting(row) && scene.ledger(kind).isOver(row, scene.rows(kind)))
      scene.person(kind, (person) => person.deleteRows(index + 2, 1, kind.sheet), true);
  for (const [index, row] of [...scene.rows(kind).entries()].reverse())
    if (isInStrangeRow(row)) moveBelow(scene, kind, index);
  for (const [index, row] of scene.rows(kind).entries()) {
    const message = String(row['Message']);
    if (isBlank(row) || row['Status'] !== 'Fix' || isWaiting(row)) continue;
    for (const column of columnsToClear(kind, row)) scene.type(kind, index, column, '');
    for (const { name } of kind.columns) {
      const isNeeded = kind.columns.findIndex((column) => column.name === name) < kind.needed;
      const header = headerIn(kind.table, name);
      const isAmiss = (isNeeded && row[name] === '') || new RegExp(`\\b${header}\\b`).test(message);
      const [, asked] = new RegExp(`\\b${header} [^:]*: put "([^"]+)" back`).exec(message) ?? [];
      if (isAmiss)
        scene.type(
          kind,
          index,
          name,
          asked ?? (name === 'Person' ? personOf(scene, row) : scene.fresh(kind, name)),
        );
    }
  }
}

/** Types a row again below the table, without a key, and deletes it where it was: a download adds its record again. */
function moveBelow(scene: Scene, kind: RecordKind, index: number): void {
  const [row, below] = [scene.rows(kind)[index], scene.rows(kind).length];
  scene.person(
    kind,
    (person) => {
      for (const { name } of kind.columns)
        person.type(scene.cell(kind, below, name), String(row?.[name] ?? ''), kind.sheet);
      person.deleteRows(index + 2, 1, kind.sheet);
    },
    true,
  );
}

/** The person of a row, by UserName; for a row without a record, anybody in the list. */
function personOf(scene: Scene, row: Row): string {
  const { timeOffTransactions, users } = scene.look();
  const record = timeOffTransactions.find((each) => String(each['transId']) === String(row['TransID']));
  const person = users.find((each) => each['userId'] === record?.['userId']) ?? users[0];
  return typeof person?.['userName'] === 'string' ? person['userName'] : '';
}

/** A row that was sent, and that only a person can say to send again. */
function isWaiting(row: Row): boolean {
  const message = String(row['Message']);
  const isSent = /no (clear )?answer came|service answered that it is stored/i.test(message);
  return ['Unknown', 'Fix'].includes(String(row['Status'])) && isSent;
}

/**
 * The person looks at the service. If the record is there, the row is deleted and comes with the next download; if not, it is
 * sent again.
 */
async function lookAndDecide(scene: Scene): Promise<void> {
  for (const kind of KINDS) {
    const rows = scene.rows(kind);
    const shown = new Set(rows.map((row) => keyOf(kind, row)));
    const marks = new Set(
      [...kind.records(scene.look())]
        .filter(([key]) => !shown.has(key))
        .map(([, fields]) => fields[kind.mark]),
    );
    const waiting = rows.map((row, index) => ({ row, index })).filter(({ row }) => isWaiting(row));
    // A record that a colleague has changed meanwhile was downloaded as a row of its own.
    const there = waiting.filter(
      ({ row }) => marks.has(row[kind.mark]) || scene.ledger(kind).isOver(row, rows),
    );
    for (const { index } of there.reverse())
      scene.person(kind, (person) => person.deleteRows(index + 2, 1, kind.sheet), true);
    if (waiting.length > there.length) await scene.sendAgain(kind.kind);
  }
}
