/** told/: who does not know yet what is new, and who was told. */
import { minutesOfTime } from '../../core/calendar/clock';
import { dayNumber, dayOfMinute, MINUTES_A_DAY, type WallMinute } from '../../core/calendar/days';
import { formatIn, regionFormat, type RegionFormat } from '../../core/calendar/region-format';
import type { Baseline } from '../../core/changes/baseline';
import type { Place } from '../../core/entities/entity';
import { timeBlocks } from '../../core/entities/time-blocks';
import { SETTINGS_KINDS } from '../../core/table/settings-sheets';
import { calendarText, type NextFile, nextFile } from '../../core/told/calendar-file';
import { type ConfirmedPlan, confirmedPlan, type NumberedShifts } from '../../core/told/confirmed';
import { calendarName, messageOf } from '../../core/told/message';
import { knownOnceTold, newsOfAll, NO_SHIFTS, type ShiftNews } from '../../core/told/news';
import { isZone } from '../../core/told/time-zone';
import type { OfferedName } from '../../core/values/name-list';
import { paneWords } from '../../core/words/words';
import type { WorkbookState } from '../job-context';
import { type CalendarFiles, readCalendarFiles, writeCalendarFiles } from '../memory/calendar-files';
import { readSettings } from '../memory/settings';
import { NOBODY_TOLD, readTold, TOLD, type ToldShifts, writeTold } from '../memory/told';
import { noticeSources, sourceLayouts } from '../planning/notice-sources';
import type { Ports } from '../ports/ports';
import { freshId } from '../table/fresh-id';
import type { CalendarFile, ToldOnHome, ToldView, UntoldPerson } from '../view';

/** The plan that the service has confirmed, and what people were told of it, at one moment. */
interface Standing {
  readonly baseline: Baseline;
  /** The part of the memory that says what people were told. */
  readonly part: string | undefined;
  readonly now: WallMinute;
  readonly plan: ConfirmedPlan;
  readonly told: ToldShifts | undefined;
  /** Of those who do not know yet. */
  readonly news: ReadonlyMap<string, ShiftNews>;
}

/**
 * Who does not know yet, as it was shown when the screen was opened. "Told" notes what was shown, and not what the service has
 * confirmed since.
 */
export class ToldSession {
  #file: CalendarFile | undefined;

  private constructor(
    private standing: Standing,
    private people: readonly UntoldPerson[],
    /** Those for whom a calendar file has something to say. */
    private calendarPeople: readonly OfferedName[],
    /** The time zone of calendar files; '' if nobody has chosen one. */
    private timeZone: string,
  ) {}

  static async open(ports: Ports, state: WorkbookState): Promise<ToldSession> {
    // Excel may have dropped the event of an edit in "People limits".
    ports.workbook.forget(SETTINGS_KINDS);
    await noticeSources(ports, state, await ports.workbook.lastSheets(sourceLayouts(state)));
    const standing = await standingOf(ports, state);
    const { timeZone = '' } = (await readSettings(ports.workbook.memory)) ?? {};
    return new ToldSession(
      standing,
      peopleOf(state, standing),
      calendarPeople(state, standing, await readCalendarFiles(ports.workbook.memory)),
      isZone(timeZone) ? timeZone : '',
    );
  }

  view(isOutdated = false): ToldView {
    const { told } = this.standing;
    return {
      isBegun: isBegun(told),
      isCopy: told?.isCopy === true,
      people: this.people,
      lastTold: told?.last.size ?? 0,
      isOutdated,
      calendar: {
        people: this.calendarPeople,
        timeZone: this.timeZone,
        ...(this.#file && { file: this.#file }),
      },
    };
  }

  /** Makes the calendar file of a person, of what the service has confirmed by now, and notes what it says. */
  async makeFile(ports: Ports, state: WorkbookState, personId: string, timeZone: string): Promise<void> {
    const { memory } = ports.workbook;
    const standing = await standingOf(ports, state);
    const files = await readCalendarFiles(memory);
    const file = fileFor(standing, files, personId, ports.clock.now());
    this.timeZone = timeZone;
    this.#file = undefined;
    if (file.events.length === 0) return;
    const { name = freshId(ports.random), people = [] } = files ?? {};
    await writeCalendarFiles(
      memory,
      { name, people: new Map([...people, [personId, file.written]]) },
      standing.now,
    );
    const language = languageOf(state, personId);
    const labelOf = labelIn(state);
    this.#file = {
      id: file.written.at,
      person: personLabels(state, standing.baseline)(personId),
      text: calendarText(file, {
        zone: timeZone,
        workbook: name,
        summaryOf: (shift) => calendarName(shift, { language, labelOf }),
      }),
      shifts: file.events.filter(({ isCancelled }) => !isCancelled).length,
      cancelled: file.events.filter(({ isCancelled }) => isCancelled).length,
    };
  }

