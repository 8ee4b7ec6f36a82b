import { timesToRange, type WrittenRange } from './cell';
import { nameColumn, rosterRoles, widthOf } from './columns';
import { sideInHeader, sideOf, type HeaderDays, type Side } from './day-header';
import type { DayGroup, PastedLine, QuestionId, WeekHint } from './draft';
import { FIRST_NAME, IGNORED, LAST_NAME, SHIFT } from './header-words';
import { why } from './messages';
import { isPersonName, splitNames } from './names';
import { lineText, shortened, type Page } from './page';
import { isShiftName, SUM_WORDS } from './words';

/** A part of a text with its own header of days. */
export interface RosterBlock {
  readonly headers: readonly PastedLine[];
  readonly days: HeaderDays;
  readonly body: readonly PastedLine[];
  readonly week: WeekHint;
  readonly guesses: readonly QuestionId[];
  /** Where the block was turned, each day has a line of the text. */
  readonly lineOf?: (line: number, column: number) => number;
}

export type RosterKind = 'roster' | 'in and out' | 'names in cells';

/** So many of the shifts have words beside them where these are people and the rows are places. */
const MOSTLY = 0.6;

/** One day of a header with the columns below it. */
interface DayColumn {
  readonly at: number;
  readonly day: number;
  readonly side: Side | 'shift' | 'none';
}

/** Reads a block with days across: people down, or times or places down with names in the cells. */
export function readRoster(page: Page, block: RosterBlock, known: ReadonlySet<string>): RosterKind {
  const { headers, days, body, week } = block;
  const group = page.group(true, week);
  for (const item of days.values()) group.items.push(item);
  const columns = dayColumns(page, block);
  const taken = new Set(columns.map(({ at }) => at));
  const roles = rosterRoles(headers, taken, known);
  for (const [at, target] of page.answers.columns) if (!taken.has(at)) roles.set(at, target);
  const reader = new RosterReader(page, block, group, columns, roles);
  const labels = reader.timeLabels();
  if (labels) {
    reader.passOver(labels);
    reader.readNames(labels);
    return 'names in cells';
  }
  const shiftNames = reader.shiftNames();
  if (shiftNames !== undefined) {
    reader.passOver([shiftNames]);
    reader.askTimesOf(shiftNames);
    return 'names in cells';
  }
  const person = nameColumn(page, headers, body, taken, roles);
  if (person !== undefined && (!roles.has(person) || roles.get(person) === IGNORED))
    roles.set(person, 'Person');
  const side = reader.sideColumn();
  reader.passOver(side === undefined ? [] : [side]);
  reader.readPeople();
  return columns.some((column) => column.side === 'in') || side !== undefined ? 'in and out' : 'roster';
}

/** The names that a block's rows are of, to tell whether two blocks are about the same people. */
export function peopleOf(
  page: Page,
  { headers, days, body }: Pick<RosterBlock, 'headers' | 'days' | 'body'>,
  known: ReadonlySet<string>,
): Set<string> {
  const taken = new Set(days.keys());
  const roles = rosterRoles(headers, taken, known);
  const at = nameColumn(page, headers, body, taken, roles);
  return new Set(
    at === undefined
      ? []
      : body.map(({ cells }) => (cells[at] ?? '').trim().toLowerCase()).filter((name) => name !== ''),
  );
}

