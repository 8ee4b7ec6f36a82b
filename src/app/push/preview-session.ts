import type { TrackedRow } from '../../core/changes/row';
import type { PlannedItem } from '../../core/push/planned';
import { itemsOf } from '../../core/push/plan';
import { makePassword, passwordProblem } from '../../core/push/password';
import { hasSheet, parentsOf } from '../../core/entities/registry';
import type { RowId } from '../../core/table/sheet';
import { typedOver } from '../../core/sync/typed-over';
import { passwordWarnings } from './password-warnings';
import { identifyRows } from '../table/identity';
import type { Ports } from '../ports';
import {
  isPlain,
  leftBehind,
  planTable,
  previewOf,
  seenItems,
  type PlannedTable,
  type SeenItems,
} from './push-plan';
import { statusPatches } from '../table/status';
import { describe } from '../table/describe';
import { readTable } from '../table/table';
import type { Store } from '../store';
import type { FirstPassword, Preview } from '../view';
import type { WorkbookState } from '../job-context';
import { pushMessages } from './push-messages';

/** What lies open for the user to look at before it is sent, with the first passwords of new users. */
export class PreviewSession {
  #open: readonly PlannedTable[] | undefined;
  #kept = false;
  #unusualMeant = false;

  constructor(
    private readonly ports: Ports,
    private readonly store: Store,
    private readonly known: WorkbookState,
  ) {}

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
    await this.#readTogether(kinds);
    for (const kind of kinds) {
      const table = await this.#check(kind, adding);
      for (const item of itemsOf(table.plan)) if (item.action === 'add') adding.add(item.row);
      tables.push(table);
    }
    this.store.close('result');
    if (tables.every(({ read, plan }) => plan.calls.length === 0 && leftBehind(read) === 0)) {
      this.close();
      const [only, ...others] = tables;
      const title =
        only && others.length === 0
          ? pushMessages.nothingToPush(only.read.entity.many)
          : pushMessages.nothingToPushAnywhere;
      this.store.notify({ tone: 'info', title });
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
    await this.#readTogether([kind]);
    await this.#check(kind, new Set());
  }

  close(): void {
    this.#open = undefined;
    this.store.close('preview');
  }

  /** Once what lay open was sent: passwords of users of whom it is not known whether they are stored stay in memory. */
  closeSent(): void {
    const { kinds, sync, firstPasswords } = this.known;
    const open = kinds.all().flatMap(({ kind }) => sync.log(kind).map(({ row }) => row));
    firstPasswords.keepOnly(new Set(open));
    this.close();
    this.#kept = false;
    this.#unusualMeant = false;
  }

  /** Once the user signs out, no password is left in memory. */
  forget(): void {
    this.closeSent();
    this.known.firstPasswords.forget();
  }

  setPassword(row: RowId, password: string): void {
    this.known.firstPasswords.choose(row, password);
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

  /** Reads the tables, and those of their parents: what a row names may be a new row of a table that is not pushed now. */
  async #readTogether(kinds: readonly string[]): Promise<void> {
    const { workbook } = this.ports;
    const parents = [...new Set(kinds.flatMap(parentsOf))].filter(
      (parent) => !kinds.includes(parent) && hasSheet(parent),
    );
    await workbook.openAll([...kinds, ...parents].map((kind) => describe(this.known, kind).layout));
    for (const parent of parents) await readTable(workbook, this.known, parent);
  }

  async #check(kind: string, adding: ReadonlySet<RowId>): Promise<PlannedTable> {
    const { sync } = this.known;
    const { read, copied } = await this.#read(kind);
    const table = planTable(read, adding);
    const { attempts } = sync.snapshot(kind);
    const patches = statusPatches(table.read, { attempts, log: sync.open(kind), copied });
    if (patches.length > 0) await this.ports.workbook.write(read.layout, patches);
    return table;
  }

  /** Rows that wait for the user's word, and that the user has typed over since, wait no longer. */
  async #read(kind: string): ReturnType<typeof identifyRows> {
    const { sync } = this.known;
    const identified = await identifyRows(this.ports, this.known, kind);
    const over = typedOver(sync.open(kind), identified.read.tracking.rows);
    if (over.length === 0) return identified;
    await sync.commit({ type: 'log-settled', kind, settled: over, waitForUser: [], maySendAgain: [] });
    return identifyRows(this.ports, this.known, kind);
  }

  #show(): void {
    // Whoever connects after the user has signed out sees neither what lay open nor its passwords.
    if (this.store.now.connection.state === 'out') this.forget();
    if (this.#open)
      this.store.open({ kind: 'preview', preview: this.#preview(this.#open) }, { notice: undefined });
  }

  #preview(tables: readonly PlannedTable[]): Preview {
    const passwords = newcomers(tables).map((item) => this.#firstPassword(item));
    const { sync } = this.known;
    const report = tables.map((table) => ({
      ...table,
      alsoWarned: passwordWarnings(this.known, table),
      unconfirmed: new Set(sync.open(table.read.entity.kind).map(({ row }) => row)),
    }));
    return previewOf(report, passwords, this.#kept, this.#unusualMeant);
  }

  #makePasswords(tables: readonly PlannedTable[]): void {
    const { firstPasswords } = this.known;
    for (const { row } of newcomers(tables)) {
      if (firstPasswords.chosen.has(row)) continue;
      firstPasswords.choose(
        row,
        makePassword((max) => this.ports.random.integer(max)),
      );
      this.#kept = false;
    }
  }

  #firstPassword({ row, label, item }: PlannedItem): FirstPassword {
    const password = this.known.firstPasswords.chosen.get(row) ?? '';
    return { row, label, userName: item['UserName'] ?? '', password, problem: passwordProblem(password) };
  }
}

/** The planned additions that need a first password. */
function newcomers(tables: readonly PlannedTable[]): PlannedItem[] {
  return tables
    .filter(({ read }) => read.entity.add?.password !== undefined)
    .flatMap(({ plan }) => itemsOf(plan).filter((item) => item.action === 'add'));
}
