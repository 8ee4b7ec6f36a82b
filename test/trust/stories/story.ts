/** Random stories of test/trust/model that are recorded once and compared with every later release. */
import fc from 'fast-check';
import { act, type Act } from '../model/acts';

/** What is done to a workbook and its service, act by act; then a person resolves all conflicts for one side. */
export interface Story {
  /** `7.3`: the third story of seed 7. */
  readonly name: string;
  readonly side: 'mine' | 'theirs';
  readonly acts: readonly Act[];
}

/** One line of a table: the record's key, the text by which people recognise the row, and its Status and Message. */
export interface Line {
  readonly row: string;
  readonly status: string;
  readonly message: string;
}

/** What the tables show after one act, top to bottom, and how many records the service has, by kind. */
export interface Moment {
  readonly tables: Readonly<Record<string, readonly Line[]>>;
  readonly held: Readonly<Record<string, number>>;
}

/** The outcome of a story: the moment before the first act, one after each act, and one after the last push. */
export interface Outcome {
  readonly moments: readonly Moment[];
  /** The records of the service at the end, by kind and key, each as one text; empty for a story that broke off. */
  readonly records: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The promise that the product broke, which ends the story; '' for a story that was completed. */
  readonly broken: string;
}

export interface RecordedStory extends Story {
  readonly outcome: Outcome;
}

const SEEDS = [1, 7, 42, 2026, 20261121];
const STORIES_OF_A_SEED = 12;
/** Long enough that acts affect one another; sixty such stories have some 6,000 steps. */
const STEPS = { minLength: 80, maxLength: 120, size: 'max' } as const;

/** Makes new stories; the recorded ones stay in their file. */
export function makeStories(): Story[] {
  const acts = fc.array(act, STEPS);
  const side = fc.constantFrom('mine' as const, 'theirs' as const);
  return SEEDS.flatMap((seed) =>
    fc
      .sample(fc.tuple(acts, side), { seed, numRuns: STORIES_OF_A_SEED })
      .map(([told, chosen], index) => ({ name: `${seed}.${index + 1}`, side: chosen, acts: told })),
  );
}

/** The act before the moment with this number. */
export function actBefore({ acts }: Story, moment: number): string {
  if (moment === 0) return 'the first download';
  const done = acts[moment - 1];
  return done ? JSON.stringify(done) : 'calm down';
}
