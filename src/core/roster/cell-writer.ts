import { MINUTES_A_DAY, type DayNumber } from '../calendar/days';
import { timeOfMinute } from '../calendar/short-clock';
import type { RosterCodeMeaning } from '../paste/answers';
import { timeText } from '../reports/chosen-shifts';
import { isTimeOffBlock, type ReportShift } from '../reports/facts';
import { reportMessages } from '../reports/messages';
import type { CellReader } from './cell-reader';
import { MORE, type RosterCodes } from './roster';

/** Two letters or three are a code, which people write large: `f` is stored, `F` is shown. */
const LONGEST_CODE = 3;
/** A longer name of a time of day is longer than its times. */
const LONGEST_NAME = 12;

/** The places of most shifts of a row, which its cells do not say: the labels of a department and an area. */
export interface UsualPlaces {
  readonly department: string;
  readonly area: string;
}

/** The places of a shift that its row does not say, by the column of Time Blocks that has them. */
const placesOf = ({ department, task, area }: ReportShift, usual: UsualPlaces) =>
  [
    ['Department', department === usual.department ? '' : department],
    ['Task', task],
    ['Area', department === usual.department && area === usual.area ? '' : area],
  ].flatMap(([column = '', label = '']) => (label === '' ? [] : [{ column, label }]));

/**
 * Writes the lines of a roster's cells. A shift is written as a code or as its times, with the place that the row does not say. A
 * line that the reader would not read as the same shift, or that lacks a detail of it, ends with the sign MORE.
 */
export class CellWriter {
  readonly #codes = new Map<string, string[]>();
  readonly #away = new Map<string, string>();

  constructor(
    private readonly reader: CellReader,
    { codes, timesOfDay }: RosterCodes,
    /** The names of times of day as the company writes them, by their lower case. */
    names: ReadonlyMap<string, string>,
  ) {
    const all: (readonly [string, RosterCodeMeaning])[] = [
      ...[...timesOfDay].map(([key, means]) => [names.get(key) ?? key, means] as const),
      ...codes,
    ];
    const shown = all.map(([code, means]) => ({
      code: code.length <= LONGEST_CODE ? code.toUpperCase() : code,
      means,
    }));
    for (const { code, means } of shown.sort((one, other) => one.code.length - other.code.length)) {
      if (means === 'off' || code.length > LONGEST_NAME) continue;
      if ('account' in means) this.#awayCode(means.account, code);
      else if ('timeOff' in means) this.#awayCode(means.timeOff, code);
      else {
        const key = `${means.start} ${means.end}`;
        this.#codes.set(key, [...(this.#codes.get(key) ?? []), code]);
      }
    }
  }

  /** The shortest code is used. */
  #awayCode(name: string, code: string): void {
    if (!this.#away.has(name)) this.#away.set(name, code);
  }

  /** A shift on its first day. */
  shift(shift: ReportShift, usual: UsualPlaces): string {
    const [start, end] = [timeOfMinute(shift.start), timeOfMinute(shift.end)];
    const day = Math.floor(shift.start / MINUTES_A_DAY);
    const times = timeText(shift, day) || reportMessages.allDay;
    const places = placesOf(shift, usual);
    const hasMore =
      shift.notes !== '' ||
      shift.color !== '' ||
      shift.hoursTyped !== undefined ||
      shift.end - shift.start > MINUTES_A_DAY;
    const written = [...(this.#codes.get(`${start} ${end}`) ?? []), times];
    const wanted = [places.slice(0, 1), []].flatMap((shown) =>
      written.map((time) => ({ shown, text: [time, ...shown.map(({ label }) => label)].join(' ') })),
    );
    const found = wanted.find(({ shown, text }) => this.#means(text, { start, end }, shown));
    if (!found) return `${[times, ...places.map(({ label }) => label)].join(' ')} ${MORE}`;
    return hasMore || found.shown.length < places.length ? `${found.text} ${MORE}` : found.text;
  }

  /** Time off on one of its days. */
  away(block: ReportShift, day: DayNumber): string {
    const { timeOffReason, timeOffAccount, leave } = block;
    const name = timeOffAccount || timeOffReason || reportMessages.off;
    const code = this.#away.get(name) ?? name;
    const times = leave ? '' : timeText(block, day);
    const text = times === '' ? code : `${times} ${code}`;
    return leave === 'probable' ? `${text}?` : block.notes === '' ? text : `${text} ${MORE}`;
  }

  #means(
    text: string,
    { start, end }: { readonly start: string; readonly end: string },
    shown: readonly { readonly column: string; readonly label: string }[],
  ): boolean {
    const read = this.reader.read(text);
    const [only, more] = read.kind === 'read' ? read.shifts : [];
    if (!only || more || only.account !== undefined || only.start !== start || only.end !== end) return false;
    const [fields, wanted] = [
      Object.entries(only.fields),
      new Map(shown.map((place) => [place.column, place.label])),
    ];
    return fields.length === wanted.size && fields.every(([column, label]) => wanted.get(column) === label);
  }
}

/** A shift or time off in words that tell two states of it apart: `09:00–17:00 Bar, Till 2`. */
export function inWords(block: ReportShift, day: DayNumber): string {
  const { department, task, area, timeOffReason, timeOffAccount } = block;
  const times = isTimeOffBlock(block) && block.leave ? '' : timeText(block, day) || reportMessages.allDay;
  const places = [timeOffAccount, timeOffReason, department, task, area].filter((label) => label !== '');
  return [times, places.join(', ')].filter((part) => part !== '').join(' ');
}
