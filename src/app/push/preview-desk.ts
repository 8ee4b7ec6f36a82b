import type { TrackedRow } from '../../core/changes/track';
import { itemsOf, type PlannedItem } from '../../core/push/plan';
import { makePassword, passwordProblem } from '../../core/push/password';
import { hasSheet, parentsOf } from '../../core/entities/registry';
import type { RowId } from '../../core/table/sheet';
import { cautionsOf } from './cautions';
import { identifyRows } from '../table/identity';
import { messages } from '../messages';
import type { Ports } from '../ports';
import { isPlain, planTable, previewOf, seenItems, type PlannedTable, type SeenItems } from './push-plan';
import { pendingPatches, statusPatches } from '../table/status';
import { readTable } from '../table/table';
import type { Store } from '../store';
import type { FirstPassword, Preview } from '../view';
import type { Known } from '../work';

/** What lies open for the user to look at before it is sent, with the first passwords of new users (never stored). */
export class PreviewDesk {
  #open: readonly PlannedTable[] | undefined;
  readonly #passwords = new Map<RowId, string>();
  #kept = false;
  #unusualMeant = false;

  constructor(
    private readonly ports: Ports,
    private readonly store: Store,
    private readonly known: Known,
  ) {}

  get passwords(): ReadonlyMap<RowId, string> {
    return this.#passwords;
  }

  /** The open preview's kinds and what it would send, to be compared with the sheets when it is sent. */
  get shown(): { readonly kinds: readonly string[]; readonly items: SeenItems } | undefined {
    return (
      this.#open && {
        kinds: this.#open.map(({ read }) => read.entity.kind),
        items: seenItems(this.#open),
      }
    );
  }

  /** Checks the tables, parents first, writes every row's true status, and shows what would be sent. */
  async open(kinds: readonly string[]): Promise<void> {
    if (await this.#prepare(kinds)) this.#show();
  }

  /** The same, but what is little and plain is not shown: true, and `shown` can be sent as it is. */
  async openUnlessPlain(kinds: readonly string[]): Promise<boolean> {
    if (!(await this.#prepare(kinds))) return false;
    if (this.#open && isPlain(this.#preview(this.#open))) return true;
    this.#show();
    return false;
  }

  /** Why what lies open can't be sent, or ''; undefined where nothing lies open. */
  get blocked(): string | undefined {
    return this.#open && this.#preview(this.#open).blocked;
  }

  /** False, and told, where there is nothing to send and nothing to put right. */
  async #prepare(kinds: readonly string[]): Promise<boolean> {
    const tables: PlannedTable[] = [];
    const adding = new Set<RowId>();
    await this.#readParents(kinds);
    for (const kind of kinds) {
      const table = await this.#check(kind, adding);
      for (const item of itemsOf(table.plan)) if (item.action === 'add') adding.add(item.row);
      tables.push(table);
    }
    this.store.set({ result: undefined });
    if (tables.every(({ read, plan }) => plan.calls.length === 0 && read.problems.length === 0)) {
      this.close();
      const [only, ...others] = tables;
      const title =
        only && others.length === 0
          ? messages.nothingToPush(only.read.entity.many)
          : messages.nothingToPushAnywhere;
      this.store.tell({ tone: 'info', title });
      return false;
    }
    this.#makePasswords(tables);
    this.#open = tables;
    this.#unusualMeant = false;
    return true;
  }

  /** A table's rows as they lie open. */
  rows(kind: string): readonly TrackedRow[] {
    const table = this.#open?.find(({ read }) => read.entity.kind === kind);
    return table?.read.tracking.rows ?? [];
  }

  /** Checks a table and writes every row's true status, without a preview. */
  async mark(kind: string): Promise<void> {
    await this.#readParents([kind]);
    await this.#check(kind, new Set());
  }

  close(): void {
    this.#open = undefined;
    this.store.set({ preview: undefined });
  }

  /** Once they are sent, or the user signs out, no password is left in memory. */
  forget(): void {
    this.close();
    this.known.moved.clear();
    this.#passwords.clear();
    this.#kept = false;
    this.#unusualMeant = false;
  }

  setPassword(row: RowId, password: string): void {
    this.#passwords.set(row, password);
    this.#kept = false;
    this.#show();
  }

  keepPasswords(kept: boolean): void {
    this.#kept = kept;
    this.#show();
  }

  meanUnusual(meant: boolean): void {
    this.#unusualMeant = meant;
    this.#show();
  }

  /** What a row names may be a new row of a table that is not pushed now. */
  async #readParents(kinds: readonly string[]): Promise<void> {
    for (const parent of new Set(kinds.flatMap(parentsOf)))
      if (!kinds.includes(parent) && hasSheet(parent))
        await readTable(this.ports.workbook, this.known, parent);
  }

  async #check(kind: string, adding: ReadonlySet<RowId>): Promise<PlannedTable> {
    const { baselines, journal } = this.known;
    const { read, copied } = await identifyRows(this.ports, this.known, kind);
    const planned = planTable(read, adding);
    const table = { ...planned, cautions: cautionsOf(this.known, planned) };
    const except = new Set(journal.open(kind).map((entry) => entry.row));
    const patches = [
      ...statusPatches(table.read, baselines.get(kind), { copied, except }),
      ...pendingPatches(table.read, journal.open(kind)),
    ];
    if (patches.length > 0) await this.ports.workbook.write(read.layout, patches);
    return table;
  }

  #show(): void {
    // Whoever connects after the user has signed out sees neither what lay open nor its passwords.
    if (this.store.now.connection.state === 'out') this.forget();
    if (this.#open) this.store.set({ preview: this.#preview(this.#open), notice: undefined });
  }

  #preview(tables: readonly PlannedTable[]): Preview {
    const passwords = newcomers(tables).map((item) => this.#firstPassword(item));
    return previewOf(tables, passwords, this.#kept, this.#unusualMeant);
  }

  #makePasswords(tables: readonly PlannedTable[]): void {
    for (const { row } of newcomers(tables)) {
      if (this.#passwords.has(row)) continue;
      this.#passwords.set(
        row,
        makePassword((max) => this.ports.random.integer(max)),
      );
      this.#kept = false;
    }
  }

  #firstPassword({ row, label, item }: PlannedItem): FirstPassword {
    const password = this.#passwords.get(row) ?? '';
    return { row, label, userName: item['UserName'] ?? '', password, problem: passwordProblem(password) };
  }
}

/** The planned additions that need a first password. */
function newcomers(tables: readonly PlannedTable[]): PlannedItem[] {
  return tables
    .filter(({ read }) => read.entity.add?.password !== undefined)
    .flatMap(({ plan }) => itemsOf(plan).filter((item) => item.action === 'add'));
}
