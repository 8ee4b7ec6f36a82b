import { clockTime, minutesOfTime } from '../calendar/clock';
import { MINUTES_A_DAY } from '../calendar/days';
import { midnights } from '../calendar/midnights';
import { textOf, type Cell } from '../values/cell';
import type { Availability, DayTimes } from './breach';
import { oneOf, plainLimit } from './limit-words';

/**
 * Reads a weekday's cell of "People limits": `no`, `9-12, 14-18`, `until 14:00`, `nachts`, `not after 2pm`. A text is read as a
 * whole or not at all: a word that is not in these lists may turn the meaning round, as `busy` and `college` do.
 */

/** Words without accents, in English, German, French, Spanish and Dutch. */
const ALWAYS = words(
  'yes,y,ja,j,oui,si,true,any time,anytime,all day,the whole day,always,available,whenever,can,ok,any,no problem,no limits,no limit',
  'flexible,dont mind,no restrictions,no preference,wahr,ganztags,ganztagig,immer,jederzeit,den ganzen tag,verfugbar,kann,egal',
  'flexibel,kein problem,keine einschrankung,toujours,toute la journee,disponible,siempre,todo el dia,hele dag,altijd,✓,✔,24h',
);
const NEVER = words(
  'no,never,off,day off,not available,unavailable,cant,cannot,can not,none,not at all,nope,busy,rest day,not,false,falsch,-,–,0',
  'nein,nie,niemals,nicht verfugbar,kann nicht,geht nicht,gar nicht,nicht,ruhetag,freier tag,dienstfrei,hat frei',
  'non,jamais,indisponible,nunca,nee,nooit,niet,repos,dia libre,vrije dag,✗,✘,❌',
);
/** People write these for both: a cross in a list of wishes means "not", and `free` is a day off or free for work. */
const EITHER = words('x,xx,(x),free,frei,libre,vrij,open,offen,n/a,na,n,/,?,yes/no,ja/nein');

/** Parts of a day. An evening ends with the day, and a night ends on the next one. */
const PARTS: readonly (readonly [DayTimes, ReadonlySet<string>])[] = [
  [
    hours(0, 12),
    words(
      'morning,mornings,in the morning,vormittag,vormittags,morgens,matin,le matin,mananas,por la manana,ochtend,s ochtends',
    ),
  ],
  [
    hours(12, 18),
    words(
      'afternoon,afternoons,in the afternoon,nachmittag,nachmittags,apres-midi,lapres-midi,middag,s middags',
    ),
  ],
  [hours(18, 24), words('evening,evenings,in the evening,abend,abends,abende,soir,le soir,avond,s avonds')],
  [hours(22, 30), words('night,nights,at night,overnight,nacht,nachte,nachts,nuit,la nuit,nachten,s nachts')],
];

const ONLY = 'only,just,nur,seulement,solo,alleen';
const YES = 'yes,ja,oui,si,can,kann,available,verfugbar';
const FROM =
  'from,after,starting at,ab,nach,erst ab,fruhestens ab,a partir de,des,desde,desde las,a partir de las,vanaf,na,>,>=';
const UNTIL =
  'until,till,til,before,no later than,bis,vor,spatestens bis,jusqua,avant,hasta,hasta las,antes de,antes de las,tot,voor,<,<=';
/** In front of times at which the person can't work. */
const EXCEPT =
  'not,never,no,except,all day except,any time except,always except,unavailable,not available,busy,off,cannot,cant,nicht,nie,kein,keine,ausser,immer ausser,nicht verfugbar,kann nicht,geht nicht,pas,sauf,no puedo,excepto,niet,nooit,behalve';

const YES_BEFORE = new RegExp(`^(?:${oneOf(YES)})[ ,]\\s*`);
const ONLY_BESIDE = new RegExp(`^(?:${oneOf(ONLY)}) | (?:${oneOf(ONLY)})$`);
const EXCEPT_BEFORE = new RegExp(`^(?:${oneOf(EXCEPT)}) `);

