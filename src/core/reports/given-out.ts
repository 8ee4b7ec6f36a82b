import { longMoment, shortDay } from '../calendar/day-text';
import { MINUTES_A_DAY, daysOfPeriod, type DayNumber } from '../calendar/days';
import { OPEN_SHIFT } from '../shifts/open-shift';
import { takeEach, mapped, type Sliced } from '../slices';
import { CHANGED_FILL } from './cell-styles';
import { isWrittenOn, timeText } from './chosen-shifts';
import { isTimeOffBlock, type ReportFacts, type ReportShift } from './facts';
import { reportMessages } from './messages';
import type { ReportOptions } from './options';
import type { ReportContent, ReportLine, ReportRow, ReportSection, RowDays } from './report';
import type { GivenOut, Said, SaidOfPerson } from './said';
import { reportWords } from './words';

/**
 * What a report says of people's days, and what has changed since it was given out. People are matched by their ids and days by
 * their dates, wherever their rows and columns are.
 */

/** The sign of a changed cell. A roster's reader leaves it out, because nobody has typed it. */
const CHANGED_SIGN = '≠';

export const withSign = (text: string): string => `${CHANGED_SIGN} ${text}`.trim();

export const hasSign = (text: string): boolean => text.trimStart().startsWith(CHANGED_SIGN);

export const withoutSign = (text: string): string =>
  hasSign(text) ? text.trimStart().slice(CHANGED_SIGN.length).trimStart() : text;

/** More in one sentence would be more than a row of a sheet shows. */
const MOST_IN_A_LINE = 15;

/** IDs of the service are whole numbers (specification, section 2.1). Whoever is not stored yet has another id afterwards. */
const STORED = /^\d+$/;

const keyOf = ({ personId, person }: Pick<RowDays, 'personId' | 'person'>): string =>
  STORED.test(personId) || personId === OPEN_SHIFT ? personId : nameKey(person);

const nameKey = (name: string): string => `name ${name}`;

const nameOf = ({ personId, person }: Pick<RowDays, 'personId' | 'person'>): string =>
  personId === OPEN_SHIFT ? reportWords.none.person : person;

/** The parts of a block's text: neither the language nor the region of the device is in its times. */
const PARTS = ['start', 'end', 'kind', 'words', 'department', 'details'] as const;
type Parts = Record<(typeof PARTS)[number], string>;

const BETWEEN = '\t';

/** A text that is on one line, and has no sign between parts. */
const flat = (text: string): string => (/\s/.test(text) ? text.trim().replaceAll(/\s+/g, ' ') : text);

/** A block on a day. Times are minutes from the beginning of the day. */
function blockText(block: ReportShift, day: DayNumber, isStaffCopy: boolean): string {
  const { task, area } = block;
  const isAway = isTimeOffBlock(block);
  const midnight = day * MINUTES_A_DAY;
  const kind = block.leave ?? (isAway ? 'away' : '');
  const words = isAway ? '' : flat(task && area ? `${task}, ${area}` : task || area);
  const department = isAway ? '' : flat(block.departmentId);
  const reason = isAway ? block.timeOffReason || block.timeOffAccount : '';
  const notes = block.leave ? '' : block.notes;
  const hasDetails = !isStaffCopy && (reason !== '' || notes !== '');
  const details = hasDetails ? flat(`${reason} ${notes}`) : '';
  // In the order of PARTS.
  return [block.start - midnight, block.end - midnight, kind, words, department, details].join(BETWEEN);
}

const withoutDetails = (text: string): string => text.slice(0, text.lastIndexOf(BETWEEN) + 1);

function partsOf(text: string): Parts {
  const parts = text.split(BETWEEN);
  return Object.fromEntries(PARTS.map((part, at) => [part, parts[at] ?? ''])) as Parts;
}

/** By their beginnings, then by all else. */
const inOrder = (texts: readonly string[]): readonly string[] =>
  texts.length < 2
    ? texts
    : [...texts].sort(
        (one, other) => Number.parseInt(one) - Number.parseInt(other) || (one < other ? -1 : 1),
      );

/** A night that began on the day before the report is on that day, and not on the report's first. */
function textsOn(blocks: readonly ReportShift[], day: DayNumber, isStaffCopy: boolean): string[] {
  const texts: string[] = [];
  for (const block of blocks) if (isWrittenOn(block, day)) texts.push(blockText(block, day, isStaffCopy));
  return texts;
}

export const daysOfRows = ({ sections }: Pick<ReportContent, 'sections'>): RowDays[] =>
  (sections[0]?.rows ?? []).flatMap(({ days }) => days ?? []);

/** Adds what another row says of a day. Time off is in each department in which the person works, and is said once. */
function addTexts(days: Map<DayNumber, readonly string[]>, day: DayNumber, texts: readonly string[]): void {
  const before = days.get(day);
  if (!before) return void days.set(day, inOrder(texts));
  const added = texts.filter((text) => !before.includes(text) || partsOf(text).kind === '');
  days.set(day, inOrder([...before, ...added]));
}

