import type { Plan, PlannedItem } from '../core/push/plan';
import { makePassword, passwordProblem } from '../core/push/password';
import type { RowId } from '../core/table/sheet';
import { identifyRows } from './identity';
import type { Journal } from './journal';
import { messages } from './messages';
import type { Ports } from './ports';
import { fingerprint, planFor, previewOf } from './push-plan';
import { statusPatches } from './status';
import type { Store } from './store';
import type { TableRead } from './table';
import type { FirstPassword } from './view';
import type { Baselines } from './work';

/** What lies open for the user to look at before it is sent, with the first passwords of new users (never stored). */
export class PreviewDesk {
  #open: { readonly kind: string; readonly read: TableRead; readonly plan: Plan } | undefined;
  readonly #passwords = new Map<RowId, string>();
  #kept = false;

  constructor(
    private readonly ports: Ports,
    private readonly store: Store,
    private readonly baselines: Baselines,
    private readonly journal: Journal,
  ) {}

  get passwords(): ReadonlyMap<RowId, string> {
    return this.#passwords;
  }

  /** The open preview's kind and what it would send, to be compared with the sheet when it is sent. */
  get shown(): { readonly kind: string; readonly fingerprint: string } | undefined {
    return this.#open && { kind: this.#open.kind, fingerprint: fingerprint(this.#open.plan) };
  }

  /** Checks the table, writes every row's true status, and shows what would be sent. */
  async open(kind: string): Promise<void> {
    const { read, copied } = await identifyRows(this.ports, this.baselines, kind);
    const pending = new Set(this.journal.open(kind).map((entry) => entry.row));
    const patches = statusPatches(read, this.baselines.get(kind), { copied, pending });
    if (patches.length > 0) await this.ports.workbook.write(read.layout, patches);
    const plan = planFor(read);
    this.store.set({ result: undefined });
    if (plan.calls.length === 0 && read.problems.length === 0) {
      this.close();
      return this.store.tell({ tone: 'info', title: messages.nothingToPush(read.entity.many) });
    }
    this.#makePasswords(read, plan);
    this.#open = { kind, read, plan };
    this.#show();
  }

  close(): void {
    this.#open = undefined;
    this.store.set({ preview: undefined });
  }

  /** Once they are sent, or the user signs out, no password is left in memory. */
  forget(): void {
    this.close();
    this.#passwords.clear();
    this.#kept = false;
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

  #show(): void {
    if (!this.#open) return;
    const { read, plan } = this.#open;
    const passwords = additionsOf(read, plan).map((item) => this.#firstPassword(item));
    this.store.set({ preview: previewOf(read, plan, passwords, this.#kept), notice: undefined });
  }

  #makePasswords(read: TableRead, plan: Plan): void {
    for (const { row } of additionsOf(read, plan)) {
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
function additionsOf(read: TableRead, plan: Plan): PlannedItem[] {
  if (read.entity.add.password === undefined) return [];
  return plan.calls.flatMap((call) => call.items).filter((item) => item.action === 'add');
}
