/**
 * A workbook, its pane and its service, in which acts are carried out. The ledgers check everything that the product does.
 */
import { addressOf } from '../../app/world/network';
import { openWorld, type World, type WorldOptions } from '../../app/world/world';
import type { Excel } from '../excels';
import type { ProductAction } from './action';
import type { Act, Of } from './acts';
import { Broken } from './broken';
import { checkedTables, withStatuses, type Checked } from './checked';
import { elsewhere, elsewhereAdd, elsewhereSame } from './colleague';
import { Ledger } from './ledger';
import { Network } from './network';
import { personActs, sortOutside } from './person';
import { KINDS, rowsOf, type Cell, type RecordKind, type Row, kindAt } from './records';
import { checkSums } from './sums';

export interface Tally {
  steps: number;
  pushes: number;
  faults: number;
  stored: number;
}

export type State = Awaited<ReturnType<World['sandbox']['state']>>;
type Intent = Parameters<World['app']['do']>[0];
interface Typed {
  readonly kind: RecordKind;
  readonly index: number;
  readonly column: string;
  readonly cell: Cell;
  readonly over: Cell;
}

export class Scene {
  readonly ledgers: readonly Ledger[];
  readonly network = new Network(this);
  /** How many texts were made that nobody had typed before. */
  freshTexts = 0;
  #typed: Typed | undefined;
  #renews = false;
  /** The field of a record that the person typed into last. */
  last: { kind: RecordKind; key: string; column: string } | undefined;

  private constructor(
    readonly world: World,
    private state: State,
    readonly tally: Tally,
  ) {
    this.ledgers = KINDS.map((kind) => new Ledger(kind, kind.records(state)));
  }

  static async open(tally: Tally, excel: Excel, ports?: WorldOptions['ports']): Promise<Scene> {
    const holder: { scene?: Scene } = {};
    const world = await openWorld({
      sandbox: { users: 8, transactions: 6 },
      workbook: excel,
      sessionAsked: 'left',
      ...(ports ? { ports } : {}),
      fetch: async (input, init) =>
        holder.scene ? holder.scene.network.fetch(addressOf(input), input, init) : fetch(input, init),
    });
    const scene = new Scene(world, await world.sandbox.state(), tally);
    holder.scene = scene;
    await scene.#ask({ do: 'connect-sample' });
    for (const { kind } of KINDS) await scene.#ask({ do: 'download', kind });
    // The person can't undo earlier steps, such as the creation of the tables.
    world.workbook.person.deleteSheet('Sheet1');
    return scene;
  }

