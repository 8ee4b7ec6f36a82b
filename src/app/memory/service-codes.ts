import * as z from 'zod/mini';
import type { Outcome } from '../../core/push/outcome';
import { setCodeMeanings, type CodeMeaning } from '../../core/words/service-codes';
import type { Memory } from '../ports/memory';
import { parseRemembered } from './remembered';

/** An ErrorCode of the service, with its meaning in a company's own words. */
export interface ServiceCode extends CodeMeaning {
  readonly code: string;
  /** The operation that answered the code, and the service's own words; '' for a code that has a meaning. */
  readonly method: string;
  readonly words: string;
}

/** Most characters of a meaning, and of what to do: both are in the Message of each refused row. */
export const LONGEST_MEANING = 200;

/** Most characters that are kept of the service's own words. */
const LONGEST_WORDS = 200;

/** Most codes that are kept without a meaning: a service that numbers its refusals would fill the memory. */
const MOST_UNNAMED = 50;

const shortText = z.string().check(z.trim(), z.maxLength(LONGEST_MEANING));

/** Meanings by code, as the workbook's memory and the file of a build have them. */
export const meaningsSchema = z.record(
  z.string().check(z.regex(/^\S(.*\S)?$/)),
  z.strictObject({ meaning: shortText.check(z.minLength(1)), advice: z._default(shortText, '') }),
);

const schema = z.object({
  meanings: meaningsSchema,
  /** The newest is first. */
  unnamed: z.array(z.object({ code: z.string(), method: z.string(), words: z.string() })),
});

type Stored = z.infer<typeof schema>;

const NAME = 'service-codes';

const EMPTY: Stored = { meanings: {}, unnamed: [] };

/**
 * What the service's codes mean: as people have said it in this workbook, or else as the build of the pages says (`ofBuild`,
 * JSON). Codes that came without a meaning are remembered, so that somebody can name them.
 */
export class ServiceCodes {
  #stored = EMPTY;
  readonly #ofBuild: Stored['meanings'];

  constructor(
    private readonly memory: Memory,
    ofBuild: string | undefined,
  ) {
    this.#ofBuild = parseRemembered(meaningsSchema, ofBuild) ?? {};
  }

  /** If the memory's part can't be read, only words are missing. */
  async load(): Promise<void> {
    this.#use(parseRemembered(schema, await this.memory.read(NAME)) ?? EMPTY);
  }

  /** Codes without a meaning, the newest first; then the others in their order. */
  all(): readonly ServiceCode[] {
    const meanings = this.#meanings();
    const unnamed = this.#stored.unnamed.filter(({ code }) => !meanings.has(code));
    const named = [...meanings].map(([code, means]) => ({ code, method: '', words: '', ...means }));
    return [
      ...unnamed.map((came) => ({ ...came, meaning: '', advice: '' })),
      ...named.sort((one, other) => one.code.localeCompare(other.code, 'en', { numeric: true })),
    ];
  }

  /** Without a meaning, the workbook's own is removed, and that of the build is used again. */
  async name(code: string, { meaning, advice }: CodeMeaning): Promise<void> {
    const others = Object.entries(this.#stored.meanings).filter(([namedCode]) => namedCode !== code);
    await this.#write({
      meanings: Object.fromEntries(meaning === '' ? others : [...others, [code, { meaning, advice }]]),
      unnamed:
        meaning === '' ? this.#stored.unnamed : this.#stored.unnamed.filter((came) => came.code !== code),
    });
  }

  /** Remembers the codes that an operation has answered and that have no meaning. Writes only if one of them is new. */
  async notice(method: string, outcomes: readonly Outcome[]): Promise<void> {
    const known = new Set(this.all().map(({ code }) => code));
    const refusals = new Map(
      outcomes.flatMap((outcome) =>
        outcome.kind === 'refused' && !known.has(outcome.code) ? [[outcome.code, outcome.message]] : [],
      ),
    );
    if (refusals.size === 0) return;
    const came = [...refusals].map(([code, words]) => ({
      code,
      method,
      words: words.slice(0, LONGEST_WORDS),
    }));
    const { meanings, unnamed } = this.#stored;
    await this.#write({ meanings, unnamed: [...came, ...unnamed].slice(0, MOST_UNNAMED) });
  }

  async #write(stored: Stored): Promise<void> {
    await this.memory.write(NAME, JSON.stringify(stored));
    this.#use(stored);
  }

  #use(stored: Stored): void {
    this.#stored = stored;
    setCodeMeanings(this.#meanings());
  }

  #meanings(): ReadonlyMap<string, CodeMeaning> {
    return new Map([...Object.entries(this.#ofBuild), ...Object.entries(this.#stored.meanings)]);
  }
}
