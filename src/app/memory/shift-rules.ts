import { type ClockGap, clockGapOf } from '../../core/calendar/clock-changes';
import { DAYS_A_WEEK, dayNumber, weekOf, type DayNumber } from '../../core/calendar/days';
import type { TrackedRow } from '../../core/changes/row';
import type { Entity } from '../../core/entities/entity';
import type { Wanted } from '../../core/need/need';
import type { NeedsRead, readNeeds } from '../../core/need/read-needs';
import type { FoundBreaches, NamedDaysOff, PlanningFacts } from '../../core/planning/breach';
import { BreachIndex } from '../../core/planning/breach-index';
import {
  birthdaysOf,
  emailsOf,
  ownDays,
  peopleNotScheduled,
  phonesOf,
  placesAsked,
  placesUsed,
  qualifiedItems,
} from '../../core/planning/facts';
import type { HolidaysRead, readHolidays } from '../../core/planning/holidays';
import type { LimitsRead, readLimits } from '../../core/planning/limits';
import { LAWS } from '../../core/planning/rules/presets';
import { rowsOfDaysOff } from '../../core/shifts/days-off';
import type { LeaveCounting, OwnDays } from '../../core/shifts/leave-days';
import { atOnce, type Sliced } from '../../core/slices';
import { HOLIDAYS_KIND } from '../../core/table/holidays';
import { LIMITS_KIND } from '../../core/table/people-limits';
import { haveSameItems } from '../../core/table/same-items';
import { SETTINGS_KINDS } from '../../core/table/settings-sheets';
import { WANTED_KIND } from '../../core/table/wanted';
import type { Sheet } from '../ports/excel-workbook';
import type { Clock } from '../ports/ports';
import type { KnownNames } from './names';
import type { PlanningRules } from './planning-rules';
import type { WorkbookKinds } from './workbook-kinds';

/** A table as it was read last. */
interface Seen {
  readonly sheet: Sheet;
  readonly entity: Entity;
  readonly rows: readonly TrackedRow[];
  /** `Time Off, row 12`, by the row's index. */
  readonly where: (index: number) => string;
}

const USERS = 'users';
const QUALIFICATIONS = 'qualifications';
const CATEGORIES = 'categories';
/** The tables whose rows say something about people or days. */
const SOURCES = [USERS, QUALIFICATIONS, CATEGORIES];

const limitsReader = () => import(/* webpackChunkName: "planning" */ '../../core/planning/limits');
const holidaysReader = () => import(/* webpackChunkName: "planning" */ '../../core/planning/holidays');
const needsReader = () => import(/* webpackChunkName: "planning" */ '../../core/need/read-needs');
const NO_LIMITS: LimitsRead = { limits: new Map(), unread: [] };
const NO_HOLIDAYS: HolidaysRead = { holidays: new Map(), unread: [] };
const NO_NEEDS: NeedsRead = { needs: [], unread: [] };

/**
 * What the workbook says about people beside their shifts, as the tables said that were read last, and which rules the shifts
 * break. Checks use it without reading those tables again.
 */
export class ShiftRules {
  readonly #seen = new Map<string, Seen>();
  #readLimits: typeof readLimits | undefined;
  #readHolidays: typeof readHolidays | undefined;
  #readNeeds: typeof readNeeds | undefined;
  /** By kind; undefined if the workbook has none. */
  readonly #settings = new Map<string, Sheet | undefined>();
  /** What was computed last, each with what it was computed from. */
  readonly #clockGap: ClockGap;
  readonly #computed = new Map<string, { readonly from: readonly unknown[]; readonly value: unknown }>();

  constructor(
    readonly rules: PlanningRules,
    private readonly names: KnownNames,
    private readonly kinds: WorkbookKinds,
    private readonly clock: Pick<Clock, 'today' | 'utcOffset'>,
  ) {
    this.#clockGap = clockGapOf(clock.utcOffset);
  }

  /** Takes over a table that was read. */
  notice(seen: Seen): void {
    const { entity } = seen;
    if (entity.dayOff || SOURCES.includes(entity.kind)) this.#seen.set(entity.kind, seen);
  }