/** What the rows of a report say of people's days. */
export function* saidBy(rows: readonly RowDays[], options: ReportOptions): Sliced<Said> {
  const { period, people: chosen, departments, person, staffCopy: isStaffCopy = false } = options;
  const people = new Map<string, { name: string; days: Map<DayNumber, readonly string[]> }>();
  yield* takeEach(rows, (row) => {
    const key = keyOf(row);
    let saidOfPerson = people.get(key);
    if (!saidOfPerson) people.set(key, (saidOfPerson = { name: nameOf(row), days: new Map() }));
    for (let at = 0; at < row.blocks.length; at += 1) {
      // Most days of a row are empty.
      const blocks = row.blocks[at];
      const texts = blocks && textsOn(blocks, row.first + at, isStaffCopy);
      if (texts && texts.length > 0) addTexts(saidOfPerson.days, row.first + at, texts);
    }
  });
  const listed = (ids: ReadonlySet<string> | undefined) => ids && [...ids].sort();
  const choice = JSON.stringify([listed(chosen), listed(departments), person]);
  return { period, isStaffCopy, choice, people };
}

interface Comparison {
  readonly days: { readonly first: DayNumber; readonly after: DayNumber };
  readonly isWhole: boolean;
  readonly isOtherPeriod: boolean;
  /** By the key of the person, then by day. Days that are the same have no entry. */
  readonly people: ReadonlyMap<
    string,
    { readonly name: string; readonly days: ReadonlyMap<DayNumber, Change> }
  >;
}

interface Change {
  readonly before: readonly string[];
  readonly now: readonly string[];
}

/**
 * Compares the days that both have. With another choice of people or departments, only people who are in both are compared: others
 * were not chosen.
 */
function* compared(now: Said, before: Said): Sliced<Comparison> {
  const [daysNow, daysBefore] = [daysOfPeriod(now.period), daysOfPeriod(before.period)];
  const days = {
    first: Math.max(daysNow.first, daysBefore.first),
    after: Math.min(daysNow.after, daysBefore.after),
  };
  const isWhole = now.choice === before.choice;
  const shown = (texts: readonly string[] = []): readonly string[] =>
    now.isStaffCopy || before.isStaffCopy ? inOrder(texts.map(withoutDetails)) : texts;
  const earlier = new Map(before.people);
  const people = new Map<string, { name: string; days: Map<DayNumber, Change> }>();
  const compare = (key: string, name: string, saidNow?: SaidOfPerson, saidBefore?: SaidOfPerson) => {
    const changes = new Map<DayNumber, Change>();
    const touched = [...new Set([...(saidNow?.days.keys() ?? []), ...(saidBefore?.days.keys() ?? [])])];
    for (const day of touched.sort((one, next) => one - next)) {
      if (day < days.first || day >= days.after) continue;
      const change = { before: shown(saidBefore?.days.get(day)), now: shown(saidNow?.days.get(day)) };
      if (change.before.join('\n') !== change.now.join('\n')) changes.set(day, change);
    }
    if (changes.size > 0) people.set(key, { name, days: changes });
  };
  yield* takeEach([...now.people], ([key, saidNow]) => {
    // Somebody who was not stored then has an id now.
    const known = [key, nameKey(saidNow.name)].find((earlierKey) => earlier.has(earlierKey));
    const saidBefore = known === undefined ? undefined : earlier.get(known);
    if (known !== undefined) earlier.delete(known);
    if (saidBefore || isWhole) compare(key, saidNow.name, saidNow, saidBefore);
  });
  if (isWhole)
    yield* takeEach([...earlier], ([key, saidBefore]) =>
      compare(key, saidBefore.name, undefined, saidBefore),
    );
  return {
    days,
    isWhole,
    isOtherPeriod: now.period.from !== before.period.from || now.period.to !== before.period.to,
    people,
  };
}

/** Marks in a report, which says `now`, what has changed since it was given out, and lists it by person. */
export function* markChanges(
  content: ReportContent,
  facts: Pick<ReportFacts, 'departments'>,
  now: Said,
  given: GivenOut,
): Sliced<ReportContent> {
  const [first, ...others] = content.sections;
  if (!first) return content;
  const found = yield* compared(now, given.said);
  const section = yield* marked(first, found, now.isStaffCopy || given.said.isStaffCopy, facts);
  const isMarked = section.rows.some((row, at) => row !== first.rows[at]);
  return {
    ...content,
    sections: [section, ...others],
    changes: linesOf(found, given, facts),
    ...(isMarked && {
      legend: [
        ...(content.legend ?? []),
        { text: withSign(reportMessages.changedSince), fill: CHANGED_FILL },
      ],
    }),
  };
}

