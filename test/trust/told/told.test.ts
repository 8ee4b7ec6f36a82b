/**
 * Shifts are typed, given to others, moved and pushed, pushes are undone, people are told and that is taken back, in a workbook and
 * in a copy of it, in any order. A ledger that shares no code with the product has what each workbook knows of the service. It reads
 * the messages as a person does: what a person was told, changed as the message says, is the plan.
 */
import fc from 'fast-check';
import type { ToldView } from '../../../src/app/view';
import { storedBlocks } from '../../app/world/service';
import { addRow, typeInto } from '../../app/world/typing';
import { pushAll, withEverything, type World } from '../../app/world/world';
import { Calendar } from '../../core/told/calendar-reader';
import { breadth } from '../../runner/breadth';

const SEED = Number(process.env['TRUST_SEED'] ?? 20261128);
const SHEET = 'Time Blocks';
const kind = 'time-blocks';
const PEOPLE = ['Ingrid Solberg', 'Kwame Mensah', 'Open shift'];
/** The day of the pane is 21 November, 14:05. */
const DAYS = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-12-03', '2026-12-31', '2027-01-01'];
const HOURS = ['6', '13', '15', '22'];
const PLACES = ['C:\\Plans\\Plan.xlsx', 'C:\\Plans\\Copy.xlsx'];

interface Act {
  readonly do:
    | 'add'
    | 'give'
    | 'move'
    | 'hour'
    | 'push'
    | 'undo'
    | 'tell'
    | 'tell all'
    | 'take back'
    | 'reopen'
    | 'other';
  readonly row: number;
  readonly of: number;
}

const act: fc.Arbitrary<Act> = fc.record({
  do: fc.constantFrom(
    'add', 'give', 'give', 'move', 'move', 'hour', 'push', 'push', 'push', 'undo',
    'tell', 'tell', 'tell all', 'take back', 'reopen', 'other',
  ), // prettier-ignore
  row: fc.nat(20),
  of: fc.nat(11),
});

/** The shifts of each person, each as a message says it. */
type Plan = ReadonlyMap<string, readonly string[]>;

/** What is known of one of the two workbooks. */
interface Book {
  /** By External ID: the block as the service had it when this workbook pushed last. */
  readonly known: Map<string, Record<string, unknown>>;
  /** The numbers of the shifts that only the other workbook changes. */
  readonly foreign: Set<string>;
  told: Plan;
  /** What the people of the last "Told" knew before. */
  before: Plan;
  /** The calendars into which people import the files of this workbook. */
  readonly calendars: Map<string, Calendar>;
}

const counts = {
  acts: 0,
  pushes: 0,
  messages: 0,
  changed: 0,
  added: 0,
  removed: 0,
  copies: 0,
  files: 0,
  cancelled: 0,
};

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function wordsOf(block: Record<string, unknown>): string {
  const [day = '', from = ''] = String(block['startDateTime']).split('T');
  const date = new Date(`${day}T00:00:00Z`);
  const year = date.getUTCFullYear() === 2026 ? '' : ` ${date.getUTCFullYear()}`;
  const clock = (time: string) =>
    `${Number(time.slice(0, 2)) % 12 || 12}:${time.slice(3, 5)} ${Number(time.slice(0, 2)) < 12 ? 'AM' : 'PM'}`;
  const until = String(block['endDateTime']).split('T')[1] ?? '';
  return `${WEEKDAYS[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}${year} ${clock(from)}–${clock(until)}`;
}

/** What somebody knows who knew some shifts and reads a message. Fails if the message can't be meant of these shifts. */
function afterReading(message: string, knew: readonly string[]): readonly string[] {
  const shifts = [...knew];
  const drop = (shift: string) => {
    const at = shifts.indexOf(shift);
    if (at < 0) throw new Error(`Nobody knew ${shift}: ${message}`);
    shifts.splice(at, 1);
  };
  for (const line of message.split('\n').filter(Boolean)) {
    const [now = '', was = ''] = line.split(' instead of ');
    const [, day, times = ''] = /^(.+?): (.*)$/.exec(now) ?? [];
    if (line.startsWith('New: ')) shifts.push(line.slice('New: '.length));
    else if (line.startsWith('No longer: ')) drop(line.slice('No longer: '.length));
    else if (day === undefined) {
      drop(was);
      shifts.push(now);
    } else {
      drop(`${day} ${was}`);
      shifts.push(`${day} ${times}`);
    }
    counts.changed += was === '' ? 0 : 1;
    counts.added += line.startsWith('New') ? 1 : 0;
    counts.removed += line.startsWith('No') ? 1 : 0;
  }
  return shifts.sort();
}