  /** Whether the list would be another one now. */
  async isOutdated(ports: Ports, state: WorkbookState): Promise<boolean> {
    const now = await standingOf(ports, state);
    const { baseline, part } = this.standing;
    if (now.baseline === baseline && now.part === part) return false;
    const messagesOf = (people: readonly UntoldPerson[]) =>
      JSON.stringify(people.map(({ id, message }) => [id, message]));
    return messagesOf(peopleOf(state, now)) !== messagesOf(this.people);
  }

  /** The first use: from now on it is known what people were told. `everybody`: they know the plan that was shown, else nothing. */
  async begin(ports: Ports, state: WorkbookState, everybody: boolean): Promise<void> {
    if (isBegun(await readTold(ports.workbook.memory))) return this.#renew(ports, state);
    const { plan } = this.standing;
    await this.#note(ports, NOBODY_TOLD, everybody ? [...plan.people.keys()] : []);
    await this.#renew(ports, state);
  }

  /** One person was told what is shown, or all who are shown. The others stay as they are shown. */
  async tell(ports: Ports, state: WorkbookState, personId?: string): Promise<void> {
    const ids = this.people.map(({ id }) => id).filter((id) => personId === undefined || id === personId);
    const told = await readTold(ports.workbook.memory);
    if (ids.length === 0 || !told || !isBegun(told)) return this.#renew(ports, state);
    await this.#note(ports, told, ids);
    this.people = this.people.filter(({ id }) => !ids.includes(id));
    const { memory } = ports.workbook;
    this.standing = { ...this.standing, told: await readTold(memory), part: await memory.read(TOLD) };
  }

  /** Takes the last "Told" back. */
  async takeBack(ports: Ports, state: WorkbookState): Promise<void> {
    const { memory } = ports.workbook;
    const told = await readTold(memory);
    if (told && told.last.size > 0) {
      const at = ports.clock.now();
      const before = [...told.last].map(([id, shifts]) => [id, { at, shifts }] as const);
      const people = new Map([...told.people, ...before]);
      await writeTold(memory, { people, last: new Map() }, nowOf(ports));
    }
    await this.#renew(ports, state);
  }

  /** Notes that people know the plan that was shown. What the memory says of all others stays. */
  #note(ports: Ports, told: ToldShifts, ids: readonly string[]): Promise<void> {
    const { plan } = this.standing;
    const at = ports.clock.now();
    const before = new Map<string, NumberedShifts>(
      ids.map((id) => [id, told.people.get(id)?.shifts ?? NO_SHIFTS]),
    );
    const now = [...before].map(([id, shifts]) => {
      return [
        id,
        { at, shifts: knownOnceTold(shifts, plan.people.get(id) ?? NO_SHIFTS, plan.numbers) },
      ] as const;
    });
    const people = new Map([...told.people, ...now]);
    return writeTold(ports.workbook.memory, { people, last: before }, nowOf(ports));
  }

  async #renew(ports: Ports, state: WorkbookState): Promise<void> {
    this.standing = await standingOf(ports, state);
    this.people = peopleOf(state, this.standing);
    const files = await readCalendarFiles(ports.workbook.memory);
    this.calendarPeople = calendarPeople(state, this.standing, files);
  }
}

