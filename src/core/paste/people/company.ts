import type { Entity } from '../../entities/entity';
import { PLACE_COLUMNS } from '../place-columns';
import { wordsOf } from './name-parts';

/** The names of the company's people, departments, areas and tasks. */
export interface Company {
  /** The columns in whose lists a text is a whole name: `Person`, `Department`, `Area`, `Task`. */
  readonly columnsOf: (text: string) => readonly string[];
}

/** The command and the tests know no company. */
export const NO_COMPANY: Company = { columnsOf: () => [] };

/** The names that a sheet's columns may hold. An ID or a UserName is no name: `off` may be somebody's. */
export function companyOf(entity: Entity): Company {
  const lists = ['Person', ...PLACE_COLUMNS].flatMap((column) => {
    const names = entity.fields.find(({ id }) => id === column)?.names;
    return names ? [{ column, names }] : [];
  });
  const found = new Map<string, readonly string[]>();
  const find = (text: string): readonly string[] => {
    const words = wordsOf(text).join(' ');
    if (words === '') return [];
    return lists
      .filter(({ names }) =>
        names.idsOf(text).some((id) => {
          const label = names.labelOf(id) ?? '';
          return [label, plainName(label)].some((name) => wordsOf(name).join(' ') === words);
        }),
      )
      .map(({ column }) => column);
  };
  return {
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

/** `Maria Garcia (mgarcia2)`: what tells a label apart is no part of the name. */
function plainName(label: string): string {
  return label.replace(/ \([^()]*\)$/, '');
}

/** The one column of places whose list has a text as a name; undefined where none or several have. */
export function placeColumn(company: Company, text: string): string | undefined {
  const columns = company.columnsOf(text.trim());
  const places = PLACE_COLUMNS.filter((column) => columns.includes(column));
  return places.length === 1 && !columns.includes('Person') ? places[0] : undefined;
}
