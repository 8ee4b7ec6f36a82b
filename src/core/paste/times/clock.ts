import { clockTime, timeOfFraction, timeOfMinutes } from '../../calendar/clock';
import { byText } from '../by-text';
import { isWordFor } from '../words/lexicon';
import { HOUR_MARK, HOUR_WORD, NAMED_TIMES } from '../words/time-words';

/**
 * The meaning of a point or a comma in a time: hours and minutes (8.30), a decimal number of hours (8.25), or a part
 * of a day, as Excel stores times (0.25).
 */
export type Dots = 'clock' | 'hours' | 'day';

/** A time of day as the text writes it. */
export type WrittenTime =
  | {
      readonly kind: 'clock';
      /** `HH:mm`. */
      readonly time: string;
      /** No half of the day is written, and the hour may be in either half: `9`, `5:30`. */
      readonly open: boolean;
      /** The half of the day is written: `9a`. */
      readonly half: boolean;
      /** Only the clock of 24 hours has such a time: 17:00, 0:30, 9 Uhr. */
      readonly is24: boolean;
      /**
       * The hour has a zero before it, as on the clock of 24 hours: `07:00`. Other times of the text may show the
       * clock of 12 hours.
       */
      readonly padded: boolean;
      /** `24:00`: the midnight at the end of a day. */
      readonly isDayEnd?: true;
    }
  | { readonly kind: 'dotted'; readonly whole: number; readonly fraction: string; readonly padded: boolean }
  | { readonly kind: 'fraction'; readonly shareOfDay: number };

/** The largest number of characters in a written time. */
const LONGEST_TIME = 24;
const HALF = String.raw`(?:a|p|am|pm|a\.m\.?|p\.m\.?)`;
const CLOCK = new RegExp(
  String.raw`^(\d{1,2})(?:[:h](\d{2}))?(?::\d{2})?\s*(${HALF})?\s*(${HOUR_WORD})?\.?$`,
  'i',
);
const DIGITS = new RegExp(String.raw`^(\d{3,4})\s*(${HALF})?\s*(${HOUR_MARK})?$`, 'i');
const DOTTED = new RegExp(String.raw`^(\d{1,2})[.,](\d{1,2})(\s*${HOUR_MARK})?$`, 'i');
const DOTTED_HALF = new RegExp(String.raw`^\d{1,2}[.]\d{2}\s*${HALF}$`, 'i');

/** Reads a time of day. Undefined if the text is none. */
export const writtenTime = byText((text: string): WrittenTime | undefined => {
  const trimmed = text.trim().toLowerCase();
  if (trimmed === '' || trimmed.length > LONGEST_TIME) return undefined;
  const named = NAMED_TIMES.get(trimmed);
  if (named !== undefined) return clock(named, { half: true });
  if (/^0?[.,]\d+$/.test(trimmed) && !/^0[.,]\d{1,2}$/.test(trimmed))
    return { kind: 'fraction', shareOfDay: Number(trimmed.replace(',', '.')) };
  const dotted = DOTTED.exec(trimmed);
  if (dotted) {
    const [, whole = '', fraction = '', unit] = dotted;
    if (Number(whole) > 24) return undefined;
    if (unit !== undefined && fraction.length === 2 && Number(fraction) < 60)
      return ofClock(`${whole}:${fraction}`, { is24: true, isDayEnd: whole === '24' });
    return { kind: 'dotted', whole: Number(whole), fraction, padded: /^0\d/.test(whole) };
  }
  if (DOTTED_HALF.test(trimmed)) return ofClock(trimmed, { half: true });
  const digits = DIGITS.exec(trimmed);
  if (digits) {
    const [, number = '', half, unit] = digits;
    return Number(number.slice(-2)) % 5 !== 0 && number.length === 3
      ? undefined
      : ofClock(`${number}${half ?? ''}`, {
          half: half !== undefined,
          is24: unit !== undefined,
          padded: number.startsWith('0'),
          isDayEnd: number.startsWith('24') && number.length === 4,
        });
  }
  const match = CLOCK.exec(trimmed);
  if (!match) return undefined;
  const [, hour = '', minute, half, unit] = match;
  const isFrench = /^\d{1,2}h/.test(trimmed);
  return ofClock(`${hour}:${minute ?? '00'}${half ?? ''}`, {
    half: half !== undefined,
    is24: isFrench || (unit !== undefined && isWordFor(unit, 'clock24')),
    padded: hour.length === 2 && hour.startsWith('0'),
    isDayEnd: hour === '24',
  });
});

interface Signs {
  readonly half?: boolean;
  readonly is24?: boolean;
  readonly padded?: boolean;
  readonly isDayEnd?: boolean;
}

function ofClock(text: string, signs: Signs): WrittenTime | undefined {
  const time = clockTime(text);
  return time === undefined ? undefined : clock(time, signs);
}

function clock(
  time: string,
  { half = false, is24 = false, padded = false, isDayEnd = false }: Signs,
): WrittenTime {
  const hour = Number(time.slice(0, 2));
  const says24 = !half && (is24 || hour === 0 || hour > 12);
  return {
    kind: 'clock',
    time,
    half,
    is24: says24,
    padded,
    open: !half && !says24 && !padded,
    ...(isDayEnd ? { isDayEnd } : {}),
  };
}

/** Whether a time is the midnight at the end of a day: `24:00`, `24 Uhr`, `2400`, `24.00`. */
export function isDayEnd(written: WrittenTime): boolean {
  if (written.kind === 'dotted') return written.whole === 24;
  return written.kind === 'clock' && written.isDayEnd === true;
}

/** A written time as `HH:mm`, when the meaning of points is known. Undefined if that meaning makes no time. */
export function timeOf(written: WrittenTime, dots: Dots): string | undefined {
  switch (written.kind) {
    case 'clock':
      return written.time;
    case 'fraction':
      return timeOfFraction(written.shareOfDay);
    case 'dotted': {
      const { whole, fraction } = written;
      if (dots === 'day') return whole > 0 ? undefined : timeOfFraction(Number(`0.${fraction}`));
      if (dots === 'clock') return fraction.length === 2 ? clockTime(`${whole}:${fraction}`) : undefined;
      const minutes = Math.round((whole + Number(`0.${fraction}`)) * 60);
      return minutes > 24 * 60 ? undefined : timeOfMinutes(minutes % (24 * 60));
    }
  }
}

/** Whether a time may be in either half of the day. */
export function isOpen(written: WrittenTime, time: string): boolean {
  if (written.kind === 'clock') return written.open;
  const hour = Number(time.slice(0, 2));
  return written.kind === 'dotted' && hour >= 1 && hour <= 12 && !written.padded;
}
