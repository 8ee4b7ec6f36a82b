import type { Sliced } from '../../slices';
import type { HeaderDays, WeekHint } from '../days/day-items';
import { areBareDays, isOfMonthOnly, saysWeek, titleBetween } from '../days/title-lines';
import { weekHintIn } from '../days/titles';
import type { PastedShape } from '../draft';
import { type PastedLine, lineText } from '../lines';
import type { TableColumns } from '../list/list-table';
import type { PastedPage } from '../page';
import type { Guess } from '../question-ids';
import { why } from '../reasons';
import { rosterInSlices } from '../roster/roster';
import { monthInLine } from '../table/day-header';
import { mergedDays } from '../table/merged-days';
import { peopleOf, type RosterBlock } from '../table/roster-block';
import { isAboveTicks } from '../table/ticked-times';
import { isPartLine, isSideLine } from '../words/header-texts';
import type { Targets } from '../words/header-words';

/** Puts the lines between headers into blocks, each with its own days and week. */
export class Blocks {
  #hint: WeekHint | undefined;
  /** The lines above the first header, each with the week that was read from it. */
  #above: { line: PastedLine; hint: WeekHint | undefined }[] = [];
  #headers: PastedLine[] = [];
  #days: HeaderDays = new Map();
  #times: PastedLine | undefined;
  #body: PastedLine[] = [];
  #week: WeekHint = {};
  #before: { people: Set<string>; week: WeekHint; isBare: boolean } | undefined;
  #firstNumber: number | undefined;
  readonly #shapes = new Set<PastedShape>();
  #first: RosterBlock | undefined;

  constructor(
    private readonly page: PastedPage,
    private readonly targets: Targets,
  ) {}

  /** Begins a block with a new header. Returns how many of the lines below it also belong to the header. */
  *open(
    headers: readonly PastedLine[],
    days: readonly HeaderDays[],
    below: readonly PastedLine[],
  ): Sliced<number> {
    yield* this.#close();
    let merged: HeaderDays = days[0] ?? new Map();
    for (const more of days.slice(1))
      merged = mergedDays(merged, more) ?? (more.size > merged.size ? more : merged);
    this.#days = new Map([...merged].sort(([a], [b]) => a - b));
    this.#headers = [...headers];
    this.#leaveAbove();
    const month = headers
      .map((line) => monthInLine(this.page, line, this.#days))
      .find((monthHint) => monthHint !== undefined);
    const headerHints = headers.flatMap(({ cells }) =>
      cells.flatMap((cell, at) => (this.#days.has(at) ? [] : (weekHintIn(cell, this.page.language) ?? []))),
    );
    const hint = this.#hint ?? headerHints[0];
    this.#week = { ...hint, ...(hint?.month === undefined && hint?.day === undefined ? month : {}) };
    this.#hint = undefined;
    const [sub] = below;
    this.#times = sub && isAboveTicks(this.page, sub, below.slice(1)) ? sub : undefined;
    if (!sub || !(this.#times || isSideLine(sub, this.page.spoken) || isPartLine(sub))) return 0;
    this.#headers.push(sub);
    return 1;
  }

  *take(line: PastedLine | undefined): Sliced<void> {
    if (!line) return;
    if (this.#headers.length === 0) {
      const hint = weekHintIn(lineText(line.cells), this.page.language);
      // The first title that names a week counts.
      const isTaken = hint !== undefined && !(this.#hint && saysWeek(this.#hint));
      this.#above.push({ line, hint: isTaken ? hint : undefined });
      if (hint) this.#hint = { ...hint, ...this.#hint };
      return;
    }
    const hint = titleBetween(line, this.page.language);
    if (hint) {
      this.#hint = hint;
      this.page.leaveTitle(line, why.title, this.#weekIn(hint));
    } else {
      // A month alone counts only for a header directly below it, because `April` may be a person.
      if (this.#hint && isOfMonthOnly(this.#hint)) this.#hint = undefined;
      if (this.#hint) yield* this.#repeatHeader();
      this.#body.push(line);
    }
  }

  #leaveAbove(): void {
    for (const { line, hint } of this.#above)
      this.page.leaveTitle(line, why.aboveHeader, hint && this.#weekIn(hint));
    this.#above = [];
  }

  /** The hint of a title, if the week of the header's days comes from it. */
  #weekIn(hint: WeekHint): WeekHint | undefined {
    return saysWeek(hint) && areBareDays(this.#days) ? hint : undefined;
  }

  /** Begins a block below a title between rows: the same header with another week. */
  *#repeatHeader(): Sliced<void> {
    const [headers, days, hint] = [this.#headers, this.#days, this.#hint];
    yield* this.#close();
    [this.#headers, this.#days, this.#week, this.#hint] = [headers, days, hint ?? {}, undefined];
  }

  *finish(): Sliced<TableColumns> {
    yield* this.#close();
    const [shape = 'roster'] = this.#shapes;
    const days = new Set(this.#first?.days.keys());
    return {
      shape,
      headed: true,
      header: this.#first?.headers[0],
      body: this.#first?.body ?? [],
      matched: new Map(),
      days,
    };
  }

  *#close(): Sliced<void> {
    if (this.#headers.length === 0) return;
    const guesses: Guess[] = [];
    const isBare = areBareDays(this.#days);
    const week = isBare ? this.#bareWeek(guesses) : this.#week;
    const block: RosterBlock = {
      headers: this.#headers,
      days: this.#days,
      times: this.#times,
      body: this.#body,
      week,
      guesses,
    };
    this.#first ??= block;
    this.#before = { people: peopleOf(this.page, block, this.targets), week, isBare };
    const kind = yield* rosterInSlices(this.page, block, this.targets);
    const isMonth = [...this.#days.values()].some(({ isNumber }) => isNumber === true) && kind === 'roster';
    this.#shapes.add(isMonth ? 'month' : kind);
    [this.#headers, this.#body] = [[], []];
  }

  /**
   * The week of a header of bare weekdays: named, numbered, or the week after the block above, if both blocks have
   * the same people.
   */
  #bareWeek(guesses: Guess[]): WeekHint {
    const { day, number, isCalendarWeek, month } = this.#week;
    if (day) return this.#week;
    if (number !== undefined && isCalendarWeek) return this.#week;
    // A month alone does not give the week of a weekday.
    if (month !== undefined) return {};
    if (number !== undefined) {
      this.#firstNumber ??= number;
      return { offset: number - this.#firstNumber };
    }
    const before = this.#before;
    if (!before?.isBare) return this.#week;
    const people = peopleOf(
      this.page,
      { headers: this.#headers, days: this.#days, body: this.#body },
      this.targets,
    );
    const isSame = [...people].some((name) => before.people.has(name));
    if (!isSame) return before.week;
    guesses.push('weeks');
    this.page.guess('weeks', lineText(this.#headers[0]?.cells ?? []));
    return { ...before.week, offset: (before.week.offset ?? 0) + 1 };
  }
}
