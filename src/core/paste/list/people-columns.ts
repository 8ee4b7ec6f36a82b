import type { PeopleColumns } from '../draft';
import { type PastedLine, shortened } from '../lines';
import { columnName } from '../messages';
import type { PastedPage } from '../page';
import { holdsNames } from '../people/cell-names';
import { columnContent, widthOf } from '../table/columns';
import { namesNoWorker, PERSON_TARGETS } from '../words/header-words';

/**
 * If no column names the people: the columns of texts that are not used, and the only one of them that looks like
 * names. Open shifts are never made beside such a column without asking.
 */
export function peopleColumns(
  page: PastedPage,
  columns: ReadonlyMap<number, string>,
  heads: readonly string[],
  body: readonly PastedLine[],
): PeopleColumns | undefined {
  const named = (positions: readonly number[]) => positions.filter((at) => holdsNames(page, body, at));
  const listed = (positions: readonly number[]) =>
    positions.map((at) => ({ at, header: shortened(heads[at]?.trim() || columnName(at)) }));
  const targets = [...columns.values()];
  if (heads.length === 0 && page.answers.columns.size === 0) {
    const texts = [...columns].flatMap(([at, target]) => (NAMED_BY_CONTENT.has(target) ? [at] : []));
    const people = named(texts);
    const proposed = texts.find((at) => columns.get(at) === 'Person');
    // Without headers, only the cells show who the people are.
    const isUnnamed = texts.length > 0 && proposed === undefined;
    return isUnnamed || (texts.length > 1 && people.length !== 1)
      ? { columns: listed(texts), proposed }
      : undefined;
  }
  if (targets.some((target) => PERSON_TARGETS.has(target))) return undefined;
  const free = Array.from({ length: widthOf(body) }, (_, at) => at).filter(
    (at) => (columns.get(at) ?? '') === '' && columnContent(page, at, body) === 'text',
  );
  // The user left these columns out.
  const open = free.filter((at) => page.answers.columns.get(at) !== '');
  if (open.length === 0) return undefined;
  const people = named(open.filter((at) => !namesNoWorker((heads[at] ?? '').trim())));
  return { columns: listed(open), proposed: people.length === 1 ? people[0] : undefined };
}

/** Targets that are guessed from the texts of a column without a header. */
const NAMED_BY_CONTENT: ReadonlySet<string> = new Set(['Person', 'Task', 'Department', 'Notes']);