  /** Takes over the settings sheets, which were read together, by kind. Few workbooks have one, so its reader is loaded then. */
  async noticeSettings(sheets: ReadonlyMap<string, Sheet>): Promise<void> {
    if (sheets.has(LIMITS_KIND)) {
      this.#readLimits ??= (await limitsReader()).readLimits;
      await this.rules.loadNumberRules();
    }
    if (sheets.has(HOLIDAYS_KIND)) this.#readHolidays ??= (await holidaysReader()).readHolidays;
    if (sheets.has(WANTED_KIND)) this.#readNeeds ??= (await needsReader()).readNeeds;
    for (const kind of SETTINGS_KINDS) this.#settings.set(kind, sheets.get(kind));
  }

  /** The workbook no longer has the table. */
  forget(kind: string): void {
    this.#seen.delete(kind);
    this.#computed.delete(indexName(kind));
  }

  /** Whether the table of a kind was last noticed as this sheet. */
  hasNoticed(kind: string, sheet: Sheet): boolean {
    return this.#seen.get(kind)?.sheet === sheet;
  }

  /** Whether the table of a kind was read. */
  knows(kind: string): boolean {
    return this.#seen.has(kind);
  }

  /** The days that transactions take off. */
  get daysOff(): readonly NamedDaysOff[] {
    const seen = [...this.#seen.values()].filter(({ entity }) => entity.dayOff);
    return this.#once(
      'daysOff',
      seen.map(({ sheet }) => sheet),
      () =>
        seen.flatMap(({ entity, rows, where }) =>
          rowsOfDaysOff(entity, entity.dayOff!, rows).map((daysOff) => ({
            ...daysOff,
            where: where(daysOff.index),
          })),
        ),
    );
  }

