import type { Entity } from '../../entities/entity';
import { plainName, nameWords } from '../../values/name-parts';
import { PLACE_COLUMNS } from '../words/header-words';

/** The names of the company's people, departments, areas and tasks. */
export interface PastedCompany {
  /** The columns whose lists have this text as a whole name: `Person`, `Department`, `Area`, `Task`. */
  readonly columnsOf: (text: string) => readonly string[];
  readonly hasPeople: boolean;
  /** Whether one of the words is a word of a person's name: `Ann` of Ann Bell. */
  readonly knowsPart: (text: string) => boolean;
}

/** For the command and the tests, which know no company. */
export const NO_COMPANY: PastedCompany = {
  columnsOf: () => [],
  hasPeople: false,
  knowsPart: () => false,
};

/**
 * The names that the sheet's columns may hold. IDs and UserNames do not count, because somebody's UserName may be
 * `off`.
 */
export function pastedCompanyOf(entity: Entity): PastedCompany {
  const lists = ['Person', ...PLACE_COLUMNS].flatMap((column) => {
    const names = entity.fields.find(({ id }) => id === column)?.names;
    return names ? [{ column, names }] : [];
  });
  const found = new Map<string, readonly string[]>();
  const find = (text: string): readonly string[] => {
    const words = nameWords(text).join(' ');
    if (words === '') return [];
    return lists
      .filter(({ names }) =>
        names.idsOf(text).some((id) => {
          const label = names.labelOf(id) ?? '';
          return [label, plainName(label)].some((name) => nameWords(name).join(' ') === words);
        }),
      )
      .map(({ column }) => column);
  };
  const people = lists.find(({ column }) => column === 'Person')?.names;
  let parts: ReadonlySet<string> | undefined;
  return {
    hasPeople: people !== undefined && people.entries.length > 0,
    knowsPart: (text) => {
      parts ??= new Set(people?.entries.flatMap(({ label }) => nameWords(plainName(label))));
      return nameWords(text).some((word) => parts?.has(word));
    },
    columnsOf: (text) => {
      let columns = found.get(text);
      if (!columns) {
        columns = find(text);
        found.set(text, columns);
      }
      return columns;
    },
  };
}

/** The one column of places whose list has a text as a name. Undefined if no list or several lists have it. */
export function placeColumn(company: PastedCompany, text: string): string | undefined {
  const columns = company.columnsOf(text.trim());
  const places = PLACE_COLUMNS.filter((column) => columns.includes(column));
  return places.length === 1 && !columns.includes('Person') ? places[0] : undefined;
}
