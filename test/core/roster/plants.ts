/** Edits that a person plants in a roster, each with what it must do. */
import { dateOf, DAYS, type RosterSheet, type BlockRow } from './rosters';

export interface Place {
  readonly who: string;
  readonly day: number;
  readonly lines: readonly {
    readonly text: string;
    readonly of?: BlockRow;
    readonly rows: readonly string[];
  }[];
  /** The department of the row. */
  readonly department: string;
}

export function placesOf({ book: { shifts }, made }: RosterSheet): Place[] {
  const byId = new Map(shifts.map((each) => [each.id, each]));
  return made.roster.rows
    .filter(({ personId }) => personId !== '')
    .flatMap(({ name, department, cells }) =>
      Array.from({ length: DAYS }, (_, day): Place => ({
        who: name,
        day,
        department,
        lines: (cells.get(dateOf(day))?.parts ?? []).map(({ text, kind, rows }) => {
          const of = kind === 'shift' ? byId.get(rows[0] ?? '') : undefined;
          return { text, rows, ...(of && { of }) };
        }),
      })),
    );
}

/** What was typed, and what that must do, as `said` says it. */
export type Planted = readonly string[];
/** Types into a sheet; undefined if the roster has no cell for such an edit. `pick` chooses among the cells. */
export type Plant = (sheet: RosterSheet, places: readonly Place[], pick: number) => Planted | undefined;

export const chosen = <Item>(all: readonly Item[], pick: number): Item | undefined => all[pick % all.length];
export const isWork = ({ lines }: Place) => lines.length > 0 && lines.every(({ of }) => of !== undefined);
const isFree = ({ lines }: Place) => lines.length === 0;
const isAway = ({ lines }: Place) => lines.some(({ of }) => of === undefined);
const textOf = ({ lines }: Place) => lines.map(({ text }) => text).join('\n');
export const placed = ({ who, day }: Place) => `${who}, ${dateOf(day)}`;
export const typeAt = (sheet: RosterSheet, { who, day }: Place, text: string | number) =>
  void sheet.type(who, day, text);

const changedTo = (of: BlockRow, now: Readonly<Record<string, string>>): Planted => {
  const before: Readonly<Record<string, unknown>> = { Start: of.start, End: of.end, ...of.more };
  const columns = Object.keys(now)
    .filter((column) => before[column] !== now[column])
    .sort();
  return columns.length === 0
    ? []
    : [`changed ${of.id}: ${columns.map((column) => `${column}=${now[column]}`).join(', ')}`];
};
const addedAs = ({ who, day, department }: Place, start: string, end: string): Planted => {
  const place = department === '' ? '' : `Department=${department}, `;
  return [`added: Date=${dateOf(day)}, ${place}End=${end}, Person=${who}, Start=${start}`];
};
const vacationOn = (place: Place): Planted => [`off ${placed(place)}: Vacation`];
const sickOn = ({ who, day }: Place): Planted => [
  `added: Date=${dateOf(day)}, End=00:00, Person=${who}, Start=00:00, TimeOffReason=Sick`,
];
const opened = ({ lines }: Place): Planted => lines.map(({ of }) => `opened ${of?.id}`).sort();

/** Replaces one line of a cell with shifts. */
const line =
  (
    text: string,
    now: Readonly<Record<string, string>>,
    fits: (of: BlockRow) => boolean = () => true,
  ): Plant =>
  (sheet, places, pick) => {
    const place = chosen(
      places.filter((each) => isWork(each) && each.lines.every(({ of }) => of && fits(of))),
      pick,
    );
    const at = place ? pick % place.lines.length : 0;
    const of = place?.lines[at]?.of;
    if (!place || !of) return undefined;
    typeAt(sheet, place, place.lines.map((each, nth) => (nth === at ? text : each.text)).join('\n'));
    return changedTo(of, now);
  };

/** Types a text that the cell does not have, and that means no shift. */
const emptied =
  (text: string, more: (place: Place) => Planted = () => []): Plant =>
  (sheet, places, pick) => {
    const place = chosen(places.filter(isWork), pick);
    if (!place) return undefined;
    typeAt(sheet, place, text);
    return [...more(place), ...opened(place)].sort();
  };

const inFree =
  (text: string | number, expected: (place: Place) => Planted): Plant =>
  (sheet, places, pick) => {
    const place = chosen(places.filter(isFree), pick);
    if (!place) return undefined;
    typeAt(sheet, place, text);
    return expected(place);
  };

const refusedCell =
  (text: string | number): Plant =>
  (sheet, places, pick) => {
    const place = chosen(
      places.filter((each) => !isAway(each)),
      pick,
    );
    if (!place) return undefined;
    typeAt(sheet, place, text);
    return [`refused ${placed(place)}`];
  };

/** Writes a cell in another way that means the same. */
const rewritten =
  (change: (text: string) => string): Plant =>
  (sheet, places, pick) => {
    const place = chosen(
      places.filter((each) => change(textOf(each)) !== textOf(each)),
      pick,
    );
    if (!place) return undefined;
    typeAt(sheet, place, change(textOf(place)));
    return [];
  };

/** `all day *` is understood in the cell of its shift alone: the reader asks whether shifts of 16 hours and more are right. */
const isWholeDay = ({ lines }: Place) => lines.some(({ of }) => of !== undefined && of.start === of.end);

/** Cuts a cell with one shift, and pastes it into an empty one that `fits`. */
const pasted =
  (fits: (from: Place, to: Place) => boolean, expected: (of: BlockRow, to: Place) => string): Plant =>
  (sheet, places, pick) => {
    const pairs = places
      .filter((from) => isWork(from) && from.lines.length === 1 && !isWholeDay(from))
      .flatMap((from) => places.filter((to) => isFree(to) && fits(from, to)).map((to) => ({ from, to })));
    const { from, to } = chosen(pairs, pick) ?? {};
    const of = from?.lines[0]?.of;
    if (!from || !to || !of) return undefined;
    typeAt(sheet, from, '');
    typeAt(sheet, to, textOf(from));
    return [expected(of, to)];
  };

