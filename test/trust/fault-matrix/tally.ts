import type { World } from '../../app/world/world';
import type { State } from '../../standins/service/caller';
import type { Fault } from './faults';
import type { Operation, Spelling } from './operations';

/** How many rows are not as they must be. */
export interface Tally {
  /** Not on the service, or no longer in the sheet. */
  readonly lost: number;
  /** More than once on the service, or in the sheet. */
  readonly doubled: number;
  /** With a Status that is not true. */
  readonly false: number;
  /** Places that contain a secret and must not. */
  readonly leaked: number;
}

export const NOTHING: Tally = { lost: 0, doubled: 0, false: 0, leaked: 0 };

export function sumOf(one: Tally, other: Tally): Tally {
  return {
    lost: one.lost + other.lost,
    doubled: one.doubled + other.doubled,
    false: one.false + other.false,
    leaked: one.leaked + other.leaked,
  };
}

/**
 * Compares what the sheet shows of each text with the service's records. At the end each is there once, and its row says so.
 */
export async function tally(
  world: World,
  { sheet, column, list, countStored }: Operation,
  { spelling = (text) => text, alsoTrue = [] }: Fault,
  texts: readonly string[],
  when: 'after the push' | { readonly recordsInTheEnd: number },
): Promise<Tally> {
  const state = await world.sandbox.state();
  const rows = rowsByText(world, sheet, column, spelling);
  const sum: { -readonly [Count in keyof Tally]: number } = { ...NOTHING };
  for (const text of texts) {
    const [row, ...others] = rows.get(spelling(text)) ?? [];
    const times = countStored(state, text, spelling);
    const status = String(row?.['Status'] ?? '');
    const isOver = when !== 'after the push';
    if (!row || (isOver && times === 0)) sum.lost += 1;
    else if (times > 1 || others.length > 0) sum.doubled += 1;
    else if (isOver ? !['0', ''].includes(status) : isFalse(status, times > 0, alsoTrue)) sum.false += 1;
  }
  // Records with none of the texts are somebody's too.
  if (when !== 'after the push') {
    const more = state[list].length - when.recordsInTheEnd;
    if (more > 0) sum.doubled = Math.max(sum.doubled, more);
    else sum.lost = Math.max(sum.lost, -more);
  }
  return sum;
}

function rowsByText(world: World, sheet: string, column: string, spelling: Spelling) {
  const rows = new Map<string, ReturnType<World['table']>>();
  for (const row of world.table(sheet)) {
    const text = spelling(String(row[column]));
    rows.set(text, [...(rows.get(text) ?? []), row]);
  }
  return rows;
}

/** An open pane shows a stored row as stored or unknown, and no other row as stored. */
function isFalse(status: string, isStored: boolean, alsoTrue: readonly string[]): boolean {
  return isStored ? !['0', 'Unknown', ...alsoTrue].includes(status) : ['0', ''].includes(status);
}

/** Rows that were refused one by one and do not show the code. */
export function withoutCode(
  world: World,
  { sheet }: Operation,
  { refused, rows }: { readonly refused: string; readonly rows: number },
): Tally {
  const shown = world.table(sheet).filter((row) => String(row['Status']) === refused).length;
  return { ...NOTHING, false: Math.max(0, rows - shown) };
}

/** The lists of records that the sandbox shows. */
export type List = Exclude<keyof State, 'calls' | 'faults' | 'isListedLate' | 'elsewhere'>;
