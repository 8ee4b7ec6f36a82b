import { makePassword, passwordProblem } from '../../core/push/password';
import { type PlannedItem, itemsOf } from '../../core/push/plan';
import type { FirstPasswords } from '../pane/first-passwords';
import type { Random } from '../ports/ports';
import type { FirstPassword } from '../view';
import type { PlannedTable } from './planned-table';

/** Chooses a first password for each new user that has none yet. */
export function chooseFirstPasswords(
  firstPasswords: FirstPasswords,
  tables: readonly PlannedTable[],
  random: Random,
): void {
  for (const { row } of newUsers(tables))
    if (!firstPasswords.chosen.has(row))
      firstPasswords.choose(
        row,
        makePassword((max) => random.integer(max)),
      );
}

/** The new users that would be sent, with their first passwords. */
export function firstPasswordsOf(
  { chosen }: Pick<FirstPasswords, 'chosen'>,
  tables: readonly PlannedTable[],
): FirstPassword[] {
  return newUsers(tables).map(({ row, label, item }) => {
    const password = chosen.get(row) ?? '';
    return { row, label, userName: item['UserName'] ?? '', password, problem: passwordProblem(password) };
  });
}

/** The planned additions that need a first password. */
function newUsers(tables: readonly PlannedTable[]): PlannedItem[] {
  return tables
    .filter(({ read }) => read.entity.add?.password !== undefined)
    .flatMap(({ plan }) => itemsOf(plan).filter((item) => item.action === 'add'));
}
