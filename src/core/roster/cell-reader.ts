import { daysAfter, distance } from '../calendar/days';
import { midnights } from '../calendar/midnights';
import type { Entity } from '../entities/entity';
import { pastedCompanyOf, type PastedCompany } from '../paste/people/company';
import { readPasted, splitPasted } from '../paste/read';
import type { PastedShift } from '../paste/read-shift';
import { reasonSentence, type ReasonCode } from '../paste/reasons';
import { pasteTargets } from '../paste/targets';
import { withPlace } from '../shifts/compare/places';
import { rosterMessages } from './messages';
import { linesOfCell, withoutMore, type RosterCodes } from './roster';

/** A shift or a day of time off as a cell has it, on a day without a date. */
export interface TypedShift {
  /** `HH:mm`. */
  readonly start: string;
  readonly end: string;
  /** How many days after its start the shift ends. */
  readonly nights: number;
  /** Texts for other columns, by column name: `Department`, `Notes`. */
  readonly fields: Readonly<Record<string, string>>;
  /** The label of the account of a day of time off, which is no shift. */
  readonly account?: string;
}

/** What the lines of a cell mean. */
export type CellMeaning =
  | { readonly kind: 'read'; readonly shifts: readonly TypedShift[] }
  /** The sentence says what can't be read. */
  | { readonly kind: 'doubt'; readonly sentence: string };

/** A Wednesday far from every clock change: what a cell means does not depend on its day. */
const DAY = '2024-01-03';

/** What the company's cells may say beside times. */
export interface CellWords extends RosterCodes {
  /** The labels of the accounts to which days can be added, and of the reasons for time off. Their names are written as codes are. */
  readonly accounts: readonly string[];
  readonly reasons: readonly string[];
  /** Times such as `9-5` are in the halves of the day that people work in: so where the region's times have AM and PM. */
  readonly hasHalves: boolean;
}

/**
 * Reads the cells of a roster as a pasted roster's cells are read (core/paste): there is no second grammar. A text is read
 * once, however many cells have it.
 */
export class CellReader {
  readonly #company: PastedCompany;
  readonly #targets: ReturnType<typeof pasteTargets>;
  readonly #reasons: ReadonlySet<string>;
  readonly #meanings = new Map<string, CellMeaning>();

  constructor(
    private readonly entity: Entity,
    private readonly words: CellWords,
  ) {
    this.#company = pastedCompanyOf(entity);
    this.#targets = pasteTargets(entity);
    this.#reasons = new Set(words.reasons);
  }

  read(text: string): CellMeaning {
    const shifts: TypedShift[] = [];
    for (const line of linesOfCell(text)) {
      const meaning = this.#line(withoutMore(line));
      if (meaning.kind === 'doubt') return meaning;
      shifts.push(...meaning.shifts);
    }
    return { kind: 'read', shifts };
  }

