/** What a colleague does on the service, without the sheet. */
import type { Of } from './acts';
import { keyOf, KINDS, type RecordKind, kindAt } from './records';
import type { Scene, State } from './scene';

/** A colleague changes a record. */
export async function elsewhere(
  scene: Scene,
  { kind: at, row, column, meets }: Of<'elsewhere'>,
): Promise<void> {
  const last = meets ? scene.last : undefined;
  const kind = last?.kind ?? kindAt(at);
  const keys = [...kind.records(scene.look()).keys()];
  const key = last?.key ?? keys[row % keys.length];
  if (key === undefined) return;
  if (kind === KINDS[0]) {
    const field = last?.column ?? ['FirstName', 'LastName', 'CellPhone'][column % 3] ?? 'LastName';
    const item = { Key: 'UserID', KeyVal: key, [field]: scene.fresh(kind, field) };
    await scene.callElsewhere('updateUsers', { reqAddifnotfound: '0' }, item);
  } else {
    const field = last?.column ?? ['Amount', 'Description'][column % 2] ?? 'Amount';
    const record = scene.look().timeOffTransactions.find((each) => String(each['transId']) === key);
    const query = { TOAccountID: String(record?.['toAccountId']), reqAddifnotfound: '0' };
    const item = { Key: 'TransID', KeyVal: key, UserID: String(record?.['userId']) };
    await scene.callElsewhere('updateTimeOffTrans', query, { ...item, [field]: scene.fresh(kind, field) });
  }
}

/** A colleague adds a record. */
export async function elsewhereAdd(scene: Scene, kind: RecordKind): Promise<void> {
  const text = (column: string) => scene.fresh(kind, column);
  if (kind === KINDS[0]) {
    const names = { UserName: text('UserName'), FirstName: text('FirstName'), LastName: text('LastName') };
    const item = { ...names, Email: text('Email'), UserType: 'E', Password: 'secret-1!' };
    await scene.callElsewhere('addUsers', {}, item);
  } else {
    const account = String(scene.look().timeOffTransactions[0]?.['toAccountId']);
    const item = { UserID: '1001', EffectiveDate: '12-24-2026', Amount: text('Amount') };
    await scene.callElsewhere(
      'addTimeOffTrans',
      { TOAccountID: account },
      { ...item, Description: text('Description') },
    );
  }
}

/** A colleague adds the same record as a row that the person has not pushed yet. */
export async function elsewhereSame(
  scene: Scene,
  { kind: at, row, whole }: Of<'elsewhere same'>,
): Promise<void> {
  const kind = kindAt(at);
  const needed = kind.columns.slice(0, kind.needed);
  const typed = scene
    .rows(kind)
    .filter((each) => keyOf(kind, each) === '' && needed.every(({ name }) => each[name] !== ''));
  const same = typed[row % Math.max(1, typed.length)];
  if (!same) return;
  const text = (column: string) => String(same[column] ?? '');
  if (kind === KINDS[0]) {
    const names = { UserName: text('UserName'), FirstName: text('FirstName') };
    const rest = whole
      ? { LastName: text('LastName'), Email: text('Email') }
      : { LastName: scene.fresh(kind, 'LastName'), Email: scene.fresh(kind, 'Email'), CellPhone: '0170 0' };
    const item = { ...names, ...rest, UserType: 'E', Password: 'secret-1!' };
    return scene.callElsewhere('addUsers', {}, item, 'may be refused');
  }
  const person = scene
    .look()
    .users.find((each) => each['userName'] === text('Person') || text('Person') === nameOf(each));
  if (!person) return;
  const item = {
    UserID: String(person['userId']),
    EffectiveDate: wireDate(Number(same['EffectiveDate'])),
    Amount: text('Amount'),
    Description: whole ? text('Description') : scene.fresh(kind, 'Description'),
  };
  const account = String(scene.look().timeOffTransactions[0]?.['toAccountId']);
  return scene.callElsewhere('addTimeOffTrans', { TOAccountID: account }, item, 'may be refused');
}

function nameOf(person: State['users'][number]): string {
  return [person['firstName'], person['lastName']].filter((name) => typeof name === 'string').join(' ');
}

/** A day's serial number in a cell, as it is sent to the service. */
function wireDate(day: number): string {
  const [year, month, date] = new Date(Date.UTC(1899, 11, 30) + day * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-');
  return `${month}-${date}-${year}`;
}