function* marked(
  section: ReportSection,
  { people }: Comparison,
  isPlain: boolean,
  facts: Pick<ReportFacts, 'departments'>,
): Sliced<ReportSection> {
  /** Whether a cell has a block that was not given out. */
  const isNew = ({ blocks }: RowDays, at: number, day: DayNumber, change: Change): boolean => {
    const before = new Set(change.before);
    return textsOn(blocks[at] ?? [], day, isPlain).some((text) => !before.has(text));
  };
  const rows = daysOfRows({ sections: [section] });
  const withNew = new Set<string>();
  const placeOf = (key: string, day: DayNumber) => `${day} ${key}`;
  const changesIn = (row: RowDays) => {
    const key = keyOf(row);
    const changes = people.get(key)?.days;
    return row.blocks.flatMap((_, at) => {
      const day = row.first + at;
      const change = changes?.get(day);
      return change ? [{ change, day, at, place: placeOf(key, day) }] : [];
    });
  };
  yield* takeEach(rows, (row) => {
    for (const { change, day, at, place } of changesIn(row))
      if (isNew(row, at, day, change)) withNew.add(place);
  });
  const last = section.columns.length;
  const all = yield* mapped(section.rows, (row): ReportRow => {
    const { days } = row;
    if (!days) return row;
    // Where a day has something new, only that is marked; if something is missing alone, the whole day is.
    const changes = changesIn(days).filter(
      ({ change, day, at, place }) => !withNew.has(place) || isNew(days, at, day, change),
    );
    if (changes.length === 0) return row;
    const cells = Array.from({ length: Math.max(last, row.cells.length) }, (_, at) => row.cells[at]);
    const fills: Record<number, string> = Object.assign({}, row.fills);
    for (const { change, day, at } of changes)
      if (days.isLine) {
        cells[last] = withSign(changeText(change, day, facts));
        fills[0] = fills[last] = CHANGED_FILL;
      } else {
        cells[at + 1] = withSign(String(cells[at + 1] ?? ''));
        fills[at + 1] = CHANGED_FILL;
      }
    return { ...row, cells, fills };
  });
  const hasLines = all.some((row, at) => row !== section.rows[at] && row.days?.isLine);
  const column = { header: reportWords.columns.changed, kind: 'text' as const, width: 24, wrap: true };
  return { ...section, rows: all, ...(hasLines && { columns: [...section.columns, column] }) };
}

/** `instead of 12–20`, `new` or `no longer 12–20`. */
function changeText(
  { before, now }: Change,
  day: DayNumber,
  facts: Pick<ReportFacts, 'departments'>,
): string {
  const [was, is] = textsOf({ before, now }, day, facts);
  if (before.length === 0) return reportMessages.newOn(is);
  if (now.length === 0) return reportMessages.noLongerOn(was);
  return reportMessages.insteadOf(is, was);
}

/** A day's blocks before and now. The departments are said if they differ. */
function textsOf(
  { before, now }: Change,
  day: DayNumber,
  { departments }: Pick<ReportFacts, 'departments'>,
): [before: string, now: string] {
  const labels = new Map(departments.map(({ id, label }) => [id, label]));
  const used = (texts: readonly string[]) =>
    [...new Set(texts.map((text) => partsOf(text).department).filter((id) => id !== ''))].sort().join('\n');
  const [from, to] = [used(before), used(now)];
  const saysDepartment = from !== '' && to !== '' && from !== to;
  const inWords = (text: string): string => {
    const { start, end, kind, words, department, details } = partsOf(text);
    const block = {
      start: Number(start) + day * MINUTES_A_DAY,
      end: Number(end) + day * MINUTES_A_DAY,
    };
    const leave = kind === 'certain' || kind === 'probable' ? reportMessages.onLeave[kind] : undefined;
    const away = kind === 'away' && details === '' ? reportMessages.off : '';
    const time = leave ?? (timeText(block, day) || (kind === '' ? reportMessages.allDay : ''));
    const place = saysDepartment ? (labels.get(department) ?? '') : '';
    const noted = kind === '' && details !== '' ? `(${details})` : details;
    return [time, away, [words, place].filter((part) => part !== '').join(', '), noted]
      .filter((part) => part !== '')
      .join(' ');
  };
  return [before.map(inWords).join(' + '), now.map(inWords).join(' + ')];
}

/** The list at the foot: when it was given out, what is compared, and the changes by person. */
function linesOf(
  { people, days, isWhole, isOtherPeriod }: Comparison,
  { at }: GivenOut,
  facts: Pick<ReportFacts, 'departments'>,
): ReportLine[] {
  const sentences = [reportMessages.givenOutAt(longMoment(at))];
  if (days.after <= days.first) sentences.push(reportMessages.noCommonDays);
  else {
    if (isOtherPeriod) sentences.push(reportMessages.commonDays(days));
    if (!isWhole) sentences.push(reportMessages.commonPeople);
    if (people.size === 0) sentences.push(reportMessages.nothingChanged);
  }
  for (const { name, days: changes } of people.values()) {
    const texts = [...changes].map(([day, change]) => `${shortDay(day)} ${changeText(change, day, facts)}`);
    for (let from = 0; from < texts.length; from += MOST_IN_A_LINE)
      sentences.push(`${name}: ${texts.slice(from, from + MOST_IN_A_LINE).join('; ')}`);
  }
  return sentences.map((text) => ({ role: 'change', text }));
}