class Story {
  readonly #books: [Book, Book?];
  #at = 0;
  #openOther: (() => void) | undefined;
  readonly #idOf: ReadonlyMap<string, string>;

  private constructor(private readonly world: World) {
    this.#books = [
      { known: new Map(), foreign: new Set(), told: new Map(), before: new Map(), calendars: new Map() },
    ];
    this.#idOf = new Map(
      world.users().map((user) => [`${user['FirstName']} ${user['LastName']}`, String(user['UserID'])]),
    );
  }

  static async begin(world: World): Promise<Story> {
    await world.app.do({ do: 'download', kind });
    const story = new Story(world);
    for (const [at, day] of ['2026-12-03', '2026-12-03', '2027-01-01', '2026-11-22'].entries())
      addRow(world, SHEET, { Person: PEOPLE[at % 2] ?? '', Date: day, Start: '9', End: '17' });
    await pushAll(world);
    await story.#learn();
    await world.app.do({ do: 'open-told' });
    await world.app.do({ do: 'begin-told', everybody: true });
    story.#book.told = story.#confirmed();
    story.#book.before = new Map([...story.#book.told.keys()].map((id) => [id, []]));
    return story;
  }

  get #book(): Book {
    return this.#books[this.#at] ?? this.#books[0];
  }

  async play({ do: name, row, of }: Act): Promise<void> {
    counts.acts += 1;
    const { app } = this.world;
    switch (name) {
      case 'add':
        addRow(this.world, SHEET, {
          Person: PEOPLE[of % 3] ?? '',
          Date: DAYS[row % 6] ?? '',
          Start: HOURS[of % 4] ?? '',
          End: '23',
        });
        return;
      case 'give':
        return this.#edit(row, of, 'Person', PEOPLE);
      case 'move':
        return this.#edit(row, of, 'Date', DAYS);
      case 'hour':
        return this.#edit(row, of, 'Start', HOURS);
      case 'push':
        return this.#push();
      case 'undo':
        await app.do({ do: 'undo' });
        await app.do({ do: 'include-unverified', on: true });
        await app.do({ do: 'send-undo' });
        return this.#learn();
      case 'tell':
      case 'tell all':
        return this.#tell(name === 'tell' ? of : undefined);
      case 'take back': {
        const { lastTold } = await this.#open();
        expect(lastTold).toBe(this.#book.before.size);
        await app.do({ do: 'take-back-told' });
        this.#book.told = new Map([...this.#book.told, ...this.#book.before]);
        this.#book.before = new Map();
        return;
      }
      case 'reopen':
        return this.world.reopenConnected();
      case 'other':
        return this.#other();
    }
  }

  async #push(): Promise<void> {
    counts.pushes += 1;
    await pushAll(this.world);
    await this.#learn();
  }

  /** Each workbook changes shifts of its own, as two people do who share a company and not a week. Most edits are pushed at once. */
  async #edit(row: number, of: number, column: string, texts: readonly string[]): Promise<void> {
    const own = this.world
      .table(SHEET)
      .flatMap((line, at) =>
        line['Person'] !== '' && !this.#book.foreign.has(String(line['ExternalID'])) ? [at + 2] : [],
      );
    const at = own[row % Math.max(1, own.length)];
    if (at === undefined) return;
    typeInto(this.world, SHEET, column, at, texts[of % texts.length] ?? '');
    if (of > 3) await this.#push();
  }

  /** What the service has now of the shifts that this workbook has pushed. */
  async #learn(): Promise<void> {
    await this.world.app.do({ do: 'close-result' });
    await this.world.app.do({ do: 'back' });
    const own = new Set(this.world.table(SHEET).map((line) => String(line['ExternalID'])));
    for (const block of await storedBlocks(this.world)) {
      const number = String(block['externalId']);
      if (own.has(number) && !this.#book.foreign.has(number)) this.#book.known.set(number, block);
    }
  }

  async #tell(of: number | undefined): Promise<void> {
    const { people } = await this.#open();
    const who = of === undefined ? people : people.slice(of % 2, (of % 2) + 1);
    if (who.length === 0) return;
    const [person] = who;
    await this.world.app.do({ do: 'tell', ...(of !== undefined && person && { person: person.id }) });
    const { told } = this.#book;
    this.#book.before = new Map(who.map(({ id }) => [id, told.get(id) ?? []]));
    const now = who.map(({ id, message }) => [id, afterReading(message, told.get(id) ?? [])] as const);
    this.#book.told = new Map([...told, ...now]);
  }

  /** A person imports a new file. After that, the person's calendar has the plan to come. */
  async importFile(of: number): Promise<void> {
    const { people } = (await this.#open()).calendar;
    const id = people[of % Math.max(1, people.length)]?.id;
    if (id === undefined) return;
    await this.world.app.do({ do: 'make-calendar-file', person: id, timeZone: 'America/New_York' });
    const { screen } = this.world.view();
    const file = screen.kind === 'told' ? screen.told.calendar.file : undefined;
    if (!file) throw new Error('No file was made');
    const calendar = this.#book.calendars.get(id) ?? new Calendar();
    this.#book.calendars.set(id, calendar);
    calendar.take(file.text);
    counts.files += 1;
    counts.cancelled += file.cancelled;
    const shown = calendar
      .shown()
      .map(({ startText, endText }) => ({ startDateTime: startText, endDateTime: endText }));
    expect(shown.map(wordsOf).sort()).toEqual(this.#confirmed().get(id) ?? []);
  }

  async #open(): Promise<ToldView> {
    await this.world.app.do({ do: 'open-told' });
    const { screen } = this.world.view();
    if (screen.kind !== 'told') throw new Error(`The screen is ${screen.kind}`);
    return screen.told;
  }

  /** The file is copied once, after a push: else both would push the same edits. After that, the two take turns. */
  async #other(): Promise<void> {
    const { world } = this;
    await world.workbook.eventsDelivered();
    const open = this.#openOther;
    const isFirst = open === undefined;
    if (isFirst) await this.#push();
    this.#openOther = world.workbook.keep();
    open?.();
    this.#at = 1 - this.#at;
    world.workbook.saveAs(PLACES[this.#at] ?? '');
    await world.reopenConnected();
    if (!isFirst) return;
    counts.copies += 1;
    await world.app.do({ do: 'answer-copy', answer: 'copy-theirs' });
    const [{ known }] = this.#books;
    const numbers = world.table(SHEET).map((line) => String(line['ExternalID']));
    const foreign = new Set([...known.keys(), ...numbers]);
    this.#books[1] = {
      known: new Map(known),
      foreign,
      told: new Map(),
      before: new Map(),
      calendars: new Map(),
    };
    expect(await this.#open()).toMatchObject({ isBegun: false, isCopy: true });
    await world.app.do({ do: 'begin-told', everybody: false });
  }

  #confirmed(): Plan {
    const plan = new Map<string, string[]>();
    for (const block of this.#book.known.values()) {
      const person = String(block['userId']);
      if (String(block['startDateTime']) <= '2026-11-21T14:05' || person === '0') continue;
      plan.set(person, [...(plan.get(person) ?? []), wordsOf(block)].sort());
    }
    return plan;
  }

  /** Everybody who reads the message knows the plan, nobody has a message without news, and no message names anybody. */
  async check(): Promise<void> {
    const { people } = await this.#open();
    const { told } = this.#book;
    const confirmed = this.#confirmed();
    const messages = new Map(people.map(({ id, message }) => [id, message]));
    for (const id of new Set([...told.keys(), ...confirmed.keys(), ...messages.keys()])) {
      const message = messages.get(id);
      expect(message).not.toBe('');
      expect(afterReading(message ?? '', told.get(id) ?? [])).toEqual(confirmed.get(id) ?? []);
      for (const name of this.#idOf.keys()) expect(message ?? '').not.toContain(name);
    }
    counts.messages += people.length;
    await this.world.app.do({ do: 'close-told' });
  }
}

test('what people were told, changed as their messages say, is the plan that the service has confirmed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 16, maxLength: 32, size: 'max' }), async (acts) => {
      const world = await withEverything({ workbook: { url: PLACES[0] ?? '' } });
      try {
        const story = await Story.begin(world);
        for (const each of acts) {
          await story.play(each);
          if (each.row % 3 === 0) await story.importFile(each.of);
          await story.check();
        }
      } finally {
        await world.close();
      }
    }),
    { seed: SEED, numRuns: breadth(5, 60) },
  );
  const all = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  process.stdout.write(`told: ${all.join(', ')}, false 0\n`);
});
