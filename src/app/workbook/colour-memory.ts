import * as z from 'zod/mini';
import type { Layout } from '../../core/table/layout';
import { parseRemembered } from '../memory/remembered';
import { readSettings } from '../memory/settings';
import type { Memory } from '../ports/memory';

const NAME = 'status-colours';

/** The form of the rules that this release makes. A table with another form gets its colours anew. */
const FORM = 2;

/** The form of each table's rules, by kind. Releases before the second form kept the ids of the rules. */
const formsSchema = z.record(z.string(), z.union([z.number(), z.array(z.string())]));

/** Which tables have colours in Status. Colours that the user has removed by hand do not come back by themselves. */
export class ColourMemory {
  constructor(private readonly memory: Memory) {}

  async areOn(): Promise<boolean> {
    return (await readSettings(this.memory))?.coloursStatus !== false;
  }

  /** The tables that must get colours, or lose them. */
  async toChange(layouts: readonly Layout[], on: boolean): Promise<Layout[]> {
    const forms = await this.#read();
    return layouts.filter(({ kind }) => (on ? forms[kind] !== FORM : forms[kind] !== undefined));
  }

  /** Notes which of these tables have colours now. */
  async note(kinds: readonly string[], coloured: readonly string[]): Promise<void> {
    const before = await this.#read();
    const after = { ...before };
    for (const kind of kinds)
      if (coloured.includes(kind)) after[kind] = FORM;
      else delete after[kind];
    if (JSON.stringify(after) !== JSON.stringify(before))
      await this.memory.write(NAME, JSON.stringify(after));
  }

  async #read(): Promise<z.infer<typeof formsSchema>> {
    return parseRemembered(formsSchema, await this.memory.read(NAME)) ?? {};
  }
}
