import { MINUTES_A_DAY } from '../calendar/days';
import { isTimeOffBlock, type ReportFacts, type ReportShift } from './facts';
import { reportMessages } from './messages';
import type { LegendEntry } from './report';

/** The part of a department's colour that its shifts have, so that a colour of their own stands out. */
const DEPARTMENT_PART = 0.2;
const TASK_PART = 0.5;

const TIME_OFF = 'D9D9D9';
/** A paler grey: the days that transactions probably cover. */
const ASSUMED = 'F2F2F2';

const MINUTES_AN_HOUR = 60;
const NOON = 12 * MINUTES_AN_HOUR;
const EVENING = 18 * MINUTES_AN_HOUR;
const MORNING = 4 * MINUTES_AN_HOUR;

/** The colours of a company that has none of its own, by the minute of the day at which a shift begins. */
const NIGHT = { fill: 'DCE3F4', text: () => reportMessages.beginsBetween(EVENING, MORNING - 1) };
const BY_START = [
  { before: MORNING, ...NIGHT },
  { before: NOON, fill: 'FFF4CC', text: () => reportMessages.beginsBefore(NOON) },
  { before: EVENING, fill: 'FFE0C2', text: () => reportMessages.beginsBetween(NOON, EVENING - 1) },
  { before: MINUTES_A_DAY, ...NIGHT },
];

/**
 * The colours of shifts: a shift's own colour, or its task's, or its department's, as the service has them. If no shift has a
 * colour from there, shifts are coloured by the time at which they begin. All time off has the same colour, because a colour
 * would show its reason.
 */
export class ShiftColours {
  readonly #used = new Set<LegendEntry>();
  readonly #timeOff = { text: reportMessages.timeOff, fill: TIME_OFF };
  readonly #assumed = { text: reportMessages.assumedOf(reportMessages.timeOff), fill: ASSUMED };
  readonly #byColour = new Map<string, LegendEntry>();
  readonly #byStart = BY_START.map(({ before, fill, text }) => ({ before, entry: { text: text(), fill } }));
  readonly #byTask: ReadonlyMap<string, LegendEntry>;
  readonly #byDepartment: ReadonlyMap<string, LegendEntry>;
  readonly #hasColours: boolean;

  constructor({ tasks, departments }: NonNullable<ReportFacts['colours']>, shifts: readonly ReportShift[]) {
    this.#byTask = tintedEntries(tasks, TASK_PART);
    this.#byDepartment = tintedEntries(departments, DEPARTMENT_PART);
    this.#hasColours = shifts.some((shift) => !isTimeOffBlock(shift) && this.#ownOf(shift) !== undefined);
  }

  /** The fill of a cell in which these blocks are: `RRGGBB`, or undefined if they have different colours. */
  fillOf(blocks: readonly ReportShift[]): string | undefined {
    const first = blocks[0] && this.#entryOf(blocks[0]);
    if (!first) return undefined;
    if (blocks.length > 1) {
      const entries = blocks.map((block) => this.#entryOf(block));
      if (entries.some((entry) => entry?.fill !== first.fill)) return undefined;
      for (const entry of entries) if (entry) this.#used.add(entry);
    }
    this.#used.add(first);
    return first.fill;
  }

  /** What the colours mean that `fillOf` has returned. */
  get legend(): LegendEntry[] {
    const entries = new Map<string, LegendEntry>();
    for (const entry of this.#used) entries.set(`${entry.fill} ${entry.text}`, entry);
    return [...entries.values()];
  }

  #entryOf(block: ReportShift): LegendEntry | undefined {
    if (block.leave === 'probable') return this.#assumed;
    if (isTimeOffBlock(block)) return this.#timeOff;
    return this.#hasColours ? this.#ownOf(block) : this.#startOf(block);
  }

  #ownOf({ color, task, department }: ReportShift): LegendEntry | undefined {
    if (color !== '') return this.#colourOf(color);
    return this.#byTask.get(task) ?? this.#byDepartment.get(department);
  }

  #colourOf(fill: string): LegendEntry {
    let entry = this.#byColour.get(fill);
    if (!entry) this.#byColour.set(fill, (entry = { text: reportMessages.ownColour, fill }));
    return entry;
  }

  #startOf({ start }: ReportShift): LegendEntry | undefined {
    const minute = start % MINUTES_A_DAY;
    return this.#byStart.find(({ before }) => minute < before)?.entry;
  }
}

/** The entry of each label: computed once, and not for each of many shifts. */
function tintedEntries(
  colours: ReadonlyMap<string, string> = new Map(),
  part: number,
): ReadonlyMap<string, LegendEntry> {
  return new Map([...colours].map(([text, colour]) => [text, { text, fill: tinted(colour, part) }]));
}

/**
 * A colour mixed with white.
 * @param colour `RRGGBB`
 * @param part of the colour, from 0 (white) to 1 (the colour itself)
 */
export function tinted(colour: string, part: number): string {
  return [0, 2, 4]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    .map((value) => Math.round(255 - (255 - value) * part))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}