/** Which columns hold what: a day's own, or those of In and Out below it. */
function dayColumns(page: Page, { headers, days, body }: RosterBlock): DayColumn[] {
  const starts = [...days.keys()];
  const items = [...days.values()];
  const below = headers.at(-1)?.cells ?? [];
  const sided = starts.map((at) =>
    headers.map(({ cells }) => sideInHeader(cells[at] ?? '')).find((side) => side !== undefined),
  );
  if (sided.some((side) => side !== undefined))
    return starts.map((at, day) => {
      const isSame = sided[day] === 'out' && items[day]?.text === items[day - 1]?.text;
      return { at, day: isSame ? day - 1 : day, side: sided[day] ?? 'shift' };
    });
  const widest = Math.max(0, ...starts.slice(1).map((at, place) => at - (starts[place] ?? at)));
  const hasSides = starts.length > 0 && below.filter((cell) => sideOf(cell) !== undefined).length >= 2;
  const isPaired = hasSides || (widest === 2 && holdsTimes(page, starts, body));
  if (!isPaired)
    return pairsOfDoubles(page, days, body) ?? starts.map((at, day) => ({ at, day, side: 'shift' }));
  const last = starts.at(-1) ?? 0;
  return starts.flatMap((at, day) => {
    const end = starts[day + 1] ?? (at === last ? at + Math.max(widest, 2) : at + widest);
    const columns: DayColumn[] = [];
    for (let column = at; column < end; column += 1) {
      const side = hasSides
        ? sideOf(below[column] ?? '')
        : column === at
          ? 'in'
          : column === at + 1
            ? 'out'
            : undefined;
      if (side === undefined && hasSides && (below[column] ?? '').trim() === '' && column !== at) continue;
      columns.push({ at: column, day, side: side ?? 'none' });
    }
    return columns;
  });
}

/** Mon, Mon, Tue, Tue: the same day twice is its In and its Out. */
function pairsOfDoubles(page: Page, days: HeaderDays, body: readonly PastedLine[]): DayColumn[] | undefined {
  const entries = [...days];
  const isDoubled =
    entries.length >= 4 &&
    entries.length % 2 === 0 &&
    entries.every(([, { text }], at) => at % 2 === 0 || text === entries[at - 1]?.[1].text);
  if (
    !isDoubled ||
    !holdsTimes(
      page,
      [...days.keys()].filter((_, at) => at % 2 === 0),
      body,
    )
  )
    return undefined;
  return entries.map(([at], place) => ({
    at,
    day: place - (place % 2),
    side: place % 2 === 0 ? 'in' : 'out',
  }));
}

/** Whether the columns below the days hold single times, beside which the end stands. */
function holdsTimes(page: Page, starts: readonly number[], body: readonly PastedLine[]): boolean {
  let [times, others, ends] = [0, 0, 0];
  for (const { cells } of body) {
    for (const at of starts) {
      const kind = page.cell(cells[at] ?? '').kind;
      if (kind === 'time') {
        times += 1;
        if (page.cell(cells[at + 1] ?? '').kind === 'time') ends += 1;
      } else if (kind === 'ranges') others += 1;
    }
  }
  return times > 0 && others === 0 && ends * 10 >= times * 8;
}

/** A row of a roster: who it is of and what else it says. */
interface RosterRow {
  readonly line: PastedLine;
  readonly person: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly guesses: readonly QuestionId[];
}

class RosterReader {
  readonly #days: readonly string[];
  #last = '';

  constructor(
    private readonly page: Page,
    private readonly block: RosterBlock,
    private readonly group: DayGroup,
    private readonly columns: readonly DayColumn[],
    private readonly roles: ReadonlyMap<number, string>,
  ) {
    this.#days = group.items.map(({ text }) => text);
  }

  /** Tells which columns are none of the days, of `also`, and of those whose words go into the shifts. */
  passOver(also: readonly number[]): void {
    const days = new Set(this.columns.filter(({ side }) => side !== 'none').map(({ at }) => at));
    const { headers, body } = this.block;
    this.page.passOver(
      headers.map(({ cells }) => cells),
      body,
      (at) => {
        const role = this.roles.get(at) ?? '';
        return days.has(at) || also.includes(at) || NAMES.has(role) || (role !== '' && !NO_FIELDS.has(role));
      },
    );
  }