  get limits(): LimitsRead {
    const [sheet, people, today] = [
      this.#settings.get(LIMITS_KIND),
      this.names.listOf('people'),
      this.clock.today(),
    ];
    return this.#once(LIMITS_KIND, [sheet, people, today], () =>
      sheet && this.#readLimits ? this.#readLimits(sheet, people, today) : NO_LIMITS,
    );
  }

  get holidays(): HolidaysRead {
    const [sheet, today] = [this.#settings.get(HOLIDAYS_KIND), this.clock.today()];
    return this.#once(HOLIDAYS_KIND, [sheet, today], () =>
      sheet && this.#readHolidays ? this.#readHolidays(sheet, today) : NO_HOLIDAYS,
    );
  }

  /** How many people are needed. */
  get needs(): NeedsRead {
    const [sheet, today] = [this.#settings.get(WANTED_KIND), this.clock.today()];
    const department = this.names.listOf('departments');
    const [area, task] = [this.names.listOf('areas'), this.names.listOf('tasks')];
    const hasHolidays = this.holidays.holidays.size > 0;
    return this.#once(WANTED_KIND, [sheet, today, department, area, task, hasHolidays], () =>
      sheet && this.#readNeeds
        ? this.#readNeeds(sheet, { department, area, task }, today, hasHolidays)
        : NO_NEEDS,
    );
  }

  /** What the plan is counted by. Who is not qualified counts, too, if no rule looks at that. */
  get wanted(): Wanted {
    const { needs } = this.needs;
    const { holidays } = this.holidays;
    const isOff = this.rules.chosen.off.includes('not-qualified');
    const qualified = isOff ? undefined : this.facts.qualified;
    return this.#once('wanted', [needs, holidays, qualified], () => ({ needs, holidays, qualified }));
  }

  /** The first day of a week so many weeks after the present one. */
  firstOfWeek(offset: number): DayNumber {
    return weekOf(dayNumber(this.clock.today()), this.rules.chosen.weekStart) + offset * DAYS_A_WEEK;
  }

  /** How leave is counted in this company. */
  get counting(): LeaveCounting {
    const { leave } = this.rules.chosen;
    const { limits } = this.limits;
    return this.#once('counting', [leave, limits], () => ({ by: leave, ownDays: ownDaysOf(limits) }));
  }

  /** The telephone numbers of people, by their IDs. */
  get phones(): ReadonlyMap<string, string> {
    const users = this.#seen.get(USERS);
    return this.#once('phones', [users?.sheet], () =>
      users ? phonesOf(users.entity, users.rows) : new Map<string, string>(),
    );
  }

  /** The e-mail addresses of people, by their IDs. */
  get emails(): ReadonlyMap<string, string> {
    const users = this.#seen.get(USERS);
    return this.#once('emails', [users?.sheet], () =>
      users ? emailsOf(users.entity, users.rows) : new Map<string, string>(),
    );
  }

  get facts(): PlanningFacts {
    const [users, able, categories] = SOURCES.map((kind) => this.#seen.get(kind));
    const notScheduled = this.#once(USERS, [users?.sheet], () =>
      users ? peopleNotScheduled(users.entity, users.rows) : new Set<string>(),
    );
    const birthdays = this.#once('birthdays', [users?.sheet], () =>
      users ? birthdaysOf(users.entity, users.rows) : new Map<string, number>(),
    );
    const items = this.#once(QUALIFICATIONS, [able?.sheet], () =>
      able ? qualifiedItems(able.entity, able.rows) : undefined,
    );
    const places = (['departments', 'areas', 'tasks'] as const).map((kind) => this.names.listOf(kind));
    const asked = this.#once(CATEGORIES, [categories?.sheet, items, ...places], () =>
      categories
        ? placesAsked(categories.entity, categories.rows, (kind) => this.kinds.picked(kind))
        : placesUsed(items ?? new Map(), (kind) => this.names.listOf(kind)),
    );
    const { daysOff } = this;
    const { limits } = this.limits;
    const { counting } = this;
    return this.#once('facts', [daysOff, counting, notScheduled, birthdays, items, asked, limits], () => ({
      daysOff,
      counting,
      notScheduled,
      birthdays,
      qualified: items && { asked, items },
      limits,
    }));
  }

  /** The breaches of a table's rows. The index is kept for the next time: then only the people whose rows changed are checked again. */
  breachIndex(entity: Entity, rows: readonly TrackedRow[]): BreachIndex {
    return atOnce(this.indexing(entity, rows));
  }

  /** The same in slices. */
  *indexing(entity: Entity, rows: readonly TrackedRow[]): Sliced<BreachIndex> {
    const index = this.#indexOf(entity);
    yield* index.updating(rows);
    return index;
  }

  #indexOf(entity: Entity): BreachIndex {
    const { facts, rules } = this;
    const { numbers, off, preset, weekStart } = rules.chosen;
    const lists = entity.fields.map(({ names }) => names);
    return this.#once(indexName(entity.kind), [facts, rules.edition, ...lists], () => {
      return new BreachIndex(entity, {
        rules: {
          numbers,
          withNumbers: rules.withNumbers,
          off: new Set(off),
          costs: new Set(LAWS[preset].costs),
          cutsWeeks: LAWS[preset].cutsWeeks,
        },
        facts,
        weekStart,
        clockGap: this.#clockGap,
      });
    });
  }

  /** The rules that a table's rows break, without what somebody has accepted. */
  breaches(entity: Entity, rows: readonly TrackedRow[]): FoundBreaches {
    return atOnce(this.findingBreaches(entity, rows));
  }

  /** The same in slices. */
  *findingBreaches(entity: Entity, rows: readonly TrackedRow[]): Sliced<FoundBreaches> {
    const { breaches, rowOf } = yield* this.indexing(entity, rows);
    return { breaches: breaches.filter((found) => this.rules.noteOf(found) === undefined), rowOf };
  }

  #once<Value>(name: string, from: readonly unknown[], compute: () => Value): Value {
    const known = this.#computed.get(name);
    if (known && haveSameItems(known.from, from)) return known.value as Value;
    const value = compute();
    this.#computed.set(name, { from, value });
    return value;
  }
}

const indexName = (kind: string): string => `breachIndex ${kind}`;

/** The weekdays of the people for whom People limits has all seven. */
function ownDaysOf(limits: LimitsRead['limits']): ReadonlyMap<string, OwnDays> {
  return new Map(
    [...limits].flatMap(([personId, limitsOfPerson]) => {
      const weekdays = ownDays(limitsOfPerson);
      return weekdays ? [[personId, weekdays] as const] : [];
    }),
  );
}
