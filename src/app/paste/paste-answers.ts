import * as z from 'zod/mini';
import { daysAfter, mondayOf } from '../../core/calendar/days';
import type { PasteAnswers } from '../../core/paste/answers';
import type { QuestionId } from '../../core/paste/question-ids';
import type { PlanningRules } from '../memory/planning-rules';
import { parseRemembered } from '../memory/remembered';
import type { Ports } from '../ports/ports';
import type { PasteIntent } from '../view';

const ORDER_KEY = 'shiftsheet.day-order';
const orderSchema = z.enum(['day-first', 'month-first']);

/** People plan ahead: days without a date are taken to be in the coming week, until the user chooses another. */
const DAYS_AHEAD = 7;

export type AnswerIntent = Extract<PasteIntent, { do: 'answer-pasted' }>;

/** The answers before the user has given any. */
export function firstAnswers(
  { device, clock }: Ports,
  { chosenWeekStart: firstDay }: PlanningRules,
): PasteAnswers {
  const order = parseRemembered(orderSchema, device.get(ORDER_KEY));
  return {
    week: mondayOf(daysAfter(clock.today(), DAYS_AHEAD)),
    columns: new Map(),
    ...(order === undefined ? {} : { order }),
    ...(firstDay === undefined ? {} : { firstDay }),
  };
}

/** This device remembers the order of day and month for other texts. */
export function keepDayOrder({ device }: Ports, order: NonNullable<AnswerIntent['order']>): void {
  device.set(ORDER_KEY, JSON.stringify(order));
}

/**
 * The answers that are valid for every text: the week, the order of day and month, the first day of the week, and known codes.
 */
export function answersForNext({
  week,
  order,
  firstDay,
  codes,
  timesOfDay,
  timeOffNames,
}: PasteAnswers): PasteAnswers {
  return {
    week,
    columns: new Map(),
    ...(order === undefined ? {} : { order }),
    ...(firstDay === undefined ? {} : { firstDay }),
    ...(codes === undefined ? {} : { codes }),
    ...(timesOfDay === undefined ? {} : { timesOfDay }),
    ...(timeOffNames === undefined ? {} : { timeOffNames }),
  };
}

/** The answers, with one more. */
export function withAnswer(answers: PasteAnswers, intent: AnswerIntent): PasteAnswers {
  const { order, firstDay, confirm, otherForm, week, afternoons, dots, layout } = intent;
  const { otherForms = new Set<string>(), confirmed = new Map<QuestionId, boolean>() } = answers;
  const { layout: before, ...others } = answers;
  const chosen = layout ?? before;
  return {
    ...others,
    ...(chosen === undefined || chosen === 'first' ? {} : { layout: chosen }),
    ...(order === undefined ? {} : { order }),
    ...(week === undefined ? {} : { week }),
    ...(firstDay === undefined ? {} : { firstDay }),
    ...(afternoons === undefined ? {} : { afternoons, otherForms: new Set<string>() }),
    ...(dots === undefined ? {} : { dots }),
    confirmed: new Map([
      ...confirmed,
      ...(confirm === undefined ? [] : [[confirm.id, confirm.yes] as const]),
      ...(week === undefined ? [] : [['week', true] as const]),
    ]),
    ...(otherForm === undefined ? {} : { otherForms: toggled(otherForms, otherForm) }),
  };
}

/** The answers, with the user's choice for a column. */
export function withColumn(
  answers: PasteAnswers,
  at: number,
  target: string,
  isTogether: boolean,
): PasteAnswers {
  const others = [...(answers.together ?? [])].filter((column) => column !== at);
  // Of columns with the same target, the last choice counts.
  const columns = [...answers.columns].filter(([column]) => column !== at);
  return {
    ...answers,
    columns: new Map([...columns, [at, target]]),
    together: new Set(isTogether ? [...others, at] : others),
  };
}

function toggled(set: ReadonlySet<string>, item: string): ReadonlySet<string> {
  return new Set(set.has(item) ? [...set].filter((member) => member !== item) : [...set, item]);
}
