/**
 * A workbook, its pane and its service, in which acts are carried out. The ledgers check everything that the product does.
 */
import { addressOf } from '../../app/world/network';
import { openWorld, type World, type WorldOptions } from '../../app/world/world';
import type { Excel } from '../excels';
import type { Act, Fault, Meanwhile } from './acts';
import { Broken } from './broken';
import { Ledger, type ProductAction } from './ledger';
import { isBlank, keyOf, KINDS, rowsOf, type Cell, type RecordKind, type Row } from './records';
import { checkSums } from './sums';

export interface Tally {
  steps: number;
  pushes: number;
  faults: number;
  stored: number;
}

type Intent = Parameters<World['app']['do']>[0];
type State = Awaited<ReturnType<World['sandbox']['state']>>;
interface Typed {
  readonly kind: RecordKind;
  readonly index: number;
  readonly column: string;
  readonly cell: Cell;
  readonly over: Cell;
}
type Of<Do extends Act['do']> = Extract<Act, { do: Do }>;
interface Checked {
  readonly hasStatuses?: boolean;
  readonly merged?: boolean;
}

const WRITES = ['addUsers', 'updateUsers', 'addTimeOffTrans', 'updateTimeOffTrans'];

export class Scene {
  readonly ledgers: readonly Ledger[];
  #fresh = 0;
  /** What happens at the next write. */
  #meanwhile: Meanwhile | undefined;
  #typed: Typed | undefined;
  #closed: (() => void) | undefined;
  #renews = false;
  /** The field of a record that the person typed into last. */
  #last: { kind: RecordKind; key: string; column: string } | undefined;
  /** Marks of transactions that were sent and got no answer: they are sent again only if the person says so. */
  readonly #unanswered = new Set<string>();
  /** A transaction that was sent again although the person did not say so. */
  #repeated: string | undefined;

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
        holder.scene ? holder.scene.#fetch(addressOf(input), input, init) : fetch(input, init),
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
        return this.#faulty(act.faults, () => this.download(kindAt(act.kind)));
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
          await this.#reopen();
          return {};
        });
      case 'elsewhere':
        return this.#elsewhere(act);
      case 'elsewhere add':
        return this.#elsewhereAdd(kindAt(act.kind));
      case 'elsewhere same':
        return this.#elsewhereSame(act);
      case 'sort outside':
        return this.#sortOutside(act);
      case 'forget':
        return this.#forget();
      default:
        return this.#person(act);
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
    this.#fresh += 1;
    return kind.columns.find(({ name }) => name === column)?.fresh(this.#fresh) ?? '';
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
      if (!(await this.preview())) return this.#checked();
      const conflicts = this.world.view().preview?.tables.flatMap((table) => table.conflicts.rows) ?? [];
      only = one ? conflicts[0]?.row : conflicts.length > 0 ? 'all' : undefined;
      return this.#checked();
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
        const checked = this.#checked();
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
      checked = this.#checked(kind);
    } else if (await this.preview(kind)) checked = this.#checked(kind);
    if (this.world.view().preview) {
      looks.looked = true;
      await this.send();
    }
    // A closed pane could not report it.
    if (app !== this.world.app) return {};
    return this.world.view().result ? this.#withStatuses(kind) : checked;
  }

  async sendAgain(kind: string): Promise<void> {
    this.#unanswered.clear();
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
    if (this.#repeated !== undefined)
      throw new Broken('doubled', `${name}: ${this.#repeated} is sent again unasked`);
    checkSums(this.world, KINDS);
  }

  #typedInto(kind: RecordKind): Typed | undefined {
    return this.#typed?.kind === kind ? this.#typed : undefined;
  }

  #withStatuses(kind?: string): Record<string, Checked> {
    return Object.fromEntries(
      KINDS.filter((each) => kind === undefined || each.kind === kind).map((each) => [
        each.kind,
        { hasStatuses: true },
      ]),
    );
  }

  /** Whether the tables have been checked, so that every Status was written. */
  #checked(kind?: string): Record<string, Checked> {
    const { preview, notice, result } = this.world.view();
    const isDone = preview ?? result ?? notice?.title.startsWith('Nothing to push');
    return isDone ? this.#withStatuses(kind) : {};
  }

  async #ask(intent: Intent): Promise<void> {
    const closed = new Promise<void>((resolve) => (this.#closed = resolve));
    const { app } = this.world;
    const stop = app.view.subscribe(({ session }) => {
      if (!session) return;
      const { sessionId } = this.world.sandbox;
      setTimeout(() => void app.do(this.#renews ? { do: 'renew-session', sessionId } : { do: 'cancel' }), 0);
    });
    await Promise.race([app.do(intent), closed]);
    stop();
  }

  /** In place of the network: something may happen during a write. */
  async #fetch(address: string, input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const method = new URL(address).searchParams.get('Method') ?? '';
    const meanwhile = WRITES.includes(method) ? this.#meanwhile : undefined;
    if (WRITES.includes(method)) this.#meanwhile = undefined;
    if (meanwhile === 'close before') return this.#close();
    const marks = method === 'addTimeOffTrans' ? this.#marksOf(init?.body) : [];
    const answer = await fetch(input, init).catch((error: unknown) => error);
    if (!(answer instanceof Response) || answer.status >= 500)
      for (const mark of marks) this.#unanswered.add(mark);
    if (meanwhile === undefined) {
      if (answer instanceof Response) return answer;
      throw answer;
    }
    if (meanwhile === 'close') return this.#close();
    if (meanwhile === 'type') this.#typeMeanwhile();
    else
      for (let times = 0; times < (meanwhile === 'cancel' ? 1 : 2); times += 1)
        await this.world.app.do({ do: 'cancel' });
    if (answer instanceof Response) return answer;
    throw answer;
  }

  /** The transactions that are added and can be distinguished; none of them is without an answer. */
  #marksOf(body: unknown): string[] {
    const items = typeof body === 'string' ? (JSON.parse(body) as Record<string, string>[]) : [];
    const marks = items.map((item) => item['Description'] ?? '').filter((mark) => mark !== '');
    this.#repeated ??= marks.find((mark) => this.#unanswered.has(mark) && this.#isSingle(mark));
    return marks;
  }

  #isSingle(mark: string): boolean {
    return this.ledger(KINDS[1]).made(mark) === 1;
  }

  /** Closes the pane and opens it again. Nothing reaches the closed one any more. */
  async #close(): Promise<Response> {
    const isClosed = this.#closed;
    await this.#reopen();
    isClosed?.();
    return new Promise(() => undefined);
  }

  async #reopen(): Promise<void> {
    await this.world.reopenPane();
    await this.world.app.do({ do: 'connect-sample' });
  }

  #typeMeanwhile(): void {
    const kind = kindAt(this.#fresh % 2 === 0 ? 0 : 1);
    const index = this.#fresh % this.rows(kind).length;
    const column = kind === KINDS[0] ? 'LastName' : 'Amount';
    const over = this.rows(kind)[index]?.[column] ?? '';
    this.type(kind, index, column, this.fresh(kind, column));
    this.#typed = { kind, index, column, cell: this.rows(kind)[index]?.[column] ?? '', over };
  }

  async #faulty(faults: readonly Fault[], work: () => Promise<void>): Promise<void> {
    if (faults.length > 0) await this.world.sandbox.fault(faults);
    const asked = faults.length > 0 ? await this.#faultsToCome() : 0;
    await work();
    if (faults.length === 0) return;
    this.tally.faults += asked - (await this.#faultsToCome());
    await this.clearFaults();
  }

  async #faultsToCome(): Promise<number> {
    const { faults } = await this.world.sandbox.state();
    return faults.reduce((sum: number, fault) => sum + (fault as { times: number }).times, 0);
  }

  async #push({ kind, oneClick, faults, meanwhile, renew }: Of<'push'>): Promise<void> {
    this.#renews = renew;
    this.#meanwhile = meanwhile;
    await this.#faulty(faults, () => this.push(kind === 2 ? undefined : kindAt(kind).kind, oneClick));
    this.#meanwhile = undefined;
  }

  async #check(kind: 0 | 1 | 2): Promise<void> {
    const only = kind === 2 ? undefined : kindAt(kind).kind;
    await this.#action('check', async () => {
      await this.preview(only);
      const checked = this.#checked(only);
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

  async #elsewhere({ kind: at, row, column, meets }: Of<'elsewhere'>): Promise<void> {
    const last = meets ? this.#last : undefined;
    const kind = last?.kind ?? kindAt(at);
    const keys = [...kind.records(this.state).keys()];
    const key = last?.key ?? keys[row % keys.length];
    if (key === undefined) return;
    if (kind === KINDS[0]) {
      const field = last?.column ?? ['FirstName', 'LastName', 'CellPhone'][column % 3] ?? 'LastName';
      const item = { Key: 'UserID', KeyVal: key, [field]: this.fresh(kind, field) };
      await this.#callElsewhere('updateUsers', { reqAddifnotfound: '0' }, item);
    } else {
      const field = last?.column ?? ['Amount', 'Description'][column % 2] ?? 'Amount';
      const record = this.state.timeOffTransactions.find((each) => String(each['transId']) === key);
      const query = { TOAccountID: String(record?.['toAccountId']), reqAddifnotfound: '0' };
      const item = { Key: 'TransID', KeyVal: key, UserID: String(record?.['userId']) };
      await this.#callElsewhere('updateTimeOffTrans', query, { ...item, [field]: this.fresh(kind, field) });
    }
  }

  async #elsewhereAdd(kind: RecordKind): Promise<void> {
    const text = (column: string) => this.fresh(kind, column);
    if (kind === KINDS[0]) {
      const names = { UserName: text('UserName'), FirstName: text('FirstName'), LastName: text('LastName') };
      const item = { ...names, Email: text('Email'), UserType: 'E', Password: 'secret-1!' };
      await this.#callElsewhere('addUsers', {}, item);
    } else {
      const account = String(this.state.timeOffTransactions[0]?.['toAccountId']);
      const item = { UserID: '1001', EffectiveDate: '12-24-2026', Amount: text('Amount') };
      await this.#callElsewhere(
        'addTimeOffTrans',
        { TOAccountID: account },
        { ...item, Description: text('Description') },
      );
    }
  }

  /** A colleague adds the same record as a row that the person has not pushed yet. */
  async #elsewhereSame({ kind: at, row, whole }: Of<'elsewhere same'>): Promise<void> {
    const kind = kindAt(at);
    const needed = kind.columns.slice(0, kind.needed);
    const typed = this.rows(kind).filter(
      (each) => keyOf(kind, each) === '' && needed.every(({ name }) => each[name] !== ''),
    );
    const same = typed[row % Math.max(1, typed.length)];
    if (!same) return;
    const text = (column: string) => String(same[column] ?? '');
    if (kind === KINDS[0]) {
      const names = { UserName: text('UserName'), FirstName: text('FirstName') };
      const rest = whole
        ? { LastName: text('LastName'), Email: text('Email') }
        : { LastName: this.fresh(kind, 'LastName'), Email: this.fresh(kind, 'Email'), CellPhone: '0170 0' };
      const item = { ...names, ...rest, UserType: 'E', Password: 'secret-1!' };
      return this.#callElsewhere('addUsers', {}, item, 'may be refused');
    }
    const person = this.state.users.find(
      (each) => each['userName'] === text('Person') || text('Person') === nameOf(each),
    );
    if (!person) return;
    const item = {
      UserID: String(person['userId']),
      EffectiveDate: wireDate(Number(same['EffectiveDate'])),
      Amount: text('Amount'),
      Description: whole ? text('Description') : this.fresh(kind, 'Description'),
    };
    const account = String(this.state.timeOffTransactions[0]?.['toAccountId']);
    return this.#callElsewhere('addTimeOffTrans', { TOAccountID: account }, item, 'may be refused');
  }

  /** The hidden first column is not moved. */
  #sortOutside({ kind: at, column }: Of<'sort outside'>): void {
    const kind = kindAt(at);
    this.showAll(kind);
    const { name } = kind.columns[column % kind.columns.length] ?? { name: kind.mark };
    const before = this.rows(kind);
    const sorted = [...before].sort((one, other) => (String(one[name]) < String(other[name]) ? -1 : 1));
    const [, ...cells] = this.world.workbook.person.read(kind.sheet);
    const lines = sorted.map((row) => cells[before.indexOf(row)]?.slice(1).map(String).join('\t'));
    this.person(kind, (person) => person.paste('B2', lines.join('\n'), kind.sheet), true);
    this.ledger(kind).movedApart(before, this.rows(kind), kind.records(this.state));
    this.#unanswered.clear(); // only the hidden id shows which row was sent
  }

  /** *Inspect Document* removes what add-ins store in a file, and so do programs that do not know it. */
  async #forget(): Promise<void> {
    for (const ledger of this.ledgers) ledger.forget(this.rows(ledger.kind));
    this.#unanswered.clear();
    this.world.workbook.host.book.xmlParts.clear();
    await this.#action('forget', async () => {
      await this.#reopen();
      return {};
    });
  }

  /** Removes the filters. */
  showAll(kind: RecordKind): void {
    for (const column of ['Status', kind.mark, kind.columns[1]?.name ?? ''])
      this.person(kind, (person) => person.filter(kind.table, column, undefined), true);
  }

  async #callElsewhere(
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

  #person(
    act: Exclude<
      Act,
      {
        do:
          | 'download'
          | 'refresh'
          | 'check'
          | 'push'
          | 'settle'
          | 'take back'
          | 'reopen'
          | 'elsewhere'
          | 'elsewhere add'
          | 'elsewhere same'
          | 'sort outside'
          | 'forget';
      }
    >,
  ): void {
    if (act.do === 'undo') {
      for (let times = 0; times < act.times; times += 1) this.world.workbook.person.undo();
      this.#unanswered.clear(); // Ctrl+Z may bring a sent row into a state in which nothing identifies it
      for (const ledger of this.ledgers)
        ledger.undone(this.rows(ledger.kind), ledger.kind.records(this.state));
      return;
    }
    const kind = kindAt(act.kind);
    const rows = this.rows(kind);
    switch (act.do) {
      case 'type':
        return this.#type(kind, act, rows);
      case 'paste': {
        const first = kind === KINDS[0] ? 1 + (act.column % 2) : 2 + (act.column % 2);
        const columns = kind.columns
          .slice(first, first + act.columns)
          .filter(({ name }) => name !== 'UserType');
        const lines = Array.from({ length: act.rows }, () =>
          columns.map(({ name }) => this.fresh(kind, name)),
        );
        return this.paste(kind, act.row % (rows.length + 1), columns[0]?.name ?? '', lines);
      }
      case 'add':
        return this.add(kind, act.rows, act.whole);
      case 'copy':
        return this.#copy(kind, act, rows);
      case 'insert':
        return this.person(
          kind,
          (person) => person.insertRows(2 + (act.row % rows.length), act.rows, kind.sheet),
          true,
        );
      case 'delete': {
        if (rows.length < 5 + act.rows) return;
        const first = act.row % (rows.length - act.rows);
        return this.person(kind, (person) => person.deleteRows(2 + first, act.rows, kind.sheet), true);
      }
      case 'sort': {
        const column = kind.columns[act.column % kind.columns.length]?.name ?? '';
        return this.person(kind, (person) => person.sort(kind.table, column, act.ascending), true);
      }
      case 'filter': {
        const column = ['Status', kind.mark, kind.columns[1]?.name ?? ''][act.column % 3] ?? '';
        const texts = rows.slice(act.row % rows.length).map((row) => String(row[column]));
        const shown = act.rows === 0 ? undefined : texts.slice(0, act.rows);
        return this.person(kind, (person) => person.filter(kind.table, column, shown), true);
      }
    }
  }

  #type(kind: RecordKind, { row, column, clear }: Of<'type'>, rows: readonly Row[]): void {
    const index = row % rows.length;
    const shown = rows[index];
    const isKnown = keyOf(kind, shown) !== '';
    // A person does not rename people whose UserNames are typed elsewhere, and does not move stored time off to another
    // person.
    const columns = kind.columns.filter(
      ({ name }) => !isKnown || !['UserName', 'UserType', 'Person', 'Account'].includes(name),
    );
    const { name, clearable } = columns[column % columns.length] ?? { name: kind.mark };
    if (['FirstName', 'LastName', 'CellPhone', 'Amount', 'Description'].includes(name) && isKnown)
      this.#last = { kind, key: keyOf(kind, shown), column: name };
    const isCleared = clear && clearable === true && (isKnown || name !== kind.mark);
    this.type(kind, index, name, isCleared ? '' : this.fresh(kind, name));
  }

  /** New rows pasted below the table. */
  add(kind: RecordKind, count: number, whole: boolean): void {
    const columns = kind.columns.slice(0, whole ? kind.needed : kind.needed - 2);
    const lines = Array.from({ length: count }, () => columns.map(({ name }) => this.fresh(kind, name)));
    const index = this.rows(kind).length;
    this.paste(kind, index, columns[0]?.name ?? '', lines);
    if (whole && kind === KINDS[0] && this.#fresh % 3 === 0)
      this.type(kind, index, 'ExternalID', this.fresh(kind, 'ExternalID'));
  }

  #copy(kind: RecordKind, { row, rows: count, retype, where }: Of<'copy'>, rows: readonly Row[]): void {
    const from = 2 + (row % rows.length);
    const many = Math.min(count, rows.length + 2 - from);
    const to = where === 'below' ? rows.length + 2 : from + many;
    if (where === 'between') this.person(kind, (person) => person.insertRows(to, many, kind.sheet), true);
    this.person(kind, (person) => person.copyRows(from, many, to, kind.sheet));
    if (!retype) return;
    for (let index = to - 2; index < Math.min(to - 2 + many, this.rows(kind).length); index += 1) {
      const copy = this.rows(kind)[index];
      if (!copy || isBlank(copy)) continue;
      this.type(kind, index, kind.mark, this.fresh(kind, kind.mark));
      if (kind === KINDS[0]) this.type(kind, index, 'UserType', 'E');
    }
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

function nameOf(person: State['users'][number]): string {
  return [person['firstName'], person['lastName']].filter((name) => typeof name === 'string').join(' ');
}

/** A day's serial number in a cell, as it is sent to the service. */
function wireDate(day: number): string {
  const [year, month, date] = new Date(Date.UTC(1899, 11, 30) + day * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-');
  return `${month}-${date}-${year}`;
}

function kindAt(index: 0 | 1): RecordKind {
  return KINDS[index];
}
