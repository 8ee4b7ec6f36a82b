import * as z from 'zod/mini';
import { COLOUR_RULES } from '../../core/sync/status-colours';
import type { Layout } from '../../core/table/layout';
import { parseRemembered } from '../memory/remembered';
import { readSettings } from '../memory/settings';
import type { Memory } from '../ports';

const NAME = 'status-colours';

/** The ids of a table's rules, by kind. A table that was never coloured has no entry; an older release made fewer rules. */
const rulesSchema = z.record(z.string(), z.array(z.string()));

/** A table's layout, and the ids of its rules. */
export interface ColouredLayout {
  readonly layout: Layout;
  readonly rules: readonly string[];
}

/** Which tables have colours in Status. Colours that the user has removed by hand do not come back by themselves. */
export class ColourMemory {
  constructor(private readonly memory: Memory) {}

  async areOn(): Promise<boolean> {
    return (await readSettings(this.memory))?.coloursStatus !== false;
  }

  /** The tables of these layouts with the rules that they have. */
  async of(layouts: readonly Layout[]): Promise<ColouredLayout[]> {
    const known = await this.#read();
    return layouts.map((layout) => ({ layout, rules: known[layout.kind] ?? [] }));
  }

  /** The tables that must get colours, or lose them. */
  async toChange(layouts: readonly Layout[], on: boolean): Promise<ColouredLayout[]> {
    const known = await this.of(layouts);
    return known.filter(({ rules }) => (on ? rules.length < COLOUR_RULES : rules.length > 0));
  }

  /** Notes the rules that tables have. A table without rules is coloured when the colours are turned on again. */
  async set(rules: ReadonlyMap<string, readonly string[]>): Promise<void> {
    const before = await this.#read();
    const all = { ...before };
    for (const [kind, ids] of rules)
      if (ids.length > 0) all[kind] = [...ids];
      else delete all[kind];
    if (JSON.stringify(all) !== JSON.stringify(before)) await this.memory.write(NAME, JSON.stringify(all));
  }

  async #read(): Promise<Readonly<Record<string, string[]>>> {
    return parseRemembered(rulesSchema, await this.memory.read(NAME)) ?? {};
  }
}