const TIME = String.raw`\d{1,4}(?:[:.h]\d{2})?\s*(?:[ap]\.?(?:m\.?)?)?`;
const HOUR_SIGN = String.raw`\s*(?:uhr|uur|hrs?|h|o'?clock)`;
const CLOCK = `(${TIME})(?:${HOUR_SIGN})?`;
const TO = String.raw`(?:\s*[-–—~]\s*|\s+(?:to|till?|until|bis|a|au|al|tot)\s+)`;
const RANGE = new RegExp(`^(?:(?:from|von|de|van) )?${CLOCK}${TO}${CLOCK}$`);
const BETWEEN = /^(?:between|zwischen) (.+?) (?:and|und) /;
const SINCE = new RegExp(`^(?:${oneOf(FROM)}) ?${CLOCK}(?: on| onwards)?$`);
const ONWARDS = new RegExp(`^${CLOCK}(?:\\s*\\+|-| onwards| on)$`);
const BEFORE = new RegExp(`^(?:${oneOf(UNTIL)}) ?${CLOCK}$`);
/** `9-12, 14-18`, `9-12 und 14-18`, `9-12 14-18` */
const SEPARATOR = /\s*[,;/&+\n](?!$)\s*|\s+(?:and|or|und|oder|u\.|et|ou|y|o|en|of)\s+|(?<=\d)\s+(?=\d)/;
const NAMED_TIMES = [
  [/(?<!-)\b(?:noon|mittag|midi|mediodia)\b/g, '12pm'],
  [/\b(?:midnight|mitternacht|minuit|medianoche|middernacht)\b/g, '12am'],
] as const;

/** `either`: a word that can mean yes and no. `unread`: anything else that is not understood. */
export type DayCell = Availability | 'empty' | 'either' | 'unread';

export function readDayCell(cell: Cell): DayCell {
  // A number is a time, a date or a number of hours: `9-12` becomes 9 December in Excel.
  if (typeof cell === 'number') return cell === 0 ? 'never' : 'unread';
  const typed = plainLimit(textOf(cell)).replace(/(?<=\p{L})\.$|(?<=.)!+$/u, '');
  if (typed === '') return 'empty';
  if (EITHER.has(typed)) return 'either';
  if (ALWAYS.has(typed)) return 'always';
  if (NEVER.has(typed)) return 'never';
  let rest = typed.replace(YES_BEFORE, '').replace(BETWEEN, '$1 - ');
  for (const [name, time] of NAMED_TIMES) rest = rest.replace(name, time);
  const whole = partOf(rest);
  if (whole) return availabilityOf([whole]);
  const [excepted] = EXCEPT_BEFORE.exec(rest) ?? [];
  if (excepted !== undefined) {
    // `not 9-12, 14-18` leaves open whether the person can work from 14:00 to 18:00.
    const times = partOf(rest.slice(excepted.length));
    return times ? availabilityOf(without(times)) : 'unread';
  }
  const parts = rest.replace(ONLY_BESIDE, '').split(SEPARATOR);
  const read = parts.flatMap((part) => partOf(part) ?? []);
  return read.length === parts.length ? availabilityOf(read) : 'unread';
}

/** One part of a list of times; undefined if it can't be read. */
function partOf(part: string): DayTimes | undefined {
  const named = PARTS.find(([, names]) => names.has(part));
  if (named) return named[0];
  const [, first, last] = RANGE.exec(part) ?? [];
  if (first !== undefined && last !== undefined) return rangeOf(first, last, is24(first, last, part));
  const [, since] = SINCE.exec(part) ?? ONWARDS.exec(part) ?? [];
  const from = since === undefined ? undefined : minuteOf(since, isMarked(part) ? 0 : EARLIEST);
  if (from !== undefined) return { from, until: MINUTES_A_DAY };
  const [, before] = BEFORE.exec(part) ?? [];
  const until = before === undefined ? undefined : minuteOf(before, isMarked(part) ? 0 : EARLIEST_END);
  return until === undefined ? undefined : { from: 0, until: until || MINUTES_A_DAY };
}

