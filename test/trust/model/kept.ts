/** Whether every cell that a person typed is kept. */
import { at, isPerson, words, type ProductAction } from './action';
import type { Known } from './known';
import { keyOf, ownKey, type Row } from './records';

/** No cell that a person typed changes, unless it is no longer an edit, or the person chose the other side's value. */
export function judgeKept(known: Known, action: ProductAction): void {
  const { before, after, typed } = action;
  for (const [index, was] of before.rows.entries()) {
    const row = after.rows[index] ?? {};
    const key = ownKey(known.kind, row);
    const fields = after.records.get(key);
    for (const { name: column } of known.kind.columns) {
      const mine = typed?.index === index && typed.column === column ? typed.cell : at(was, column);
      const now = at(row, column);
      if (now === mine) continue;
      const what = `row ${index + 2}: ${column} "${String(mine)}" has become "${String(now)}" in ${words(row)}`;
      if (!known.kind.returned.includes(column)) {
        // Names follow the people who have them; a value that was typed in another form is shown as the service has it.
        const isName = column === 'Person' || column === 'Account';
        const meant = fields ?? after.records.get(originalOf(known, was));
        if (!isName || now === '' || !meant) known.break('lost', action, what);
        // A copy means the people of its original, also if others have their names today.
        if (!fields && column === 'Person' && !isPerson(row, meant)) known.break('lost', action, what);
        continue;
      }
      if (isInherited(known, was, row, column)) continue;
      if (!fields) known.break('lost', action, what);
      const isChosen =
        action.theirs === 'all' || (action.theirs !== undefined && action.theirs === row['Row']);
      // The person was shown the other side's value; it may have changed once more since.
      const isTheirs = isChosen && known.pastOf(key, column).has(now);
      if (isTheirs) known.agreedOn(key, column).add(now);
      if (now !== at(fields, column) && !isTheirs)
        known.break('false', action, `${what}; the service holds ${words(fields)}`);
      const isForgotten = known.agreedOn(key, column).size === 0;
      const isNewHere = mine === '' && (isForgotten || ownKey(known.kind, was) !== key);
      if (!isNewHere && !isChosen && !known.agreedOn(key, column).has(mine))
        known.break('lost', action, what);
    }
  }
}

/** The key of the record that a row had when it was copied. */
function originalOf(known: Known, was: Row): string {
  // If Ctrl+Z removed the original's key, its copy has none, and both have its id. If the file has lost its memory, the
  // copy shows the original's key, and only a list shows which of the two is the original.
  return ownKey(known.kind, was) || (known.keysOfIds.get(at(was, 'Row')) ?? '') || keyOf(known.kind, was);
}

/** A copy does not keep a value that only one record may have, if it does not need it. */
function isInherited(known: Known, was: Row, row: Row, column: string): boolean {
  const original = originalOf(known, was);
  const isCopy = original !== '' && original !== ownKey(known.kind, row);
  return (
    isCopy &&
    known.kind.unique.includes(column) &&
    at(row, column) === '' &&
    known.pastOf(original, column).has(at(was, column))
  );
}
