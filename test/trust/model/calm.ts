/** What a person does when the storm is over: downloads, puts right what is marked, settles, pushes, until nothing is left. */
import { isBlank, keyOf, KINDS, type RecordKind, type Row } from './records';
import type { Scene } from './scene';

/** Who has not got it done by then has lost trust. */
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
    ledger.agrees({ rows: scene.rows(ledger.kind), held: ledger.kind.held(scene.look()) });
}

/** Puts right what the sheet says must be put right, by looking at the row. */
function mend(scene: Scene, kind: RecordKind): void {
  // A row that was not known again, and whose record is there: whoever sees both takes it out.
  for (const [index, row] of [...scene.rows(kind).entries()].reverse())
    if (row['Status'] === 'Fix' && !isWaiting(row) && scene.ledger(kind).isOver(row, scene.rows(kind)))
      scene.person(kind, (person) => person.deleteRows(index + 2, 1, kind.sheet), true);
  for (const [index, row] of scene.rows(kind).entries()) {
    const message = String(row['Message']);
    if (isBlank(row) || row['Status'] !== 'Fix' || isWaiting(row)) continue;
    for (const { name } of kind.columns) {
      const isNeeded = kind.columns.findIndex((column) => column.name === name) < kind.needed;
      const isAmiss = (isNeeded && row[name] === '') || new RegExp(`\\b${name}\\b`).test(message);
      const [, asked] = new RegExp(`\\b${name} [^:]*: put "([^"]+)" back`).exec(message) ?? [];
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

/** Whom a row is about, by the user name; of a row without a record, anybody who is there. */
function personOf(scene: Scene, row: Row): string {
  const { timeOffTransactions, users } = scene.look();
  const record = timeOffTransactions.find((each) => String(each['transId']) === String(row['TransID']));
  const person = users.find((each) => each['userId'] === record?.['userId']) ?? users[0];
  return typeof person?.['userName'] === 'string' ? person['userName'] : '';
}

/** A row that was sent, and of which only a person can say whether it is to be sent again. */
function isWaiting(row: Row): boolean {
  return ['Unknown', 'Fix'].includes(String(row['Status'])) && /no answer came/i.test(String(row['Message']));
}

/** The person looks at the service: what is there is taken out of the sheet, and comes with the next download; else it goes again. */
async function lookAndDecide(scene: Scene): Promise<void> {
  for (const kind of KINDS) {
    const rows = scene.rows(kind);
    const shown = new Set(rows.map((row) => keyOf(kind, row)));
    const marks = new Set(
      [...kind.held(scene.look())].filter(([key]) => !shown.has(key)).map(([, fields]) => fields[kind.mark]),
    );
    const waiting = rows.map((row, index) => ({ row, index })).filter(({ row }) => isWaiting(row));
    // What a colleague has changed meanwhile was shown as a row of its own.
    const there = waiting.filter(
      ({ row }) => marks.has(row[kind.mark]) || scene.ledger(kind).isOver(row, rows),
    );
    for (const { index } of there.reverse())
      scene.person(kind, (person) => person.deleteRows(index + 2, 1, kind.sheet), true);
    if (waiting.length > there.length) await scene.sendAgain(kind.kind);
  }
}
