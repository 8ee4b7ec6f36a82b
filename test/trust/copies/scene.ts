/** Two copies of one file, of which one is open, and what is known of each of their shifts. */
import { methodOf } from '../../app/world/network';
import { storedBlocks } from '../../app/world/service';
import { addRow, SHIFT, typeInto } from '../../app/world/typing';
import { withEverything, type World } from '../../app/world/world';

const PLACE = 'S:\\Rota\\Week 47.xlsx';
const SHEET = 'Time Blocks';
const FIRST_DAY = Date.UTC(2026, 10, 23);
const DAY_MS = 86_400_000;

type Loss = 'lost before' | 'lost after';
type Way = 'match' | 'anew';

export class Scene {
  readonly counts = { pushes: 0, lostCalls: 0, questions: 0 };
  broken: string[] = [];
  #loss: Loss | undefined;
  #days = 0;
  /** Opens the copy that is not open. */
  #other: (() => void) | undefined;
  /** How many records of a shift the user has asked for, by its day, where more than one. */
  readonly #asked = new Map<string, number>();
  world!: World;

  async open(): Promise<void> {
    this.world = await withEverything({
      workbook: { url: PLACE },
      fetch: async (input, init) => {
        if (this.#loss === undefined || methodOf(input).startsWith('get')) return fetch(input, init);
        this.counts.lostCalls += 1;
        if (this.#loss === 'lost after') await fetch(input, init);
        throw new TypeError('the connection is lost');
      },
    });
    await this.world.app.do({ do: 'download', kind: 'time-blocks' });
  }

  close(): Promise<void> {
    return this.world.close();
  }

  /** Each shift has a day of its own, so that it is known wherever it is. Nobody's pane is open while it is typed. */
  async type(): Promise<void> {
    const day = new Date(FIRST_DAY + (this.#days += 1) * DAY_MS).toISOString().slice(0, 10);
    this.world.workbook.closePane();
    addRow(this.world, SHEET, { ...SHIFT, Date: day });
    await this.world.reopenConnected();
  }

  async check(): Promise<void> {
    await this.world.app.do({ do: 'preview', kind: 'time-blocks' });
    await this.world.app.do({ do: 'back' });
  }

  /**
   * Edits a row that has its number. Of a row that has none, nobody can know that it is the same as a row of another copy once the two
   * are edited differently.
   */
  async edit(nth: number, notes: string): Promise<void> {
    const rows = this.world.table(SHEET).flatMap((row, at) => (row['ExternalID'] === '' ? [] : [at + 2]));
    const row = rows[nth % rows.length];
    if (row === undefined) return;
    typeInto(this.world, SHEET, 'Notes', row, notes);
    await this.world.workbook.eventsDelivered();
  }

  /** The file is copied, and the copy lies on another device. */
  copy(): void {
    this.#other = this.world.workbook.keep();
  }

  async openOther(): Promise<void> {
    const open = this.#other;
    this.#other = this.world.workbook.keep();
    open?.();
    (this.world.device as Map<string, string>).clear();
    await this.world.reopenConnected();
  }

  /** Pushes. With a loss, the connection is lost until the push ends. The user answers what the pane asks before. */
  async push(loss: Loss | undefined, choose: () => Way): Promise<void> {
    const { app } = this.world;
    this.counts.pushes += 1;
    const before = new Map(this.#rows().map((row) => [row['Date'], row['Status']]));
    await app.do({ do: 'preview', kind: 'time-blocks' });
    await this.#answer(choose);
    this.#loss = loss;
    await app.do({ do: 'confirm-unusual', on: true });
    await app.do({ do: 'send' });
    this.#loss = undefined;
    await app.do({ do: 'back' });
    await app.do({ do: 'close-result' });
    await this.#compare(before);
  }

  /** The user looks at the service. A shift that is stored as it stands is confirmed; the others are made so, or sent anew. */
  async #answer(choose: () => Way): Promise<void> {
    const { app } = this.world;
    const kind = 'time-blocks';
    const groups = () => this.world.view().preview?.tables.flatMap((table) => table.groups) ?? [];
    const waiting = this.#rows().filter(({ Status }) => Status === 'Unknown' || Status === 'Fix');
    const stored = await this.#stored();
    if (groups().some(({ numberTaken }) => numberTaken === true)) {
      this.counts.questions += 1;
      const isSame = waiting.every((row) => stored.get(String(row['Date']))?.includes(String(row['Notes'])));
      const way = isSame ? 'confirm' : choose();
      if (way === 'confirm') await app.do({ do: 'confirm-stored', kind, numberTaken: true });
      else if (way === 'match') await app.do({ do: 'match-stored', kind });
      else {
        for (const row of waiting)
          this.#asked.set(String(row['Date']), (this.#asked.get(String(row['Date'])) ?? 1) + 1);
        await app.do({ do: 'send-anew', kind });
      }
    }
    if (groups().some(({ sendAgain }) => sendAgain === true)) {
      this.counts.questions += 1;
      await app.do({ do: 'send-again', kind });
    }
  }

  /** What the service has: the notes of each shift, by its day. */
  async #stored(): Promise<ReadonlyMap<string, readonly string[]>> {
    const found = new Map<string, string[]>();
    for (const block of await storedBlocks(this.world)) {
      const day = String(serialOf(String(block['startDateTime']).slice(0, 10)));
      found.set(day, [...(found.get(day) ?? []), String(block['notes'])]);
    }
    return found;
  }

  async #compare(before: ReadonlyMap<unknown, unknown>): Promise<void> {
    const stored = await this.#stored();
    for (const [day, notes] of stored)
      if (notes.length > (this.#asked.get(day) ?? 1))
        this.broken.push(`doubled: day ${day}, ${notes.length} records`);
    for (const row of this.#rows()) {
      const { Date: day, Status: status, Notes: notes, Message: message } = row;
      if (status !== '0' || before.get(day) === '0') continue;
      // The Message says that an empty cell says nothing about the service.
      if (notes === '' && String(message).includes('empty cells changed nothing')) continue;
      if (stored.get(String(day))?.includes(String(notes)) !== true)
        this.broken.push(`false: day ${String(day)} says 0 and “${String(notes)}”`);
    }
  }

  /** The days of shifts that are in the open copy and not on the service. */
  async lost(): Promise<readonly string[]> {
    const stored = await this.#stored();
    return this.#rows().flatMap(({ Date: day }) => (stored.has(String(day)) ? [] : [String(day)]));
  }

  #rows() {
    return this.world.table(SHEET).filter(({ Person }) => Person !== '');
  }
}

export async function withBlocks(): Promise<Scene> {
  const scene = new Scene();
  await scene.open();
  return scene;
}

/** The day as Excel numbers days. */
function serialOf(day: string): number {
  return Date.parse(day) / DAY_MS + 25_569;
}