  /** The columns that hold the times of rows whose cells are names; undefined where the cells are shifts. */
  timeLabels(): readonly number[] | undefined {
    const { body } = this.block;
    const taken = new Set(this.columns.map(({ at }) => at));
    const rows = body.filter(({ cells }) =>
      this.columns.some(({ at }) => this.page.cell(cells[at] ?? '').kind === 'words'),
    );
    if (rows.length === 0) return undefined;
    const inDays = body.some(({ cells }) =>
      this.columns.some(
        ({ at }) =>
          ['ranges', 'time'].includes(this.page.cell(cells[at] ?? '').kind) &&
          !this.page.codes.has((cells[at] ?? '').trim().toLowerCase()),
      ),
    );
    if (inDays) return undefined;
    const width = widthOf(rows);
    for (let at = 0; at < width; at += 1) {
      if (taken.has(at)) continue;
      const ranges = rows.filter(({ cells }) => this.page.cell(cells[at] ?? '').kind === 'ranges').length;
      if (ranges * 2 > rows.length) return [at];
      const [next] = [at + 1].filter((each) => !taken.has(each));
      const isPair =
        next !== undefined &&
        rows.filter(({ cells }) =>
          [at, next].every((each) => this.page.cell(cells[each] ?? '').kind === 'time'),
        ).length *
          2 >
          rows.length;
      if (isPair) return [at, next];
    }
    return undefined;
  }

  /** The column whose rows are shifts by name (`Opening`, `Late`) with names in the cells; undefined where there is none. */
  shiftNames(): number | undefined {
    const { body } = this.block;
    const taken = new Set(this.columns.map(({ at }) => at));
    const kinds = body.flatMap(({ cells }) =>
      this.columns.map(({ at }) => this.page.cell(cells[at] ?? '').kind),
    );
    if (!kinds.includes('words') || kinds.includes('ranges') || kinds.includes('time')) return undefined;
    const width = widthOf(body);
    for (let at = 0; at < width; at += 1) {
      if (taken.has(at)) continue;
      const labels = body.map(({ cells }) => (cells[at] ?? '').trim()).filter((label) => label !== '');
      if (labels.length > 0 && labels.every(isShiftName)) return at;
    }
    return undefined;
  }

  /** Nobody knows the times of these shifts yet. Once their names are known as codes, the rows are read. */
  askTimesOf(at: number): void {
    for (const line of this.block.body) {
      const label = (line.cells[at] ?? '').trim();
      if (label === '') this.#leaveCells(line, '', why.noTimes);
      else {
        this.page.unknownCodes.set(label, (this.page.unknownCodes.get(label) ?? 0) + 1);
        this.#leaveCells(line, label, why.askCode(label));
      }
    }
  }

  /** Times down and days across, names in the cells. */
  readNames(labels: readonly number[]): void {
    for (const line of this.block.body) {
      const range = this.#labelRange(line, labels);
      const fields = this.#fields(line);
      const filled = this.columns.filter(({ at }) => (line.cells[at] ?? '').trim() !== '');
      if (filled.length === 0) {
        this.page.leave(line.line, lineText(line.cells), why.emptyRosterLine);
        continue;
      }
      for (const column of filled) {
        const cell = line.cells[column.at] ?? '';
        const text = `${this.#days[column.day] ?? ''} | ${lineText(labels.map((at) => line.cells[at] ?? ''))} | ${shortened(cell)}`;
        const at = this.#lineOf(line, column);
        const names = splitNames(this.page, cell, (each) => this.#standsAlone(each));
        if (this.page.cell(cell).kind === 'off') this.page.leave(at, text, why.off);
        else if (!range) this.page.leave(at, text, why.noTimes);
        else if (!names) this.page.leave(at, text, why.askNames(shortened(cell)));
        else
          for (const person of names)
            this.page.drafts.push({
              line: at,
              text,
              person,
              day: { group: this.group, at: column.day },
              ranges: range,
              fields,
              guesses: this.block.guesses,
            });
      }
    }
  }

  #labelRange({ cells }: PastedLine, labels: readonly number[]): readonly WrittenRange[] | undefined {
    const [first = 0, second] = labels;
    if (second !== undefined) {
      const range = timesToRange(cells[first] ?? '', cells[second] ?? '', '');
      return range && [range];
    }
    const read = this.page.cell(cells[first] ?? '');
    return read.kind === 'ranges' ? read.ranges : undefined;
  }

