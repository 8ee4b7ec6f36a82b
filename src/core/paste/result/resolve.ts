import { minutesOfTime } from '../../calendar/clock';
import { daysAfter, weekdayOf, MINUTES_A_DAY, distance } from '../../calendar/days';
import { midnights } from '../../calendar/midnights';
import { takeEach, stage, type Sliced } from '../../slices';
import { byText } from '../by-text';
import { Dates } from '../days/dates';
import type { ResolvedDay } from '../days/day-groups';
import type { DayGroup, DayRef } from '../days/day-items';
import type { Draft, LeftOutRow, Writable } from '../draft';
import { doubtsIn } from '../guards/guards';
import { shortened } from '../lines';
import type { PastedPage } from '../page';
import { namesSomethingElse } from '../people/names';
import type { Guess } from '../question-ids';
import { questionAbout, type Question } from '../questions';
import type { PastedShift, Resolving } from '../read-shift';
import { type Reason, isSameReason, why } from '../reasons';
import { asWritten, formKey, openForms, type HalfForm, type Times } from '../times/am-pm';
import { isOff, type WrittenRange } from '../times/cell';
import { isDayEnd, type Dots, type WrittenTime } from '../times/clock';
import { dotsIn } from '../times/decimal-or-time';
import { minutesOfLength } from '../times/lengths';
import { isNobody, isOpenShift } from '../words/absence';
import { wordsIn } from '../words/languages';
import { CoveredDays } from './covered';
import { overlapInCell } from './overlap';
import { questionsOf } from './questions-asked';
import { contradictionsIn, versionsIn } from './versions';

export interface Resolved {
  readonly shifts: readonly PastedShift[];
  readonly leftOut: readonly LeftOutRow[];
  readonly asked: readonly Question[];
  /** The days that the text covers. */
  readonly days: ReadonlySet<string>;
}

const standsForNobody = byText(isNobody);
const standsForOpen = byText(isOpenShift);

/** The largest number of days in one span. */
const LONGEST_SPAN = 62;

/** Resolves the days and times of drafts from the whole text and the user's answers. */
export function* resolve(page: PastedPage): Sliced<Resolved> {
  const resolver = new Resolver(page);
  yield 0;
  return yield* resolver.run();
}

const NOTHING_ASKED: PastedShift['asked'] = [];

class Resolver {
  #shifts: Resolving[] = [];
  readonly #leftOut: LeftOutRow[];
  readonly #dates: Dates;
  readonly #covered: CoveredDays;
  readonly #dots: Dots | undefined;
  readonly #dotsAsked: boolean;
  readonly #forms: ReadonlyMap<string, HalfForm>;
  /** Ranges from a time to the same time of the next day, by their dates or hours. */
  readonly #wholeDays: ReadonlySet<WrittenRange>;
  #hoursSample: { header: string; sample: string } | undefined;
  #longSample: string | undefined;

