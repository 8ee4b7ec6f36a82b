import { contentOf, widthOf } from './columns';
import type { PastedLine } from './draft';
import { FIRST_NAME, LAST_NAME } from './header-words';
import { isPersonName } from './names';
import { shortened, type Page } from './page';

/** A column that may name the people of a list. */
export interface PeopleColumn {
  readonly at: number;
  readonly header: string;
}

/** Rows that are looked at. */
const LOOKED_AT = 60;
/** So many of a column's cells look like names where it holds people. */
const MOSTLY = 0.6;

/**
 * The columns of texts that are not used where no column names the people, and the only one of them that looks like
 * names. Open shifts beside such a column are never made without a word.
 */
export function peopleColumns(
  page: Page,
  columns: ReadonlyMap<number, string>,
  heads: readonly string[],
  body: readonly PastedLine[],
): { columns: readonly PeopleColumn[]; proposed: number | undefined } | undefined {
  const targets = [...columns.values()];
  if ([FIRST_NAME, LAST_NAME, 'Person'].some((target) => targets.includes(target))) return undefined;
  const free = Array.from({ length: widthOf(body) }, (_, at) => at).filter(
    (at) => (columns.get(at) ?? '') === '' && contentOf(page, at, body) === 'text',
  );
  // The user left these columns out.
  const open = free.filter((at) => page.answers.columns.get(at) !== '');
  if (open.length === 0) return undefined;
  const named = open.filter((at) => holdsNames(body, at));
  return {
    columns: open.map((at) => ({ at, header: shortened(heads[at]?.trim() || `column ${at + 1}`) })),
    proposed: named.length === 1 ? named[0] : undefined,
  };
}

export function holdsNames(body: readonly PastedLine[], at: number): boolean {
  const cells = body
    .slice(0, LOOKED_AT)
    .map(({ cells: all }) => (all[at] ?? '').trim())
    .filter((cell) => cell !== '');
  const names = cells.filter((cell) =>
    cell.split(/\s*[,;&/\n]\s*/).every((part) => isPersonName(withoutParticles(part))),
  );
  return cells.length > 0 && names.length >= cells.length * MOSTLY;
}

/** `Ludwig van Dyk`: small words within a name. */
function withoutParticles(name: string): string {
  return name.replace(/\s(?:van|von|de|der|den|da|di|du|la|le|al|el|bin)(?=\s)/giu, '');
}
