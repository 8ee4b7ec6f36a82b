import * as z from 'zod/mini';
import type { Memory } from '../ports/memory';
import { readMemory } from './remembered';

/** Which rows of a sheet are shown, and in which order. */
export interface SavedView {
  readonly name: string;
  /** Only rows with one of these texts in the column. */
  readonly only?: { readonly column: string; readonly texts: readonly string[] } | undefined;
  /** Only rows of one week, by the sheet's date column. It is the week of the day on which the view is shown. */
  readonly week?: ViewWeek | undefined;
  /** The column by which the rows are sorted, from the first to the last. */
  readonly sort?: string | undefined;
}

export type ViewWeek = 'this' | 'next';

const viewSchema = z.object({
  name: z.string(),
  only: z.optional(z.object({ column: z.string(), texts: z.array(z.string()) })),
  week: z.optional(z.enum(['this', 'next'])),
  sort: z.optional(z.string()),
});

const schema = z.object({
  /** Whether headers are the service's names. */
  serviceWords: z.optional(z.boolean()),
  /** The ids of the columns that the user hides, by kind. */
  hidden: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Saved views, by kind. */
  views: z.optional(z.record(z.string(), z.array(viewSchema))),
});

type Looks = z.infer<typeof schema>;

const NAME = 'sheet-looks';

/** A view as the workbook's memory has it. */
function stored({ name, only, week, sort }: SavedView): z.infer<typeof viewSchema> {
  return { name, only: only && { ...only, texts: [...only.texts] }, week, sort };
}

/** How the user wants the tables of this workbook to look. It also holds for tables that are made later. */
export class SheetViews {
  #looks: Looks = {};

  constructor(private readonly memory: Memory) {}

  async load(): Promise<void> {
    this.#looks = (await readMemory(this.memory, NAME, schema)) ?? {};
  }

  get serviceWords(): boolean {
    return this.#looks.serviceWords === true;
  }

  async setServiceWords(on: boolean): Promise<void> {
    await this.#write({ ...this.#looks, serviceWords: on });
  }

  /** The kinds whose sheets a view filters now, as far as this pane knows. */
  readonly isFiltered = new Set<string>();

  /** Undefined if the user has never chosen the columns of this kind. */
  hiddenOf(kind: string): ReadonlySet<string> | undefined {
    const ids = this.#looks.hidden?.[kind];
    return ids && new Set(ids);
  }

  async hide(kind: string, ids: readonly string[]): Promise<void> {
    await this.#write({ ...this.#looks, hidden: { ...this.#looks.hidden, [kind]: [...ids] } });
  }

  viewsOf(kind: string): readonly SavedView[] {
    return this.#looks.views?.[kind] ?? [];
  }

  /** The names of the views, by kind. */
  viewNames(): Readonly<Record<string, readonly string[]>> {
    const all = Object.entries(this.#looks.views ?? {});
    return Object.fromEntries(all.map(([kind, views]) => [kind, views.map(({ name }) => name)]));
  }

  /** Keeps a view, in the place of one with the same name. */
  async keepView(kind: string, view: SavedView): Promise<void> {
    const views = this.viewsOf(kind);
    const at = views.findIndex(({ name }) => name === view.name);
    await this.#writeViews(
      kind,
      at < 0 ? [...views, view] : views.map((keptView, index) => (index === at ? view : keptView)),
    );
  }

  async deleteView(kind: string, name: string): Promise<void> {
    await this.#writeViews(
      kind,
      this.viewsOf(kind).filter((view) => view.name !== name),
    );
  }

  async #writeViews(kind: string, views: readonly SavedView[]): Promise<void> {
    await this.#write({ ...this.#looks, views: { ...this.#looks.views, [kind]: views.map(stored) } });
  }

  async #write(looks: Looks): Promise<void> {
    this.#looks = looks;
    await this.memory.write(NAME, JSON.stringify(looks));
  }
}