/** What Home says; undefined if nobody has used it in this workbook. */
export async function toldOnHome(ports: Ports, state: WorkbookState): Promise<ToldOnHome | undefined> {
  const { told, news } = await standingOf(ports, state);
  return told && { untold: isBegun(told) ? news.size : 0, isCopy: told.isCopy === true };
}

function isBegun(told: ToldShifts | undefined): boolean {
  return told !== undefined && told.isCopy !== true;
}

async function standingOf({ workbook, clock }: Ports, state: WorkbookState): Promise<Standing> {
  const baseline = state.sync.snapshot(timeBlocks.kind);
  const now = nowOf({ clock });
  const plan = confirmedPlan(baseline.rows.values(), state.names.bind(timeBlocks), now);
  const told = await readTold(workbook.memory);
  const shifts = new Map([...(told?.people ?? [])].map(([id, toldPerson]) => [id, toldPerson.shifts]));
  const part = await workbook.memory.read(TOLD);
  return { baseline, part, now, plan, told, news: newsOfAll(shifts, plan, now) };
}

/** The user's wall clock, with which the times of shifts are compared. */
function nowOf({ clock }: Pick<Ports, 'clock'>): WallMinute {
  const [day = '', time = ''] = clock.localTime().split('T');
  return dayNumber(day) * MINUTES_A_DAY + minutesOfTime(time);
}

function peopleOf(state: WorkbookState, { baseline, told, now, news }: Standing): UntoldPerson[] {
  if (!isBegun(told)) return [];
  const { phones, emails } = state.shiftRules;
  const formats = new Map<string, RegionFormat>();
  const styleOf = (personId: string) => {
    const language = languageOf(state, personId);
    const isPanes = state.shiftRules.limits.limits.get(personId)?.language === undefined;
    const format = formats.get(language) ?? (isPanes ? regionFormat() : formatIn(language));
    if (!isPanes) formats.set(language, format);
    return { language, format, today: dayOfMinute(now), labelOf: labelIn(state) };
  };
  const labelOf = personLabels(state, baseline);
  return byLabel(
    [...news].map(([id, newsOfPerson]) => ({
      id,
      label: labelOf(id),
      phone: phones.get(id) ?? '',
      email: emails.get(id) ?? '',
      message: messageOf(newsOfPerson, styleOf(id)),
    })),
  );
}

function calendarPeople(
  state: WorkbookState,
  standing: Standing,
  files: CalendarFiles | undefined,
): OfferedName[] {
  const { baseline, plan, told } = standing;
  const labelOf = personLabels(state, baseline);
  const ids = new Set([
    ...plan.people.keys(),
    ...(told?.people.keys() ?? []),
    ...(files?.people.keys() ?? []),
  ]);
  return byLabel(
    [...ids]
      .filter((id) => fileFor(standing, files, id, 0).events.length > 0)
      .map((id) => ({ id, label: labelOf(id) })),
  );
}

function fileFor(
  { told, plan, now }: Standing,
  files: CalendarFiles | undefined,
  personId: string,
  at: number,
): NextFile {
  return nextFile({
    written: files?.people.get(personId),
    told: told?.people.get(personId)?.shifts,
    personId,
    plan,
    now,
    at,
  });
}

/** The person's own language, or the pane's. */
function languageOf({ shiftRules }: WorkbookState, personId: string): string {
  return shiftRules.limits.limits.get(personId)?.language ?? paneWords.tag;
}

function labelIn({ names }: WorkbookState): (place: Place, id: string) => string {
  return (place, id) => names.listOf(place).labelOf(id) ?? id;
}

/** People by their IDs; those who are in no list of names any more are called as the sheet calls them. */
function personLabels({ names }: WorkbookState, baseline: Baseline): (id: string) => string {
  const people = names.listOf('people');
  const typed = new Map(
    [...baseline.rows.values()].map(({ ids, cells }) => [ids['Person'], String(cells['Person'] ?? '')]),
  );
  return (id) => people.labelOf(id) ?? (typed.get(id) || id);
}

function byLabel<Person extends OfferedName>(people: readonly Person[]): Person[] {
  return [...people].sort((one, other) => one.label.localeCompare(other.label));
}
