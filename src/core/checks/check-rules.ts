import { openConflicts } from '../changes/conflicts';
import { type TrackedRow } from '../changes/row';
import { headerIn, type Entity, type RowRule } from '../entities/entity';
import { isError, problemAt, type Finding, type Problem } from '../problems/problem';
import { valuesReader, shownField } from '../table/record';
import type { Cell } from '../values/cell';
import { truncate } from '../values/shown';

/**
 * What the entity's rules find in a new or edited row whose cells can all be read: only the first error, or else every
 * warning. A warning is about typed values: an edited row has a warning only if one of the rule's columns was edited.
 */
export function checkRules(
  entity: Entity,
  row: Pick<TrackedRow, 'index' | 'cells' | 'change' | 'changed'>,
): Problem[] {
  const values = valuesReader(entity, row.cells);
  const found = (entity.rules ?? []).flatMap((rule): Problem[] => {
    const params = rule.broken(values(rule.from));
    if (params === undefined) return [];
    const problem = problemAt(row.index, rule.field, findingOf(entity, rule, params), rule.severity);
    const isTyped = row.change === 'new' || rule.from.some((name) => row.changed.includes(name));
    return isError(problem) || isTyped ? [problem] : [];
  });
  const error = found.find(isError);
  return error ? [error] : found;
}

/** The cast is safe: the params belong to the rule's own code. */
function findingOf(entity: Entity, { code, field }: RowRule, params: object): Finding {
  return { code, params: { field: headerIn(entity, field), ...params } } as unknown as Finding;
}

/** A row's conflicts that wait for the user's decision: one problem for each field, with the texts that the sheet shows. */
export function checkConflicts(
  entity: Entity,
  row: Pick<TrackedRow, 'index' | 'base' | 'cells' | 'changed' | 'keyDoubt'>,
): Problem[] {
  return openConflicts(row).map(({ field, base, theirs, isFromBackup }) => {
    const shown = (cell: Cell) => truncate(shownField(entity, field, { [field]: cell }));
    const params = {
      field: headerIn(entity, field),
      base: shown(base),
      theirs: shown(theirs),
      ...(isFromBackup ? { isFromBackup } : {}),
    };
    return problemAt(row.index, field, { code: 'conflict', params });
  });
}
