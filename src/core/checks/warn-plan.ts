import { clockText } from '../calendar/clock';
import { longDay, shortDay } from '../calendar/day-text';
import { dayOfMinute, weekOf, MINUTES_A_DAY, type WallMinute } from '../calendar/days';
import type { TrackedRow } from '../changes/row';
import type { Entity } from '../entities/entity';
import type { Breach, FoundBreaches, RuleName } from '../planning/breach';
import { warningAt, type Finding, type Problem } from '../problems/problem';
import type { Shift } from '../shifts/shift';
import type { RowNamer } from './check-rows';

/** Of these, a row has the first that is found: each says that the person is somewhere else at that time. */
const TAKEN: readonly RuleName[] = ['same-block', 'on-time-off', 'double-booked'];

/** What the sentences about a breach need to know of the sheet. */
export interface PlanNames {
  readonly entity: Entity;
  /** The words for the row of a block: `row 12`. */
  readonly nameOf: (block: Shift) => string;
  /** The weekday with which weeks begin: 0 is Monday. */
  readonly weekStart: number;
}

/** The warnings of some rows (`rows`): each rule that a row breaks together with others, or alone. */
export function warnPlan(
  rows: readonly TrackedRow[],
  { breaches, rowOf }: FoundBreaches,
  { rowName, ...sheet }: Omit<PlanNames, 'nameOf'> & { readonly rowName: RowNamer },
): Problem[] {
  const { block } = sheet.entity;
  if (!block || breaches.length === 0) return [];
  const indexOf = (shift: Shift) => rowOf(shift)?.index ?? NaN;
  const names = { ...sheet, nameOf: (shift: Shift) => rowName(indexOf(shift)) };
  const wanted = new Set(rows.map(({ index }) => index));
  const taken = new Map<number, RuleName>();
  for (const rule of TAKEN)
    for (const found of breaches)
      if (found.rule === rule)
        for (const shift of found.blocks) if (!taken.has(indexOf(shift))) taken.set(indexOf(shift), rule);
  const warned = new Set<string>();
  const warnings = breaches.flatMap((found) =>
    found.blocks.flatMap((shift): Problem[] => {
      const index = indexOf(shift);
      if (!wanted.has(index)) return [];
      if (TAKEN.includes(found.rule)) {
        if (taken.get(index) !== found.rule || warned.has(`${index}`)) return [];
        warned.add(`${index}`);
      }
      return [warningAt(index, fieldOf(found.rule, block), findingOf(found, shift, names))];
    }),
  );
  return warnings.sort((one, other) => one.index - other.index);
}

/** The column that a rule is about. */
function fieldOf(rule: RuleName, block: NonNullable<Entity['block']>): string {
  if (rule === 'long-shift') return block.end;
  return rule === 'short-rest' ? block.start : block.person;
}

/** What is said of a breach beside one of its blocks (`shift`): the sentence names the row on the other side. */
export function findingOf(found: Breach, shift: Shift, { entity, nameOf, weekStart }: PlanNames): Finding {
  const { person, blocks } = found;
  const first = blocks[0] ?? shift;
  const other = blocks.find((block) => block !== shift) ?? shift;
  const where = nameOf(other);
  switch (found.rule) {
    case 'same-block':
      return { code: 'same-block', params: { ...timeOf(other, shift), where } };
    case 'double-booked':
      return { code: 'double-booked', params: { ...timeOf(other, shift), where } };
    case 'on-time-off': {
      const { leave } = found.facts;
      if (shift.isTimeOff) return { code: 'double-booked', params: { ...timeOf(other, shift), where } };
      if (!leave) return { code: 'on-time-off', params: { person, reason: reasonOf(entity, other), where } };
      const { taken, day, isProbable } = leave;
      const params = {
        person,
        on: shortDay(day),
        days: -taken.amount,
        account: taken.account,
        from: shortDay(taken.firstDay),
        where: taken.where,
      };
      return { code: isProbable ? 'probably-away' : 'on-leave', params };
    }
    case 'short-rest': {
      const [, next] = blocks;
      const [from, until] = next ? [first.end, next.start] : [first.start, first.end];
      const times = { from: momentText(from, true), until: momentText(until, true) };
      return { code: 'short-rest', params: { ...found.facts, ...times, person, ...(next && { where }) } };
    }
    case 'day-hours':
      return { code: 'day-hours', params: { ...found.facts, person, at: shortDay(first.day) } };
    case 'week-hours': {
      const { week, ...numbers } = found.facts;
      return { code: 'week-hours', params: { ...numbers, person, at: shortDay(week) } };
    }
    case 'average-hours': {
      const { since, ...numbers } = found.facts;
      const params = { ...numbers, person, at: shortDay(found.day) };
      return {
        code: 'average-hours',
        params: since === undefined ? params : { ...params, since: longDay(since) },
      };
    }
    case 'weekly-rest': {
      const { week, ...numbers } = found.facts;
      return { code: 'weekly-rest', params: { ...numbers, person, at: shortDay(week) } };
    }
    case 'minor': {
      const { facts } = found;
      if (facts.what === 'night') {
        const { under, from, until } = facts;
        const night = { under, from: clockText(from), until: clockText(until) };
        return { code: 'minor-night', params: { ...night, person, at: shortDay(first.day) } };
      }
      const at = shortDay(facts.what === 'day' ? first.day : weekOf(first.day, weekStart));
      return { code: 'minor-hours', params: { ...facts, person, at } };
    }
    case 'days-in-a-row':
      return { code: 'days-in-a-row', params: { ...found.facts, person, from: shortDay(first.day) } };
    case 'not-qualified':
      return { code: 'not-qualified', params: { person, item: found.facts.place.label } };
    case 'do-not-schedule':
      return { code: 'do-not-schedule', params: { person } };
    case 'not-available': {
      const { on, available } = found.facts;
      const times = typeof available === 'string' ? [] : available;
      const shown = times.map(({ from, until }) => ({
        from: clockText(from),
        until: clockText(until > MINUTES_A_DAY ? until - MINUTES_A_DAY : until),
      }));
      return { code: 'not-available', params: { person, on: shortDay(on), times: shown } };
    }
    case 'long-shift':
      return { code: 'long-shift', params: found.facts };
  }
}

function reasonOf(entity: Entity, { row }: Shift): string {
  const texts = (entity.block?.timeOff ?? []).map((name) => String(row.cells[name] ?? '').trim());
  return texts.find((text) => text !== '') ?? '';
}

/** The words for another block's time. Its days are named if it does not begin and end on the day of `beside`. */
function timeOf({ person, isTimeOff, start, end }: Shift, beside: Shift) {
  const isThisDay = dayOfMinute(start) === beside.day && end <= (beside.day + 1) * MINUTES_A_DAY;
  return {
    person,
    isTimeOff,
    isThisDay,
    from: momentText(start, !isThisDay),
    to: momentText(end, !isThisDay),
  };
}

/** `9:00 AM`, or with the day `Mon 23 Nov, 9:00 AM`. */
function momentText(minute: WallMinute, hasDay: boolean): string {
  const day = dayOfMinute(minute);
  const time = clockText(minute - day * MINUTES_A_DAY);
  return hasDay ? `${shortDay(day)}, ${time}` : time;
}
