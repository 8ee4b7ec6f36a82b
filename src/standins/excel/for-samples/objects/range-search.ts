/** Finds and replaces texts in the cells of an Excel.Range, and removes rows that repeat others. */
import { bounding, contains, intersection, lastColumn, lastRow } from '../../area';
import { booleanOf, integerOf, isList, modelledChoiceOf, recordOf, textOf } from '../../arguments';
import { enterBlock } from '../../values/cell-entry';
import { SHEET_COLUMNS, SHEET_ROWS, type Area, type GridCell } from '../../grid';
import { HostObject, type Argument, type Call, type ObjectType } from '../../object-type';
import type { RangeSelf } from '../../wire/pane';
import { HostProblem, invalidArgument, notModelled } from '../../problem';
import { requireUnmerged } from '../../objects/merges';
import { requireUnprotected } from '../../objects/protection';
import { areaOf } from '../../objects/range-argument';

export interface Criteria {
  readonly text: string;
  readonly completeMatch: boolean;
  readonly matchCase: boolean;
  readonly backwards: boolean;
}

/** What is searched for. The find and findAll of ranges and sheets read it in the same way. */
export function criteriaOf(text: Argument | undefined, criteria: Argument | undefined): Criteria {
  const given = criteria === undefined || criteria === null ? {} : recordOf(criteria);
  const { completeMatch = null, matchCase = null, searchDirection = null } = given;
  const flag = (value: Argument): boolean => (value === null ? false : booleanOf(value));
  const direction = modelledChoiceOf(searchDirection, ['Forward', 'Backwards'], [], 'Forward');
  const wanted = textOf(text);
  if (wanted === '') throw invalidArgument();
  if (/[*?~]/.test(wanted)) throw notModelled('wildcards in searches');
  return {
    text: wanted,
    completeMatch: flag(completeMatch),
    matchCase: flag(matchCase),
    backwards: direction === 'Backwards',
  };
}

function matches(content: string, { text, completeMatch, matchCase }: Criteria): boolean {
  const [whole, part] = matchCase ? [content, text] : [content.toLowerCase(), text.toLowerCase()];
  return completeMatch ? whole === part : whole.includes(part);
}

/**
 * The displayed text, the value and the formula must give the same result: Microsoft's pages do not say which of them
 * Excel searches.
 */
function isFound(cell: GridCell, shown: string, criteria: Criteria): boolean {
  const held = typeof cell.value === 'boolean' ? String(cell.value).toUpperCase() : String(cell.value);
  const answers = [shown, held, cell.formula ?? held].map((content) => matches(content, criteria));
  if (answers.some((each) => each !== answers[0]))
    throw notModelled('searching cells that show something other than they hold');
  return answers[0] ?? false;
}

/** The cells that match, row by row. */
export function foundIn(sheet: string, area: Area, criteria: Criteria, { book }: Call): Area[] {
  const used = book.grid.used(sheet);
  const part = used && intersection(used, area);
  if (!part) return [];
  const texts = book.grid.texts(sheet, part);
  return book.grid.read(sheet, part).flatMap((line, row) =>
    line.flatMap((cell, column) => {
      const found = isFound(cell, texts[row]?.[column] ?? '', criteria);
      return found ? [{ row: part.row + row, column: part.column + column, rows: 1, columns: 1 }] : [];
    }),
  );
}

/**
 * The first match. For a single cell, the whole sheet is searched, from after that cell to the end and then from the
 * start.
 */
function find(self: RangeSelf, [text, given]: readonly Argument[], call: Call): HostObject | null {
  const criteria = criteriaOf(text, given);
  const area = areaOf(self);
  const isCell = area.rows === 1 && area.columns === 1;
  const searched = isCell ? { row: 0, column: 0, rows: SHEET_ROWS, columns: SHEET_COLUMNS } : area;
  const found = foundIn(self.sheet, searched, criteria, call);
  if (criteria.backwards) found.reverse();
  const isAfter = (each: Area): boolean => {
    const order = each.row - area.row || each.column - area.column;
    return criteria.backwards ? order < 0 : order > 0;
  };
  const first = (isCell ? found.find(isAfter) : undefined) ?? found[0];
  return first ? call.model.range(self.sheet, first) : null;
}

/** Returns how many cells were changed. */
function replaceAll(self: RangeSelf, [text, given, options]: readonly Argument[], call: Call): number {
  const criteria = criteriaOf(text, options);
  const replacement = textOf(given);
  const { sheet } = self;
  requireUnprotected(sheet, call);
  const found = foundIn(sheet, areaOf(self), criteria, call);
  const pattern = new RegExp(
    criteria.text.replace(/[\\^$.+()[\]{}|]/g, String.raw`\$&`),
    criteria.matchCase ? 'gu' : 'giu',
  );
  const changes = found.map((area) => {
    const [cell] = call.book.grid.read(sheet, area)[0] ?? [];
    if (cell?.formula !== undefined) throw notModelled('replacing in formulas');
    const content = call.book.grid.texts(sheet, area)[0]?.[0] ?? '';
    if ((content.match(pattern)?.length ?? 0) > 1) throw notModelled('replacing twice in one cell');
    return { area, value: content.replace(pattern, () => replacement) };
  });
  call.book.grid.step(() => {
    for (const { area, value } of changes)
      enterBlock({ sheet, area, values: [[value]], by: 'host' }, call.book.entering);
  });
  return changes.length;
}