  #line(line: string): CellMeaning {
    const known = this.#meanings.get(line) ?? this.#read(line);
    this.#meanings.set(line, known);
    return known;
  }

  #read(line: string): CellMeaning {
    if (line.length > LONGEST) return doubt(rosterMessages.tooLong);
    const away = this.#away(line);
    if (away) return { kind: 'read', shifts: [away] };
    const meaning = this.#readOn(line, DAY);
    if (meaning.kind === 'doubt' || meaning.shifts.length === 0) return meaning;
    // `Wed 9-17` is the shift of a Wednesday alone, and a cell has a day already.
    const other = this.#readOn(line, daysAfter(DAY, 1));
    return JSON.stringify(other) === JSON.stringify(meaning) ? meaning : doubt(rosterMessages.ownDay(line));
  }

  /** A day of the account, or of the reason for time off, that is called so. */
  #away(line: string): TypedShift | undefined {
    const called = (names: readonly string[]) =>
      names.find((name) => name.toLowerCase() === line.toLowerCase());
    const [account, reason] = [called(this.words.accounts), called(this.words.reasons)];
    const day = { start: MIDNIGHT, end: MIDNIGHT, nights: midnights(MIDNIGHT, MIDNIGHT) };
    if (account !== undefined) return { ...day, fields: {}, account };
    return reason === undefined ? undefined : { ...day, fields: { TimeOffReason: reason } };
  }

  #readOn(line: string, day: string): CellMeaning {
    const { codes, timesOfDay, accounts, reasons, hasHalves } = this.words;
    const read = readPasted(
      // A roster has two days and two people. The other cell can't be read in two ways.
      splitPasted(
        `Name\t${day}\t${daysAfter(day, 1)}\nAnn Ab\t"${line.replaceAll('"', '""')}"\t\nBea Be\t\t08:00-16:00\n`,
      ),
      this.#targets,
      {
        columns: new Map(),
        week: day,
        layout: 'days-across',
        codes,
        timesOfDay,
        timeOffNames: [...reasons, ...accounts],
        ...(hasHalves && { afternoons: true }),
      },
      this.#company,
    );
    const left = read.leftOut.find((leftLine) => leftLine.line === CELL_LINE);
    const shifts = read.shifts.filter((shift) => shift.line === CELL_LINE);
    const question = read.asked.find(({ answered }) => !answered);
    if (question?.id === 'codes') return doubt(rosterMessages.unknownCode(line));
    if (question) return doubt(question.words);
    if (left?.reason.code === 'off' && shifts.length === 0) return { kind: 'read', shifts: [] };
    if (left && OF_DAYS.has(left.reason.code)) return doubt(rosterMessages.ownDay(line));
    if (left) return doubt(rosterMessages.notRead(line, reasonSentence(left.reason)));
    if (shifts.length === 0) return doubt(rosterMessages.notRead(line, ''));
    const typed = shifts.map((shift) => this.#typed(shift));
    const lost = this.#lostCode(line, shifts, typed);
    return lost === undefined ? { kind: 'read', shifts: typed } : doubt(rosterMessages.codeBesideTimes(lost));
  }

  /** A code beside times that is nothing else: `9-13 U`. It would be dropped, or become a note. */
  #lostCode(line: string, shifts: readonly PastedShift[], typed: readonly TypedShift[]): string | undefined {
    // The label of a code alone is the reason that the code means.
    if (this.#isCode(line)) return undefined;
    const beside = shifts.find(({ label }) => this.#isCode(label));
    if (beside) return beside.label;
    if (!/\d/.test(line)) return undefined;
    const said = typed
      .flatMap(({ fields }) => Object.values(fields))
      .join(' ')
      .toLowerCase();
    return line.split(/[\s,;+/()]+/).find((word) => this.#isCode(word) && !said.includes(word.toLowerCase()));
  }

  #isCode(label: string): boolean {
    const key = label.toLowerCase();
    return label !== '' && (this.words.codes.get(key) ?? this.words.timesOfDay.get(key)) !== undefined;
  }

  #typed(shift: PastedShift): TypedShift {
    const { fields } = withPlace(this.entity, shift, this.#reasons);
    const { start, end, endDate, date, account } = shift;
    return {
      start,
      end,
      nights: distance(date, endDate),
      fields,
      ...(account !== undefined && { account }),
    };
  }
}

const MIDNIGHT = '00:00';

/** Why a line that writes a day is left. */
const OF_DAYS: ReadonlySet<ReasonCode> = new Set(['daysDiffer', 'noSuchDay', 'notADate', 'noDate']);

/** Nobody types a longer shift; a text pasted by mistake is longer. */
const LONGEST = 300;

/** The line of the cell in its text. */
const CELL_LINE = 2;

const doubt = (sentence: string): CellMeaning => ({ kind: 'doubt', sentence });

/** The day on which a shift typed for a date ends. */
export const endDateOf = (date: string, { nights }: Pick<TypedShift, 'nights'>): string =>
  daysAfter(date, nights);