  constructor(private readonly page: PastedPage) {
    this.#leftOut = [...page.leftOut];
    const { drafts, groups, answers } = page;
    // Rows with the same times share a range.
    const ranges = new Set<WrittenRange>();
    const times = new Set<WrittenTime>();
    for (const draft of drafts)
      for (const range of draft.ranges) {
        if (ranges.has(range)) continue;
        ranges.add(range);
        times.add(range.from);
        if (range.to) times.add(range.to);
      }
    const decided = dotsIn([...times]);
    this.#dotsAsked = decided === undefined;
    this.#dots = decided ?? answers.dots;
    const used = new Set<DayGroup>();
    for (const { day, lastDay } of drafts) {
      used.add(day.group);
      if (lastDay) used.add(lastDay.group);
    }
    // Groups without shifts say nothing about the days of the others.
    this.#dates = new Dates(
      groups.filter((group) => used.has(group)),
      answers,
      page.otherOrders,
    );
    this.#covered = new CoveredDays(this.#dates);
    this.#wholeDays = new Set(
      drafts.filter((draft) => this.#isWholeDay(draft)).flatMap((draft) => draft.ranges),
    );
    const others = [...ranges].filter((range) => !this.#wholeDays.has(range));
    const forms = openForms(others, this.#dots ?? 'clock', wordsIn(page.language)?.isClock24 === true);
    this.#forms = new Map(forms.map((form) => [form.form, form]));
  }

  /**
   * Whether a shift is 24 hours long: it has the same time twice, with the dates of two days in a row or 24 hours beside
   * it. `8:00` without a zero may be 8 PM and 8 AM, so dates alone do not say it.
   */
  #isWholeDay({ ranges: [range, second], day, lastDay, hours = '' }: Draft): boolean {
    if (!range || second || !/^(\d\d?:?\d\d)\s?-\s?\1$/.test(range.form)) return false;
    if (!lastDay) return minutesOfLength(hours) === MINUTES_A_DAY;
    const [first, last] = [day, lastDay].map(({ group, at }) => this.#dates.dayAt(group, at));
    if (!first || !last || day.until !== undefined || !/^\d\d:?\d\d/.test(range.form)) return false;
    // While the order of day and month is asked about, the dates are not known.
    return 'reason' in first || 'reason' in last || distance(first.day, last.day) === 1;
  }

  *run(): Sliced<Resolved> {
    yield* stage(
      takeEach(this.page.drafts, (draft) => this.#draft(draft)),
      0,
      0.6,
    );
    this.#leaveVersions();
    yield 0.7;
    yield* stage(this.#leaveDoubted(), 0.7, 1);
    this.#leftOut.sort((a, b) => a.line - b.line);
    return {
      shifts: this.#shifts.map(({ shift }) => shift),
      leftOut: this.#leftOut,
      asked: questionsOf(this.page, this.#raised()),
      days: this.#covered.days,
    };
  }

  /** Leaves shifts of one line that contradict each other, and shifts of two tables that do. */
  #leaveVersions(): void {
    const contradictions = contradictionsIn(this.#shifts.map(({ shift }) => shift));
    if (contradictions.size > 0) {
      for (const { shift } of this.#shifts)
        if (contradictions.has(shift))
          this.#leftOut.push({
            line: shift.line,
            text: shift.text,
            reason: why.overlap(shortened(shift.text)),
          });
      this.#shifts = this.#shifts.filter(({ shift }) => !contradictions.has(shift));
    }
    const versions = versionsIn(this.#shifts, (group) => this.#covered.daysIn(group));
    if (versions.size === 0) return;
    for (const { group, shift } of this.#shifts)
      if (versions.has(group))
        this.#leftOut.push({ line: shift.line, text: shift.text, reason: why.twoVersions });
    this.#shifts = this.#shifts.filter(({ group }) => !versions.has(group));
  }

  /** Shifts that a guard doubts wait for the user's answer. */
  *#leaveDoubted(): Sliced<void> {
    for (const { id, sample, doubted } of yield* doubtsIn(this.page, this.#shifts, this.#leftOut)) {
      this.page.wait(id, sample);
      const answer = this.#answerTo(id);
      const reason = answer === undefined ? why.askDoubt(sample) : why.refused;
      this.#shifts = this.#shifts.flatMap((foundShift) => {
        if (!doubted.has(foundShift)) return [foundShift];
        if (answer === true)
          return [{ ...foundShift, shift: { ...foundShift.shift, asked: [...foundShift.shift.asked, id] } }];
        this.#leave(foundShift.draft, reason);
        return [];
      });
    }
  }

  #raised(): Parameters<typeof questionsOf>[1] {
    return {
      dates: this.#dates,
      forms: this.#forms,
      dotsAsked: this.#dotsAsked,
      hoursSample: this.#hoursSample,
      longSample: this.#longSample,
      left: this.#leftOut,
    };
  }

  #draft(draft: Draft): void {
    const asked = new Set<Guess>(draft.guesses);
    if (this.page.noShiftsTitle !== undefined) asked.add('meant');
    if (namesSomethingElse(draft.person) && !this.page.isPerson(draft.person)) {
      this.page.guess('against', draft.person);
      asked.add('against');
    }
    let isRefused = false;
    for (const id of asked) {
      const answer = this.#answerTo(id);
      if (answer === undefined && this.page.waits.has(id))
        return this.#leave(draft, this.page.waitReason(id));
      isRefused ||= answer === false;
    }
    if (isRefused) return this.#leave(draft, why.refused);
    const person = this.#personOf(draft, asked);
    const named = person === draft.person ? draft : { ...draft, person };
    const days = this.#days(draft.day);
    if ('reason' in days) return this.#leave(draft, days.reason);
    this.#covered.cover(draft.day.group, days.days);
    if (this.#dates.usesChosenWeek(draft.day.group)) asked.add('week');
    const times: (Times & { range: WrittenRange })[] = [];
    for (const range of draft.ranges) {
      const read = this.#times(range, asked);
      if ('reason' in read) return this.#leave(draft, read.reason);
      times.push({ start: read.start, end: read.end, range });
    }
    const mayBeNight = draft.day.group.items[draft.day.at]?.mayBeNight === true;
    if (mayBeNight && times.some(({ start, end }) => midnights(start, end) > 0))
      return this.#leave(draft, why.whichNight(shortened(draft.text)));
    const byDay = days.days.map((date) => ({ date, times: times.filter(({ range }) => isOn(range, date)) }));
    if (byDay.some(({ times: timesOnDay }) => timesOnDay.length === 0))
      return this.#leave(draft, why.otherWeekday(shortened(draft.text)));
    if (byDay.some(({ times: timesOnDay }) => timesOnDay.length > 1 && overlapInCell(timesOnDay)))
      return this.#leave(draft, why.overlap(shortened(draft.text)));
    const last = draft.lastDay && this.#dates.dayAt(draft.lastDay.group, draft.lastDay.at);
    if (last && 'reason' in last) return this.#leave(draft, last.reason);
    for (const { date, times: timesOnDay } of byDay) {
      for (const { range, start, end } of timesOnDay) {
        const natural = daysAfter(date, midnights(start, end));
        // 24:00 of the first day is 00:00 of the next day, where the shift ends anyway.
        const isDayEnds = range.to !== undefined && isDayEnd(range.to);
        if (last && isDayEnds && last.day > date)
          return this.#leave(draft, why.endsAtDayEnd(shortened(draft.text)));
        const endDate = last && timesOnDay.length === 1 && !isDayEnds ? last.day : natural;
        if (endDate < natural) return this.#leave(draft, why.endsBefore(shortened(draft.text)));
        if (endDate > natural && !draft.isMoment) {
          this.#longSample ??= draft.text;
          const isLong = this.page.answers.confirmed?.get('long');
          if (isLong === undefined) return this.#leave(draft, why.askLong);
          asked.add('long');
          if (!isLong) {
            for (let day = date; day <= endDate; day = daysAfter(day, 1))
              this.#push(named, { date: day, start, end, range }, midnights(start, end), asked);
            continue;
          }
        }
        const areSeveral = timesOnDay.length > 1;
        this.#push(named, { date, start, end, range }, distance(date, endDate), asked, areSeveral);
      }
    }
  }

  /**
   * Adds one shift. `days` is the number of days from its start to its end. Hours that were typed for several shifts
   * belong to none of them and become a note.
   */
  #push(
    draft: Draft,
    { date, start, end, range }: Times & { date: string; range: WrittenRange },
    days: number,
    asked: Set<Guess>,
    areSeveral = false,
  ): void {
    const hours = areSeveral ? undefined : this.#hours(draft, { start, end }, days, asked);
    const isSaid = draft.hours !== undefined && !isOff(draft.hours);
    const isUnread = isSaid && (areSeveral || minutesOfLength(draft.hours ?? '') === undefined);
    const noted = draft.fields['Notes'] ?? '';
    const unread = isUnread ? `${draft.hoursHeader ?? 'Hours'}: ${draft.hours ?? ''}` : '';
    const notes = [noted, range.label, unread].filter((part) => part !== '').join('; ');
    const endDate = daysAfter(date, days);
    const shift: Writable<PastedShift> = {
      line: draft.line,
      cells: draft.cells,
      text: draft.text,
      person: draft.person,
      date,
      start,
      end,
      endDate,
      label: range.label,
      fields: notes === noted ? draft.fields : { ...draft.fields, Notes: notes },
      asked: asked.size === 0 ? NOTHING_ASKED : [...new Set([...asked].map(questionAbout))],
    };
    if (hours !== undefined) shift.hours = hours;
    if (range.account !== undefined) shift.account = range.account;
    if (days !== midnights(start, end)) shift.isLong = true;
    this.#shifts.push({ group: draft.day.group, shift, draft, range });
  }

  #answerTo(guess: Guess): boolean | undefined {
    return this.page.answers.confirmed?.get(questionAbout(guess));
  }

