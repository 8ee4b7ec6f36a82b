import * as z from 'zod/mini';
import type { CategoryKind, Entity } from '../../core/entities/entity';
import { allEntities, templateKind, entityOf } from '../../core/entities/registry';
import type { Memory } from '../ports/memory';
import { readMemory } from './remembered';

const schema = z.object({
  templates: z.array(z.string()),
  /** The CatNo that the user picked for a kind of category, if no Type says which category it is. */
  categories: z.record(z.string(), z.string()),
});

const NAME = 'kinds';

/**
 * The kinds of record that this workbook has in addition to those of every company: schedule templates, and categories picked
 * by hand.
 */
export class WorkbookKinds {
  #templates: readonly string[] = [];
  #categories: Readonly<Record<string, string>> = {};

  constructor(private readonly memory: Memory) {}

  async load(): Promise<void> {
    const stored = await readMemory(this.memory, NAME, schema);
    this.#templates = stored?.templates ?? [];
    this.#categories = stored?.categories ?? {};
  }

  /** Every kind that has a sheet. Parents are before the records that name them. */
  all(): readonly Entity[] {
    return [...allEntities(), ...this.#templates.map((number) => entityOf(templateKind(number)))];
  }

  /** Adds a schedule template by its number (1000 and more), so that it has a sheet. */
  async addTemplate(number: string): Promise<void> {
    if (this.#templates.includes(number)) return;
    this.#templates = [...this.#templates, number];
    await this.#write();
  }

  /** The CatNo that the user picked for a kind of category; '' if the user has said that there is none. */
  picked(kind: CategoryKind): string | undefined {
    return this.#categories[kind];
  }

  async pick(kind: CategoryKind, catNo: string): Promise<void> {
    this.#categories = { ...this.#categories, [kind]: catNo };
    await this.#write();
  }

  /** Forgets the picked categories: they are another company's. */
  async forgetPicked(): Promise<void> {
    this.#categories = {};
    await this.#write();
  }

  async #write(): Promise<void> {
    await this.memory.write(
      NAME,
      JSON.stringify({ templates: this.#templates, categories: this.#categories }),
    );
  }
}