export const PLANTS: Readonly<Record<string, Plant>> = {
  'nothing is typed': () => [],
  'other times': line('10:15-19:45', { Start: '10:15', End: '19:45' }),
  'times of a night': line('23:15-7:30', { Start: '23:15', End: '07:30' }),
  'times until 24:00': line('17:30-24', { Start: '17:30', End: '00:00' }),
  'a code': line('f', { Start: '06:00', End: '14:00' }, ({ start }) => start !== '06:00'),
  'the name of a time of day': line(
    'late',
    { Start: '14:00', End: '22:00' },
    ({ start }) => start !== '14:00',
  ),
  'times and a department': line('10:15-19:45 Kitchen', {
    Start: '10:15',
    End: '19:45',
    Department: 'Kitchen',
  }),
  'a line removed': (sheet, places, pick) => {
    const place = chosen(
      places.filter((each) => isWork(each) && each.lines.length > 1),
      pick,
    );
    if (!place) return undefined;
    const gone = place.lines[pick % place.lines.length];
    typeAt(sheet, place, place.lines.flatMap((each) => (each === gone ? [] : [each.text])).join('\n'));
    return [`opened ${gone?.of?.id}`];
  },
  'a line more': (sheet, places, pick) => {
    const place = chosen(
      places.filter((each) => isWork(each)),
      pick,
    );
    if (!place) return undefined;
    typeAt(sheet, place, `${textOf(place)}\n19:15-21:45`);
    return addedAs(place, '19:15', '21:45');
  },
  'a shift beside time off': (sheet, places, pick) => {
    const place = chosen(places.filter(isAway), pick);
    if (!place) return undefined;
    typeAt(sheet, place, `19:15-21:45\n${textOf(place)}`);
    return addedAs(place, '19:15', '21:45');
  },
  'a shift in an empty cell': inFree('9-17', (place) => addedAs(place, '09:00', '17:00')),
  'a code in an empty cell': inFree('F', (place) => addedAs(place, '06:00', '14:00')),
  'an account in an empty cell': inFree('U', vacationOn),
  'a reason in an empty cell': inFree('k', sickOn),
  'an x in an empty cell': inFree('x', () => []),
  'an emptied cell': emptied(''),
  'spaces and empty lines alone': emptied(' \n\r\n '),
  'an x': emptied('x'),
  off: emptied('off'),
  'a reason instead of shifts': emptied('K', sickOn),
  'an account instead of shifts': emptied('u', vacationOn),
  'a shift of somebody else': pasted(
    (from, to) => from.day === to.day && from.who !== to.who && from.department === to.department,
    (of, to) => `changed ${of.id}: Person=${to.who}`,
  ),
  'a shift of another day': pasted(
    (from, to) => from.who === to.who,
    (of, to) => `moved ${of.id}: Date=${dateOf(to.day)}`,
  ),
  'a shift that becomes open': (sheet, places, pick) => {
    const rows = new Set(
      sheet.made.roster.rows.flatMap(({ personId, department, cells }) =>
        personId === ''
          ? Array.from({ length: DAYS }, (_, day) => (cells.has(dateOf(day)) ? '' : `${department} ${day}`))
          : [],
      ),
    );
    const from = chosen(
      places.filter(
        (each) =>
          isWork(each) &&
          each.lines.length === 1 &&
          !isWholeDay(each) &&
          rows.has(`${each.department} ${each.day}`),
      ),
      pick,
    );
    if (!from) return undefined;
    typeAt(sheet, from, '');
    sheet.type(`open ${from.department}`, from.day, textOf(from));
    return [`changed ${from.lines[0]?.of?.id}: Person=Open shift`];
  },
  'time off emptied': (sheet, places, pick) => {
    const place = chosen(places.filter(isAway), pick);
    if (!place) return undefined;
    typeAt(sheet, place, '');
    const rows = place.lines.flatMap((each) => (each.of ? [] : each.rows));
    return [`refused ${[placed(place), ...rows].join(' ')}`];
  },
  'a shift over time off': (sheet, places, pick) => {
    const place = chosen(places.filter(isAway), pick);
    if (!place) return undefined;
    typeAt(sheet, place, '9:05-17');
    const rows = place.lines.flatMap((each) => (each.of ? [] : each.rows));
    return [`refused ${[placed(place), ...rows].join(' ')}`];
  },
  'an unknown code': refusedCell('zzqq'),
  'a number': refusedCell(46_000),
  'a formula': refusedCell('=A1'),
  'a long text': refusedCell('9-17 '.repeat(400)),
  'a merged cell': (sheet, places, pick) => {
    const place = chosen(places, pick);
    if (!place) return undefined;
    const [row, column] = [sheet.rowOf(place.who), sheet.columnOf(place.day)];
    sheet.merged.push({ firstRow: row, lastRow: row, firstColumn: column, lastColumn: column });
    return [`refused ${placed(place)}`];
  },
  'no signs of details': rewritten((text) => text.replaceAll(/ \*$/gm, '')),
  'hyphens for dashes': rewritten((text) => text.replaceAll('–', '-')),
  'more spaces': rewritten((text) => (text === '' ? '' : ` ${text.replaceAll(' ', '  ')} `)),
  'other ends of lines': rewritten((text) => text.replaceAll('\n', '\r\n')),
};

export const kinds = Object.keys(PLANTS);