  /** Carries out one act. */
  async act(act: Act): Promise<void> {
    this.tally.steps += 1;
    await this.connect();
    switch (act.do) {
      case 'download':
        return this.network.faulty(act.faults, () => this.download(kindAt(act.kind)));
      case 'refresh':
        return this.#refresh(act);
      case 'check':
        return this.#check(act.kind);
      case 'push':
        return this.#push(act);
      case 'settle':
        return this.settle(act.side, act.one);
      case 'take back':
        return this.#takeBack();
      case 'reopen':
        return this.#action('reopen', async () => {
          await this.reopen();
          return {};
        });
      case 'elsewhere':
        return elsewhere(this, act);
      case 'elsewhere add':
        return elsewhereAdd(this, kindAt(act.kind));
      case 'elsewhere same':
        return elsewhereSame(this, act);
      case 'sort outside':
        return sortOutside(this, act);
      case 'forget':
        return this.#forget();
      default:
        return personActs(this, act);
    }
  }

  /** A pane that was opened while the service failed is not connected yet. */
  async connect(): Promise<void> {
    if (this.world.view().connection.state !== 'in') await this.#ask({ do: 'connect-sample' });
  }

  rows(kind: RecordKind): Row[] {
    return rowsOf(this.world, kind);
  }

  /** A text that nobody has typed before. */
  fresh(kind: RecordKind, column: string): string {
    this.freshTexts += 1;
    return kind.columns.find(({ name }) => name === column)?.fresh(this.freshTexts) ?? '';
  }

  /** What a person does in the sheet. If Excel refuses it, nothing is done. */
  person(kind: RecordKind, work: (person: World['workbook']['person']) => void, moves = false): void {
    const before = this.rows(kind);
    try {
      work(this.world.workbook.person);
    } catch {
      return;
    }
    if (!moves) this.ledger(kind).typed(before, this.rows(kind), kind.records(this.state));
  }

  type(kind: RecordKind, index: number, column: string, text: string): void {
    this.person(kind, (person) => person.type(this.cell(kind, index, column), text, kind.sheet));
  }

  paste(kind: RecordKind, index: number, column: string, lines: readonly (readonly string[])[]): void {
    const text = lines.map((line) => line.join('\t')).join('\n');
    this.person(kind, (person) => person.paste(this.cell(kind, index, column), text, kind.sheet));
  }

  async download(kind: RecordKind): Promise<void> {
    await this.#action(`download ${kind.kind}`, async () => {
      const isCompared = this.world.view().memoryDoubt !== undefined;
      await this.#ask({ do: 'download', kind: kind.kind });
      const { notice, memoryDoubt } = this.world.view();
      // Without a memory, one download compares every table.
      if (isCompared && memoryDoubt === undefined)
        return Object.fromEntries(KINDS.map((each) => [each.kind, { hasStatuses: true, merged: true }]));
      const merged = /read again|downloaded/.test(notice?.title ?? '');
      return { [kind.kind]: { hasStatuses: merged, merged } };
    });
  }

  /** Opens the preview. Gives whether there is something to send. */
  async preview(kind?: string): Promise<boolean> {
    await this.#ask({ do: 'preview', ...(kind === undefined ? {} : { kind }) });
    return this.world.view().preview !== undefined;
  }

  /** Sends what the preview shows: confirms the passwords and the numbers first. */
  async send(): Promise<void> {
    await this.#ask({ do: 'confirm-passwords', saved: true });
    await this.#ask({ do: 'confirm-unusual', on: true });
    await this.#ask({ do: 'send' });
    await this.#ask({ do: 'back' });
  }

  /** Opens the conflicts and resolves one or all of them. */
  async settle(side: 'mine' | 'theirs', one: boolean): Promise<void> {
    let only: string | undefined;
    await this.#action('look at conflicts', async () => {
      if (!(await this.preview())) return checkedTables(this.world);
      const conflicts = this.world.view().preview?.tables.flatMap((table) => table.conflicts.rows) ?? [];
      only = one ? conflicts[0]?.row : conflicts.length > 0 ? 'all' : undefined;
      return checkedTables(this.world);
    });
    const row = only;
    if (row === undefined) return this.#ask({ do: 'back' });
    if (side === 'mine')
      for (const ledger of this.ledgers)
        ledger.keepsMine(this.rows(ledger.kind), ledger.kind.records(this.state), row);
    const theirs = side === 'theirs' ? { theirs: row } : {};
    await this.#action(
      `settle ${side}`,
      async () => {
        await this.#ask({ do: 'resolve-conflicts', side, ...(row === 'all' ? {} : { row }) });
        const checked = checkedTables(this.world);
        await this.#ask({ do: 'back' });
        return checked;
      },
      theirs,
    );
  }

  /** A push as a person does it: at one click where that is enough. */
  async push(kind: string | undefined, oneClick: boolean, name = 'push'): Promise<void> {
    this.tally.pushes += 1;
    const looks = { looked: !oneClick };
    await this.#action(name, async () => this.#pushed(kind, oneClick, looks), looks);
  }

  async #pushed(
    kind: string | undefined,
    oneClick: boolean,
    looks: { looked: boolean },
  ): Promise<Record<string, Checked>> {
    const { app } = this.world;
    await this.#ask({ do: 'close-result' });
    let checked: Record<string, Checked> = {};
    if (oneClick) {
      await this.#ask({ do: 'push', ...(kind === undefined ? {} : { kind }) });
      checked = checkedTables(this.world, kind);
    } else if (await this.preview(kind)) checked = checkedTables(this.world, kind);
    if (this.world.view().preview) {
      looks.looked = true;
      await this.send();
    }
    // A closed pane could not report it.
    if (app !== this.world.app) return {};
    return this.world.view().result ? withStatuses(kind) : checked;
  }

  async sendAgain(kind: string): Promise<void> {
    this.network.unanswered.clear();
    await this.#action('send again', async () => {
      await this.#ask({ do: 'preview', kind });
      await this.#ask({ do: 'send-again', kind });
      await this.#ask({ do: 'back' });
      return {};
    });
  }

  /** Reads the service's records without the product. */
  look(): State {
    return this.state;
  }

  async clearFaults(): Promise<void> {
    await fetch(this.world.sandbox.control('faults'), { method: 'DELETE' });
  }

  /** Lets the product do something, and checks what it changed and what it shows. */
  async #action(
    name: string,
    work: () => Promise<Readonly<Record<string, Checked>>>,
    chosen: Pick<ProductAction, 'theirs' | 'takesBack' | 'looked'> = {},
  ): Promise<void> {
    const before = this.ledgers.map(({ kind }) => ({
      rows: this.rows(kind),
      records: kind.records(this.state),
    }));
    this.#typed = undefined;
    const outcome = await work();
    const wasLate = this.state.isListedLate;
    this.state = await this.world.sandbox.state();
    const isLate = wasLate || this.state.isListedLate;
    for (const [index, ledger] of this.ledgers.entries()) {
      const { kind } = ledger;
      const { hasStatuses = false, merged = false } = outcome[kind.kind] ?? {};
      ledger.judge({
        name,
        before: before[index] ?? { rows: [], records: new Map() },
        after: { rows: this.rows(kind), records: kind.records(this.state) },
        hasStatuses,
        // Nobody can distinguish an older copy of a list from a new one.
        merged: merged && !isLate,
        isLate,
        ...chosen,
        typed: this.#typedInto(kind),
      });
    }
    if (this.network.repeated !== undefined)
      throw new Broken('doubled', `${name}: ${this.network.repeated} is sent again unasked`);
    checkSums(this.world, KINDS);
  }

  #typedInto(kind: RecordKind): Typed | undefined {
    return this.#typed?.kind === kind ? this.#typed : undefined;
  }

  async #ask(intent: Intent): Promise<void> {
    const closed = new Promise<void>((resolve) => (this.network.closed = resolve));
    const { app } = this.world;
    const stop = app.view.subscribe(({ session }) => {
      if (!session) return;
      const { sessionId } = this.world.sandbox;
      setTimeout(() => void app.do(this.#renews ? { do: 'renew-session', sessionId } : { do: 'cancel' }), 0);
    });
    await Promise.race([app.do(intent), closed]);
    stop();
  }

  async reopen(): Promise<void> {
    await this.world.reopenPane();
    await this.world.app.do({ do: 'connect-sample' });
  }

  typeMeanwhile(): void {
    const kind = kindAt(this.freshTexts % 2 === 0 ? 0 : 1);
    const index = this.freshTexts % this.rows(kind).length;
    const column = kind === KINDS[0] ? 'LastName' : 'Amount';
    const over = this.rows(kind)[index]?.[column] ?? '';
    this.type(kind, index, column, this.fresh(kind, column));
    this.#typed = { kind, index, column, cell: this.rows(kind)[index]?.[column] ?? '', over };
  }

  async #push({ kind, oneClick, faults, meanwhile, renew }: Of<'push'>): Promise<void> {
    this.#renews = renew;
    this.network.meanwhile = meanwhile;
    await this.network.faulty(faults, () => this.push(kind === 2 ? undefined : kindAt(kind).kind, oneClick));
    this.network.meanwhile = undefined;
  }

  async #check(kind: 0 | 1 | 2): Promise<void> {
    const only = kind === 2 ? undefined : kindAt(kind).kind;
    await this.#action('check', async () => {
      await this.preview(only);
      const checked = checkedTables(this.world, only);
      return checked;
    });
    await this.#ask({ do: 'back' });
  }

  async #refresh({ kind: at, row, rows }: Of<'refresh'>): Promise<void> {
    const kind = kindAt(at);
    const count = this.rows(kind).length;
    const first = 2 + (row % count);
    this.person(kind, (person) => person.select(`A${first}:C${first + rows - 1}`, kind.sheet), true);
    await this.#action('refresh', async () => {
      await this.#ask({ do: 'refresh-selected', kind: kind.kind });
      return {};
    });
  }

  async #takeBack(): Promise<void> {
    await this.#action(
      'take back',
      async () => {
        await this.#ask({ do: 'undo' });
        if (this.world.view().undo) await this.#ask({ do: 'send-undo' });
        await this.#ask({ do: 'close-undo' });
        return {};
      },
      { takesBack: true },
    );
  }

  /** *Inspect Document* removes what add-ins store in a file, and so do programs that do not know it. */
  async #forget(): Promise<void> {
    for (const ledger of this.ledgers) ledger.forget(this.rows(ledger.kind));
    this.network.unanswered.clear();
    this.world.workbook.host.book.xmlParts.clear();
    await this.#action('forget', async () => {
      await this.reopen();
      return {};
    });
  }

  /** Removes the filters. */
  showAll(kind: RecordKind): void {
    for (const column of ['Status', kind.mark, kind.columns[1]?.name ?? ''])
      this.person(kind, (person) => person.filter(kind.table, column, undefined), true);
  }

  async callElsewhere(
    method: string,
    query: Record<string, string>,
    item: Record<string, string>,
    refusal?: 'may be refused',
  ): Promise<void> {
    const { ItemResponses } = await this.world.sandbox.call(method, { query, items: [item] });
    if (ItemResponses[0]?.ErrorCode !== '0' && refusal !== undefined) return;
    if (ItemResponses[0]?.ErrorCode !== '0') throw new Error(`${method}: ${JSON.stringify(ItemResponses)}`);
    const before = this.ledgers.map(({ kind }) => kind.records(this.state));
    this.state = await this.world.sandbox.state();
    for (const [index, ledger] of this.ledgers.entries())
      for (const [key, fields] of ledger.kind.records(this.state))
        ledger.changedElsewhere(key, fields, before[index]?.get(key));
  }

  /** The address of a cell within its sheet. */
  cell(kind: RecordKind, index: number, column: string): string {
    return this.world.cell(kind.table, column, index + 2).replace(`'${kind.table}'!`, '');
  }

  ledger(kind: RecordKind): Ledger {
    const ledger = this.ledgers.find((each) => each.kind === kind);
    if (!ledger) throw new Error(`no ledger of ${kind.kind}`);
    return ledger;
  }
}