  /** Whether a name stands in a cell of its own somewhere in the block. */
  #standsAlone(name: string): boolean {
    this.#alone ??= new Set(
      this.block.body.flatMap(({ cells }) => cells.map((cell) => cell.trim().toLowerCase())),
    );
    return this.#alone.has(name.toLowerCase());
  }
  #alone: Set<string> | undefined;

  /** People down and days across. */
  readPeople(): void {
    const side = this.sideColumn();
    const whoIsWho = this.#labelsAreNames();
    if (this.#cellsNamePeople()) return this.#readNamedCells();
    let open: { row: RosterRow; line: PastedLine } | undefined;
    const close = () => {
      if (open) this.#rowPair(open.row, open.line, undefined);
      open = undefined;
    };
    for (const line of this.block.body) {
      const rowSide = side === undefined ? undefined : sideOf(line.cells[side] ?? '');
      if (rowSide === 'out' && open) {
        this.#rowPair(open.row, open.line, line);
        open = undefined;
        continue;
      }
      close();
      const row = this.#row(line);
      if (!row) continue;
      if (rowSide === 'in') open = { row, line };
      else if (whoIsWho) this.#leaveCells(line, row.person, why.whoIsWho);
      else this.#readRow(row);
    }
    close();
  }

  /** The column that says In and Out of two rows of one person. */
  sideColumn(): number | undefined {
    const { body } = this.block;
    const width = widthOf(body);
    const days = new Set(this.columns.map(({ at }) => at));
    for (let at = 0; at < width; at += 1) {
      if (days.has(at)) continue;
      const sides = body.filter(({ cells }) => sideOf(cells[at] ?? '') !== undefined).length;
      if (sides >= 2 && sides * 2 > body.length) return at;
    }
    return undefined;
  }

  /** In a roster of places, each cell has a name and a time; who is meant can't be told where nothing says so. */
  #labelsAreNames(): boolean {
    if (
      [...this.roles].some(
        ([at, target]) =>
          target === 'Person' && this.block.headers.some(({ cells }) => (cells[at] ?? '').trim() !== ''),
      )
    )
      return false;
    let [ranges, named] = [0, 0];
    for (const { cells } of this.block.body)
      for (const { at } of this.columns) {
        const read = this.page.cell(cells[at] ?? '');
        if (read.kind !== 'ranges') continue;
        ranges += 1;
        if (read.ranges.some(({ label }) => /^\p{Lu}\p{Ll}+/u.test(label))) named += 1;
      }
    return ranges >= 3 && named >= ranges * MOSTLY;
  }

  /** Nothing but days across, and each cell has names with times: `Ann 9-17` and below it `Bo 12-20`. */
  #cellsNamePeople(): boolean {
    const taken = new Set(this.columns.map(({ at }) => at));
    let named = 0;
    for (const { cells } of this.block.body)
      for (const [at, cell] of cells.entries()) {
        if (cell.trim() === '') continue;
        if (!taken.has(at)) return false;
        const read = this.page.cell(cell);
        if (read.kind === 'off' || read.kind === 'words') continue;
        if (read.kind !== 'ranges' || !read.ranges.every(({ label }) => isPersonName(label))) return false;
        named += 1;
      }
    return named > 0;
  }

  #readNamedCells(): void {
    for (const line of this.block.body)
      for (const column of this.columns) {
        const cell = line.cells[column.at] ?? '';
        if (cell.trim() === '') continue;
        const [at, text, read] = [
          this.#lineOf(line, column),
          this.#cellText('', column, cell),
          this.page.cell(cell),
        ];
        if (read.kind !== 'ranges') {
          this.page.leave(at, text, this.page.reasonFor(cell, read));
          continue;
        }
        this.page.guess('cell-names', shortened(cell));
        for (const range of read.ranges)
          this.page.drafts.push({
            line: at,
            text,
            person: range.label,
            day: { group: this.group, at: column.day },
            ranges: [{ ...range, label: '' }],
            fields: {},
            guesses: [...this.block.guesses, 'cell-names'],
          });
      }
  }

  #row(line: PastedLine): RosterRow | undefined {
    const { cells } = line;
    const hasShifts = this.columns.some(({ at }) => (cells[at] ?? '').trim() !== '');
    const text = lineText(cells);
    const person = this.#person(cells);
    if (isSum(person) || (person === '' && isSum(cells.find((cell) => cell.trim() !== '') ?? ''))) {
      this.page.leave(line.line, text, why.sum);
      return undefined;
    }
    if (!hasShifts) {
      if (person !== '' && text === person) this.#last = person;
      this.page.leave(line.line, text, why.emptyRosterLine);
      return undefined;
    }
    const fields = this.#fields(line);
    if (person !== '') {
      this.#last = person;
      return { line, person, fields, guesses: this.block.guesses };
    }
    const isShift = this.columns.some(({ at }) =>
      ['ranges', 'time'].includes(this.page.cell(cells[at] ?? '').kind),
    );
    if (!isShift || this.#last === '') {
      this.#leaveCells(line, '', why.noPerson);
      return undefined;
    }
    this.page.guess('names', String(line.line));
    return { line, person: this.#last, fields, guesses: [...this.block.guesses, 'names'] };
  }

  #leaveCells(line: PastedLine, person: string, reason: string): void {
    for (const column of this.columns) {
      const cell = line.cells[column.at] ?? '';
      if (cell.trim() !== '')
        this.page.leave(this.#lineOf(line, column), this.#cellText(person, column, cell), reason);
    }
  }

  #readRow(row: RosterRow): void {
    const { line, person, fields, guesses } = row;
    for (let place = 0; place < this.columns.length; place += 1) {
      const column = this.columns[place];
      if (!column) continue;
      const cell = line.cells[column.at] ?? '';
      const next = this.columns[place + 1];
      const isPair = column.side === 'in' && next?.side === 'out' && next.day === column.day;
      if (isPair) place += 1;
      if (isPair && this.page.cell(cell).kind !== 'ranges') {
        this.#pair(row, column, cell, line.cells[next.at] ?? '');
        continue;
      }
      if (cell.trim() === '' || column.side === 'none') continue;
      const text = this.#cellText(person, column, cell);
      const read = this.page.cell(cell);
      const at = this.#lineOf(line, column);
      if (read.kind !== 'ranges') this.page.leave(at, text, this.page.reasonFor(cell, read));
      else if (this.#isOfOtherDay(read.ranges, column))
        this.page.leave(at, text, why.daysDiffer(this.#days[column.day] ?? '', shortened(cell)));
      else
        this.page.drafts.push({
          line: at,
          text,
          person,
          day: { group: this.group, at: column.day },
          ranges: read.ranges.map((range) => (this.page.day(range.label) ? { ...range, label: '' } : range)),
          fields,
          guesses,
        });
    }
    this.#leaveUnused(row);
  }

  /** A range in a column that is none of the days is told, never passed over. */
  #leaveUnused({ line, person }: RosterRow): void {
    const days = new Set(this.columns.map(({ at }) => at));
    for (const [at, cell] of line.cells.entries()) {
      const role = this.roles.get(at);
      const isRead =
        role !== undefined && role !== '' && role !== SHIFT && role !== 'Start' && role !== IGNORED;
      if (days.has(at) || isRead || cell.trim() === '' || this.page.cell(cell).kind !== 'ranges') continue;
      const header =
        this.block.headers.map(({ cells }) => (cells[at] ?? '').trim()).find((text) => text !== '') ?? '';
      this.page.leave(line.line, `${person} | ${shortened(cell)}`, why.unusedColumn(header, shortened(cell)));
    }
  }

  #isOfOtherDay(ranges: readonly WrittenRange[], { day }: DayColumn): boolean {
    return ranges.some(({ label }) => {
      const named = label === '' ? undefined : this.page.day(label);
      const weekday = this.group.items[day]?.written;
      if (!named || named.kind !== 'clear' || weekday?.kind !== 'clear') return named !== undefined;
      return named.parts.weekday === undefined || named.parts.weekday !== weekday.parts.weekday;
    });
  }

  #pair({ line, person, fields, guesses }: RosterRow, column: DayColumn, from: string, to: string): void {
    if (from.trim() === '' && to.trim() === '') return;
    const text = this.#cellText(person, column, [from, to].filter((part) => part.trim() !== '').join(' '));
    const at = this.#lineOf(line, column);
    const range = timesToRange(from, to, '');
    if (range)
      this.page.drafts.push({
        line: at,
        text,
        person,
        day: { group: this.group, at: column.day },
        ranges: [range],
        fields,
        guesses,
      });
    else {
      const [first, second] = [this.page.cell(from), this.page.cell(to)];
      if (first.kind === 'time' && second.kind === 'empty')
        this.page.leave(at, text, why.noEnd(shortened(from)));
      else if (second.kind === 'time' && first.kind === 'empty')
        this.page.leave(at, text, why.noStart(shortened(to)));
      else {
        const [shown, read] = first.kind === 'time' || first.kind === 'empty' ? [to, second] : [from, first];
        this.page.leave(at, text, this.page.reasonFor(shown, read));
      }
    }
  }

  /** A row of starts with the row of ends below it. */
  #rowPair(row: RosterRow, starts: PastedLine, ends: PastedLine | undefined): void {
    for (const column of this.columns)
      this.#pair(row, column, starts.cells[column.at] ?? '', ends?.cells[column.at] ?? '');
  }

  #lineOf({ line }: PastedLine, { at }: DayColumn): number {
    return this.block.lineOf?.(line, at) ?? line;
  }

  #cellText(person: string, { day }: DayColumn, cell: string): string {
    return [person, this.#days[day] ?? '', shortened(cell)].filter((part) => part !== '').join(' | ');
  }

  #person(cells: readonly string[]): string {
    const of = (target: string) => {
      const found = [...this.roles].find(([, role]) => role === target);
      return found === undefined ? '' : (cells[found[0]] ?? '').trim().replace(/\s+/g, ' ');
    };
    const whole = of('Person');
    return whole !== '' ? whole : [of(FIRST_NAME), of(LAST_NAME)].filter((part) => part !== '').join(' ');
  }

  #fields({ cells }: PastedLine): Readonly<Record<string, string>> {
    const fields: Record<string, string> = {};
    for (const [at, role] of this.roles) {
      const text = (cells[at] ?? '').trim();
      if (text !== '' && !NO_FIELDS.has(role)) fields[role] = text;
    }
    return fields;
  }
}

const NAMES: ReadonlySet<string> = new Set(['Person', FIRST_NAME, LAST_NAME]);

/** Roles that a roster's row does not hold for itself. */
const NO_FIELDS: ReadonlySet<string> = new Set([
  '',
  'Person',
  FIRST_NAME,
  LAST_NAME,
  IGNORED,
  SHIFT,
  'Start',
  'End',
  'Date',
  'End Date',
]);

export function isSum(text: string): boolean {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[:.=]+$/, '');
  return (
    SUM_WORDS.includes(plain) || /^(?:total|totals|summe|gesamt|somme|sub-?total|sum of|Σ)\b/iu.test(plain)
  );
}
