import type { World } from '../../app/world';
import type { State } from '../../sandbox/caller';
import type { Operation } from './operations';

/** Rows that are not as they must be. */
export interface Tally {
  /** Not on the service, or no longer in the sheet. */
  readonly lost: number;
  /** More than once on the service, or in the sheet. */
  readonly doubled: number;
  /** With a status that says what is not so. */
  readonly false: number;
}

/** Compares what the sheet says of each text with what the service holds. In the end each is there once, and said to be. */
export async function tally(
  world: World,
  { sheet, column, list, held }: Operation,
  texts: readonly string[],
  when: 'after the push' | { readonly recordsInTheEnd: number },
): Promise<Tally> {
  const state = await world.sandbox.state();
  const rows = rowsByText(world, sheet, column);
  const sum = { lost: 0, doubled: 0, false: 0 };
  for (const text of texts) {
    const [row, ...others] = rows.get(text) ?? [];
    const times = held(state, text);
    const status = String(row?.['Status'] ?? '');
    const isOver = when !== 'after the push';
    if (!row || (isOver && times === 0)) sum.lost += 1;
    else if (times > 1 || others.length > 0) sum.doubled += 1;
    else if (isOver ? !['0', ''].includes(status) : isFalse(status, times > 0)) sum.false += 1;
  }
  // Records that hold none of the texts are somebody's as well.
  if (when !== 'after the push') {
    const more = state[list].length - when.recordsInTheEnd;
    if (more > 0) sum.doubled = Math.max(sum.doubled, more);
    else sum.lost = Math.max(sum.lost, -more);
  }
  return sum;
}

function rowsByText(world: World, sheet: string, column: string) {
  const rows = new Map<string, ReturnType<World['table']>>();
  for (const row of world.table(sheet)) {
    const text = String(row[column]);
    rows.set(text, [...(rows.get(text) ?? []), row]);
  }
  return rows;
}

/** A pane that is there says of a stored row that it is stored, or that it does not know; and of no other. */
function isFalse(status: string, isStored: boolean): boolean {
  return isStored ? !['0', 'Unknown'].includes(status) : ['0', ''].includes(status);
}

/** The lists of records that the sandbox shows. */
export type List = Exclude<keyof State, 'calls' | 'faults' | 'isListedLate' | 'elsewhere'>;