  /**
   * The person of a draft, or '' if a placeholder such as `VACANT` or `TBC` stands for a name. The user is asked,
   * because the placeholder may be somebody's name.
   */
  #personOf(draft: Draft, asked: Set<Guess>): string {
    const person = this.page.fullName(draft.person);
    if (standsForOpen(person)) return '';
    if (!standsForNobody(person)) return person;
    this.page.guess('nobody', person);
    if (this.#answerTo('nobody') === false) return person;
    asked.add('nobody');
    return '';
  }

  /** Drafts of one line differ only in their day, so the line is left once. */
  #leave({ line, text }: Draft, reason: Reason): void {
    const last = this.#leftOut.at(-1);
    if (last?.line === line && last.text === text && isSameReason(last.reason, reason)) return;
    this.#leftOut.push({ line, text, reason });
  }

  #days({ group, at, until, weekdays }: DayRef): { days: string[] } | { reason: Reason } {
    const first: ResolvedDay = this.#dates.dayAt(group, at);
    if ('reason' in first) return first;
    if (until === undefined) return { days: [first.day] };
    const last = this.#dates.dayAt(group, until);
    if ('reason' in last) return last;
    const length = distance(first.day, last.day);
    const text = group.items[at]?.text ?? '';
    if (length < 0 || length > LONGEST_SPAN) return { reason: why.noSuchDay(text) };
    const days = Array.from({ length: length + 1 }, (_, day) => daysAfter(first.day, day));
    if (weekdays === undefined) return { days };
    const named = days.filter((day) => weekdays.has(weekdayOf(day)));
    return named.length === weekdays.size ? { days: named } : { reason: why.notInSpan(text) };
  }

  #times(range: WrittenRange, asked: Set<Guess>): Times | { reason: Reason } {
    if (range.isFromUser) asked.add('codes');
    if (isDayEnd(range.from)) return { reason: why.startsAtDayEnd(range.form) };
    const hasDots = [range.from, range.to].some((time) => time?.kind === 'dotted');
    if (hasDots && this.#dots === undefined) return { reason: why.askDots };
    if (hasDots && this.#dotsAsked) asked.add('dots');
    const read = asWritten(range, this.#dots ?? 'clock');
    if (!read) return { reason: why.noSuchTime(range.form) };
    const form = this.#wholeDays.has(range) ? undefined : this.#forms.get(formKey(range));
    if (!form) return { start: read.start, end: read.end };
    const { afternoons, otherForms } = this.page.answers;
    if (afternoons === undefined) return { reason: why.askHalves };
    asked.add('halves');
    return afternoons !== (otherForms?.has(form.form) ?? false) ? form.proposed : form.asWritten;
  }

  /**
   * The typed hours of a shift. If they are longer than the shift, such as the sum of a person's rows, the user is
   * asked.
   */
  #hours(draft: Draft, times: Times, days: number, asked: Set<Guess>): number | undefined {
    if (draft.hours === undefined) return undefined;
    const minutes = minutesOfLength(draft.hours);
    if (minutes === undefined) return undefined;
    const span = days * MINUTES_A_DAY + minutesOfTime(times.end) - minutesOfTime(times.start);
    if (minutes <= span) return minutes / 60;
    this.#hoursSample ??= { header: draft.hoursHeader ?? 'Hours', sample: draft.hours };
    asked.add('hours');
    return this.page.answers.confirmed?.get('hours') === false ? minutes / 60 : undefined;
  }
}

/** Whether a range of a code applies on a day. */
function isOn({ weekdays }: WrittenRange, date: string): boolean {
  return weekdays === undefined || weekdays.has(weekdayOf(date));
}
