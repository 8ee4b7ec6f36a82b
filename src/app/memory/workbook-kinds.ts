import * as z from 'zod/mini';
import type { CategoryKind, Entity } from '../../core/entities/entity';
import { entities, templateKind, entityOf } from '../../core/entities/registry';
import type { Memory } from '../ports';
import { readMemory } from './remembered';

const schema = z.object({
  templates: z.array(z.string()),
  /** CatNos that the user picked where no Type says which category is of a kind. */
  categories: z.record(z.string(), z.string()),
});

const NAME = 'kinds';

/** What kinds of record this workbook has beyond those of every company: schedule templates, and categories picked by hand. */
export class WorkbookKinds {
  #templates: readonly string[] = [];
  #categories: Readonly<Record<string, string>> = {};

  constructor(private readonly memory: Memory) {}

  async load(): Promise<void> {
    const stored = await readMemory(this.memory, NAME, schema);
    this.#templates = stored?.templates ?? [];
    this.#categories = stored?.categories ?? {};
  }

  /** Every kind that has a sheet, parents before the records that name them. */
  all(): readonly Entity[] {
    return [...entities, ...this.#templates.map((number) => entityOf(templateKind(number)))];
  }

  /** A schedule template by its number (1000 and more), so that it has a sheet. */
  async addTemplate(number: string): Promise<void> {
    if (this.#templates.includes(number)) return;
    this.#templates = [...this.#templates, number];
    await this.#write();
  }

  /** The CatNo that the user picked for a kind of category; '' where the user says that there is none. */
  picked(kind: CategoryKind): string | undefined {
    return this.#categories[kind];
  }

  async pick(kind: CategoryKind, catNo: string): Promise<void> {
    this.#categories = { ...this.#categories, [kind]: catNo };
    await this.#write();
  }

  /** Which category is of which kind is another company's word. */
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
