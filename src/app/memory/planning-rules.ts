import * as z from 'zod/mini';
import { acceptanceKey, isCovered } from '../../core/planning/acceptance';
import type { Breach, Rule, RuleName, RuleNumbers } from '../../core/planning/breach';
import { PRESETS, type PresetName } from '../../core/planning/rules/presets';
import { LEAVE_COUNTS, type LeaveCount, USUAL_COUNTING } from '../../core/shifts/leave-days';
import type { Memory } from '../ports/memory';
import type { Ports } from '../ports/ports';
import { readMemory } from './remembered';
import { readWeekStart } from './week-start';

const NAME = 'planning';

const numberRules = () => import(/* webpackChunkName: "planning" */ '../../core/planning/rules/number-rules');

const number = z.optional(z.number());

const schema = z.object({
  preset: z.enum(['none', 'eu', 'us', 'own']),
  numbers: z.object({
    restHours: number,
    dayHours: number,
    weekHours: number,
    averageHours: number,
    averageWeeks: number,
    daysInARow: number,
    weeklyRestHours: number,
    weeklyRestDays: number,
    minorUnder: number,
    minorDayHours: number,
    minorWeekHours: number,
    minorNotAfter: number,
    minorNotBefore: number,
  }),
  /** The rules that are switched off. A later release may have others. */
  off: z.array(z.string()),
  /** The weekday with which weeks begin: 0 is Monday. */
  weekStart: z.number(),
  /** Whether somebody has chosen that day. Older versions wrote one in any case: there it counts only beside a preset. */
  weekIsChosen: z.optional(z.boolean()),
  /** How leave is counted. Older versions counted Mondays to Fridays. */
  leave: z.optional(z.enum(LEAVE_COUNTS)),
  /** What the user has accepted: the note, by the breach (acceptance.ts). */
  accepted: z.record(z.string(), z.string()),
  /** Who has accepted them, by the name typed on the device. Older versions did not keep it. */
  acceptedBy: z.optional(z.record(z.string(), z.string())),
  /** How large they were. Older versions did not keep it. */
  sizes: z.optional(z.record(z.string(), z.array(z.number()))),
});

type Stored = z.infer<typeof schema>;

type Accepted = Required<Pick<Stored, 'accepted' | 'acceptedBy' | 'sizes'>>;

/** The rules as the user has chosen them. */
export interface ChosenRules {
  readonly preset: PresetName;
  readonly numbers: RuleNumbers;
  readonly off: readonly RuleName[];
  readonly weekStart: number;
  readonly leave: LeaveCount;
}

const NOTHING: Stored = { preset: 'none', numbers: {}, off: [], weekStart: 0, accepted: {} };

/** The rules for planning, and the breaches that somebody has accepted. They are kept in the workbook. */
export class PlanningRules {
  #stored: Stored = NOTHING;
  /** The rules that look at numbers: none until there is a number. */
  withNumbers: readonly Rule[] = [];
  /** Changes with each change of the rules. */
  edition = 0;

  constructor(
    private readonly memory: Memory,
    private readonly ports: Pick<Ports, 'clock' | 'device'>,
  ) {}

  async load(): Promise<void> {
    await this.#take((await readMemory(this.memory, NAME, schema)) ?? NOTHING);
  }

  get chosen(): ChosenRules {
    const { preset, numbers, off, leave = USUAL_COUNTING.by } = this.#stored;
    return {
      preset,
      numbers: preset === 'own' ? numbers : { ...minorsOf(numbers), ...PRESETS[preset] },
      off: off as readonly RuleName[],
      weekStart: this.chosenWeekStart ?? this.ports.clock.weekStart,
      leave,
    };
  }

  /** The weekday with which weeks begin (0 is Monday), in all that Shiftsheet shows; undefined if nobody has chosen one. */
  get chosenWeekStart(): number | undefined {
    const { weekStart, preset, weekIsChosen = preset !== 'none' } = this.#stored;
    return weekIsChosen ? weekStart : readWeekStart(this.ports);
  }

  async chooseWeekStart(weekStart: number): Promise<void> {
    await this.#write({ ...this.#stored, weekStart, weekIsChosen: true });
  }

  async choose({ preset, numbers, off, weekStart, leave }: ChosenRules): Promise<void> {
    const rules = { preset, numbers: { ...numbers }, off: [...off], weekStart, weekIsChosen: true, leave };
    await this.#write({ ...this.#stored, ...rules });
  }

  /** The note with which somebody has accepted a breach of this size or a larger one; undefined if nobody has. */
  noteOf(breach: Breach): string | undefined {
    const key = acceptanceKey(breach);
    const { accepted, sizes } = this.#stored;
    const note = accepted[key];
    return note !== undefined && isCovered(breach, sizes?.[key]) ? note : undefined;
  }

  /** The name of who has accepted a breach; '' if it is not known, or nobody has. */
  whoAccepted(breach: Breach): string {
    return this.noteOf(breach) === undefined ? '' : (this.#stored.acceptedBy?.[acceptanceKey(breach)] ?? '');
  }

  /** What is accepted, by whom, and how large it was, by the breach (acceptance.ts). */
  get accepted(): Accepted {
    const { accepted, acceptedBy = {}, sizes = {} } = this.#stored;
    return { accepted, acceptedBy, sizes };
  }

  async writeAccepted(accepted: Accepted): Promise<void> {
    await this.#write({ ...this.#stored, ...accepted });
  }

  async #write(stored: Stored): Promise<void> {
    await this.memory.write(NAME, JSON.stringify(stored));
    await this.#take(stored);
  }

  async #take(stored: Stored): Promise<void> {
    this.#stored = stored;
    const hasNumbers = Object.values(this.chosen.numbers).some((number) => number !== undefined);
    if (hasNumbers) await this.loadNumberRules();
    this.edition += 1;
  }

  /** Loads the rules that look at numbers. People limits has numbers too. */
  async loadNumberRules(): Promise<void> {
    if (this.withNumbers.length > 0) return;
    this.withNumbers = (await numberRules()).NUMBER_RULES;
    this.edition += 1;
  }
}

/** The numbers for young people, which hold beside those of a law. */
function minorsOf(numbers: RuleNumbers): RuleNumbers {
  return Object.fromEntries(Object.entries(numbers).filter(([name]) => name.startsWith('minor')));
}