/** The first bare hours that are read. `after 8` may be 20:00, `until 11` may be 23:00, and `bis 8 h` may be 8 hours of work. */
const EARLIEST = 9;
const EARLIEST_END = 12;

/** The minutes of a time; undefined if it is none, or a bare hour that is before `earliest` and may be in the afternoon. */
function minuteOf(time: string, earliest: number): number | undefined {
  const clock = clockTime(time);
  if (clock === undefined) return undefined;
  const minute = minutesOfTime(clock);
  return isBare(time) && minute > 0 && minute < earliest * 60 ? undefined : minute;
}

const HALF = MINUTES_A_DAY / 2;
/** Nobody means a bare `1-5` or `4-9` in the night. */
const EARLIEST_START = 6 * 60;
/** Times over midnight that last longer are probably meant by the clock of 12 hours: `9h-5h`. */
const LONGEST_NIGHT = 16 * 60;

function rangeOf(first: string, last: string, isClear: boolean): DayTimes | undefined {
  const [from, until] = [minuteOf(first, 0), minuteOf(last, 0)];
  // A day does not begin with 24:00.
  if (from === undefined || until === undefined || first.startsWith('24')) return undefined;
  const [bareFirst, bareLast] = [isBare(first) && !isClear, isBare(last) && !isClear];
  const typed = span(from, until);
  // `9-5` and `1-5` are meant by the clock of 12 hours.
  if (bareFirst && bareLast) return until <= from || from < EARLIEST_START ? undefined : typed;
  if (!bareFirst && !bareLast)
    return from > 0 && until <= from && length(typed) > LONGEST_NIGHT ? undefined : typed;
  // `9-5pm` and `9pm-5`: the half of the day that makes the shorter time.
  const other = bareFirst
    ? span((from + HALF) % MINUTES_A_DAY, until)
    : span(from, (until + HALF) % MINUTES_A_DAY);
  return length(other) < length(typed) ? other : typed;
}

function span(from: number, until: number): DayTimes {
  return { from, until: until + midnights(from, until) * MINUTES_A_DAY };
}

const length = ({ from, until }: DayTimes): number => until - from;

/** A time of the clock of 24 hours or of 12: `9`, `9:30`, and not `09:30`, `930am`, `14` or `0`. */
function isBare(time: string): boolean {
  return /^(?:[1-9]|1[0-2])(?:[:.h]\d{2}|\d{2})?\s*$/.test(time);
}

/** Whether a text shows that it is of the clock of 24 hours: `9 Uhr`, `09:00`. */
function isMarked(part: string): boolean {
  return /uhr|uur|(?<![\d:.])0\d/.test(part);
}

/** The same of two times: one of them may show it, `22-6`, `9-17`, `9h-12h`. */
function is24(first: string, last: string, part: string): boolean {
  return (
    isMarked(part) || /\dh/.test(part) || [first, last].some((time) => /^(?:0|1[3-9]|2[0-4])/.test(time))
  );
}

function availabilityOf(times: readonly DayTimes[]): Availability {
  const merged: DayTimes[] = [];
  for (const { from, until } of [...times].sort((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last && from <= last.until)
      merged[merged.length - 1] = { from: last.from, until: Math.max(last.until, until) };
    else merged.push({ from, until });
  }
  if (merged.length === 0) return 'never';
  const isWholeDay = merged.some(({ from, until }) => from === 0 && until >= MINUTES_A_DAY);
  // A person who can work all day can also work a night shift, which ends on the next day.
  return isWholeDay ? 'always' : merged;
}

/** The rest of a day without some times. A night is in the morning of the day, and in its evening. */
function without({ from, until }: DayTimes): DayTimes[] {
  const rest = [
    { from: Math.max(0, until - MINUTES_A_DAY), until: Math.min(from, MINUTES_A_DAY) },
    { from: until, until: MINUTES_A_DAY },
  ];
  return rest.filter((times) => length(times) > 0);
}

function hours(from: number, until: number): DayTimes {
  return { from: from * 60, until: until * 60 };
}

function words(...lists: string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(',')));
}
