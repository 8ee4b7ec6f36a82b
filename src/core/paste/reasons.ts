import { reasonWords } from './messages';

/** Why a pasted line or cell is left. Code compares codes; the sentence is made at the end, in the language of that moment. */

type Words = typeof reasonWords;
export type ReasonCode = keyof Words;

/** What a sentence quotes: texts and numbers. */
type Quoted = readonly (string | number)[];

export interface Reason {
  readonly code: ReasonCode;
  readonly quotes: Quoted;
}

type Makers = {
  readonly [Code in ReasonCode]: Words[Code] extends (...quotes: infer Of) => string
    ? (...quotes: Of) => Reason
    : Reason;
};

/** A reason for each code: as it is, or with what its sentence quotes. */
export const why = Object.fromEntries(
  Object.entries(reasonWords).map(([name, words]) => {
    const code = name as ReasonCode;
    return [
      code,
      typeof words === 'string' ? { code, quotes: [] } : (...quotes: Quoted): Reason => ({ code, quotes }),
    ];
  }),
) as unknown as Makers;

/** The sentence of a reason, which begins with the line that is left. */
export function reasonSentence({ code, quotes }: Reason): string {
  const words: string | ((...quotes: never[]) => string) = reasonWords[code];
  return typeof words === 'string' ? words : words(...(quotes as never[]));
}

export function isSameReason(one: Reason, other: Reason): boolean {
  return one.code === other.code && String(one.quotes) === String(other.quotes);
}

const WITHOUT_SHIFT: ReadonlySet<ReasonCode> = new Set(['emptyRosterLine', 'off', 'noTimes', 'againstShift']);

/** Whether a line is somebody's row and says that the person has no shift. */
export function isRowWithoutShift({ code }: Reason): boolean {
  return WITHOUT_SHIFT.has(code);
}

const NOBODYS: ReadonlySet<ReasonCode> = new Set([
  'aboveHeader',
  'title',
  'weekTitle',
  'timesBelow',
  'sum',
  'legend',
  'initials',
  'remark',
  'mailHead',
  'greeting',
  'closing',
]);

/** Whether a line is about nobody's shifts. A line that is neither this nor a row without a shift may be a shift. */
export function isNobodysLine({ code }: Reason): boolean {
  return NOBODYS.has(code);
}