/**
 * Removes rows that repeat an earlier one in these columns. The rows below move up, and blank rows remain at the end.
 */
function removeDuplicates(
  self: RangeSelf,
  [columns, includesHeader]: readonly Argument[],
  call: Call,
): HostObject {
  const { sheet } = self;
  const { grid } = call.book;
  requireUnprotected(sheet, call);
  if (columns === undefined || !isList(columns) || columns.length === 0) throw invalidArgument();
  const area = areaOf(self);
  const keys = columns.map((each) => integerOf(each));
  if (keys.some((key) => key < 0 || key >= area.columns)) throw invalidArgument();
  if (area.rows * area.columns > call.book.options.limits.cellsRead)
    throw new HostProblem('RangeExceedsLimit');
  if (grid.tables().some((table) => table.sheet === sheet && intersection(table.area, area)))
    throw notModelled('removing duplicates from a table');
  requireUnmerged(sheet, area, 'removing duplicates among', call);
  if (call.book.hasLinks(sheet, area)) throw notModelled('removing duplicates among links');
  const isHeaded =
    includesHeader === undefined || includesHeader === null ? false : booleanOf(includesHeader);
  const body = isHeaded ? { ...area, row: area.row + 1, rows: area.rows - 1 } : area;
  if (body.rows === 0) return HostObject.of(resultType, { removed: 0, uniqueRemaining: 0 });
  const rows = grid.read(sheet, body);
  const looks = grid.formats(sheet, body);
  if (rows.some((line) => line.some((cell) => cell.formula !== undefined)))
    throw notModelled('removing duplicates among formulas');
  if (looks.some((line) => line.some((format, column) => format !== looks[0]?.[column])))
    throw notModelled('removing duplicates among differing number formats');
  const seen = new Set<string>();
  const kept = rows.filter((line) => {
    const key = JSON.stringify(keys.map((column) => keyOf(line[column])));
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  const blank = Array.from({ length: area.columns }, () => ({ value: '' }));
  const moved = rows.map((_, index) => kept[index] ?? blank);
  if (kept.length < rows.length) grid.write(sheet, body, moved, 'host');
  return HostObject.of(resultType, { removed: rows.length - kept.length, uniqueRemaining: kept.length });
}

/** Case is ignored. */
const keyOf = (cell: GridCell | undefined) =>
  typeof cell?.value === 'string' ? cell.value.toLowerCase() : (cell?.value ?? '');

const resultType: ObjectType<{ readonly removed: number; readonly uniqueRemaining: number }> = {
  name: 'RemoveDuplicatesResult',
  properties: {
    Removed: { get: ({ removed }) => removed },
    UniqueRemaining: { get: ({ uniqueRemaining }) => uniqueRemaining },
  },
};

/** The block of filled cells around the range, bounded by blank rows and columns. */
function surroundingRegion(self: RangeSelf, _args: readonly Argument[], { book, model }: Call): HostObject {
  let region = areaOf(self);
  for (;;) {
    const around = {
      row: Math.max(0, region.row - 1),
      column: Math.max(0, region.column - 1),
      rows: Math.min(SHEET_ROWS - 1, lastRow(region) + 1),
      columns: Math.min(SHEET_COLUMNS - 1, lastColumn(region) + 1),
    };
    const ring = {
      ...around,
      rows: around.rows - around.row + 1,
      columns: around.columns - around.column + 1,
    };
    const used = book.grid.used(self.sheet);
    const part = used && intersection(used, ring);
    const filled = part
      ? book.grid
          .read(self.sheet, part)
          .flatMap((line, row) =>
            line.flatMap((cell, column) =>
              cell.value === ''
                ? []
                : [{ row: part.row + row, column: part.column + column, rows: 1, columns: 1 }],
            ),
          )
      : [];
    const grown = filled.reduce(bounding, region);
    if (contains(region, grown)) return model.range(self.sheet, region);
    region = grown;
  }
}

export const searchingMethods: NonNullable<ObjectType<RangeSelf>['methods']> = {
  FindOrNullObject: find,
  Find(self, args, call) {
    const found = find(self, args, call);
    if (!found) throw new HostProblem('ItemNotFound');
    return found;
  },
  ReplaceAll: replaceAll,
  RemoveDuplicates: removeDuplicates,
  GetSurroundingRegion: surroundingRegion,
};
