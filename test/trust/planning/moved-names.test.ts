/**
 * People and departments exchange their names while shifts are copied, repeated, given and swapped. A ledger of IDs, which shares no
 * code with the product, says whose each shift is.
 */
import fc from 'fast-check';
import { storedBlocks } from '../../app/world/service';
import { addRow, firstFreeRow, typeInto } from '../../app/world/typing';
import { changeElsewhere, pushAll, withEverything, type World } from '../../app/world/world';
import { breadth } from '../../runner/breadth';

const SEED = Number(process.env['TRUST_SEED'] ?? 20261126);
const SHEET = 'Time Blocks';
const kind = 'time-blocks';
const PEOPLE = ['isolberg', 'kwamemensah', 'soconnor'];
const DAYS = ['2026-11-23', '2026-11-24', '2026-11-26'];

interface Act {
  readonly do: 'people' | 'departments' | 'week' | 'row' | 'recurring' | 'give' | 'swap' | 'push' | 'reopen';
  readonly one: number;
  readonly other: number;
}

const act: fc.Arbitrary<Act> = fc.record({
  do: fc.constantFrom(
    'people',
    'people',
    'departments',
    'week',
    'row',
    'recurring',
    'give',
    'swap',
    'push',
    'reopen',
  ),
  one: fc.nat(2),
  other: fc.nat(2),
});

interface Shift {
  readonly person: string;
  readonly department: string;
  readonly day: string;
}

const counts = { acts: 0, moved: 0, made: 0, given: 0 };
const textOf = ({ person, department, day }: Shift): string => `${person} in ${department} on ${day}`;
const isoDay = (at: number): string => new Date(Date.UTC(2026, 10, 23 + at)).toISOString().slice(0, 10);

class Story {
  /** By External ID: the shifts of the first week, which were pushed. */
  readonly #pushed = new Map<string, Shift>();
  /** All other shifts that must be on the service. */
  readonly #made: Shift[] = [];
  #weeks = 0;

  private constructor(
    private readonly world: World,
    private readonly people: readonly string[],
    private readonly departments: readonly string[],
  ) {}

  static async begin(world: World): Promise<Story> {
    await world.app.do({ do: 'download', kind });
    await world.app.do({ do: 'download', kind: 'recurring-blocks' });
    const departments = world.table('Departments').slice(0, 3);
    const story = new Story(
      world,
      PEOPLE.map((userName) => String(world.user(userName)?.['UserID'])),
      departments.map((row) => String(row['CatItemID'])),
    );
    for (const [at, userName] of PEOPLE.entries()) {
      const shift = {
        Person: userName,
        Start: '9:00',
        End: '17:00',
        Department: String(departments[at]?.['Name']),
      };
      addRow(world, SHEET, { ...shift, Date: DAYS[at] ?? '' });
      addRow(world, 'Recurring Blocks', { ...shift, 'Day number': String(at + 1) });
    }
    await story.push();
    for (const block of await storedBlocks(world))
      if (block['startDateTime'] !== undefined)
        story.#pushed.set(String(block['externalId']), shiftOf(block));
    expect([...story.#pushed.values()]).toEqual(DAYS.map((day, at) => story.#shift(at, day)));
    return story;
  }

  #shift(at: number, day: string): Shift {
    return { person: this.people[at] ?? '', department: this.departments[at] ?? '', day };
  }

  async play({ do: name, one, other }: Act): Promise<void> {
    counts.acts += 1;
    switch (name) {
      case 'people':
        return this.#exchangePeople(one, other);
      case 'departments':
        return this.#exchangeDepartments(one, other);
      case 'week':
        return this.#copyWeek();
      case 'row':
        return this.#copyRow(one);
      case 'recurring':
        return this.#repeat();
      case 'give':
      case 'swap':
        return this.#substitute(name, one, other);
      case 'push':
        return this.push();
      case 'reopen':
        return this.world.reopenConnected();
    }
  }

  /** A new row means the record that has its name: it is pushed before the names move. */
  async #exchangePeople(one: number, other: number): Promise<void> {
    await this.push();
    const { users } = await this.world.sandbox.state();
    const names = [one, other].map((at) => users.find((user) => String(user['userId']) === this.people[at]));
    for (const [at, to] of [one, other].entries())
      await changeElsewhere(this.world, PEOPLE[to] ?? '', {
        FirstName: String(names[1 - at]?.['firstName']),
        LastName: String(names[1 - at]?.['lastName']),
      });
    counts.moved += 1;
    await this.world.app.do({ do: 'download', kind: 'users' });
  }

  async #exchangeDepartments(one: number, other: number): Promise<void> {
    if (one === other) return;
    await this.push();
    const { categoryItems } = await this.world.sandbox.state();
    const nameOf = (at: number) =>
      String(categoryItems.find((item) => String(item['catItemId']) === this.departments[at])?.['name']);
    const [first, second] = [nameOf(one), nameOf(other)];
    for (const [at, Name] of [
      [one, 'On the way'],
      [other, first],
      [one, second],
    ] as const)
      await this.world.sandbox.call('updateDepts', {
        query: { reqAddifnotfound: '0' },
        items: [{ Key: 'CatItemID', KeyVal: this.departments[at] ?? '', Name }],
      });
    counts.moved += 1;
    await this.world.app.do({ do: 'download', kind: 'departments' });
  }

  async #added(intent: Parameters<World['app']['do']>[0], expected: readonly Shift[]): Promise<void> {
    await this.world.app.do(intent);
    if (this.world.view().screen.kind === 'proposal') await this.world.app.do({ do: 'add-proposed' });
    this.#made.push(...expected);
    counts.made += expected.length;
  }

  /** Each copy goes to a week of its own. */
  async #copyWeek(): Promise<void> {
    const days = 7 * (this.#weeks += 1);
    await this.#added(
      { do: 'copy-weeks', kind, from: isoDay(0), to: isoDay(days), times: 1, asOpen: false, leave: 'anyway' },
      [...this.#pushed.values()].map((shift) => ({
        ...shift,
        day: isoDay(days + dayOf(shift.day)),
      })),
    );
  }

  async #repeat(): Promise<void> {
    const days = 7 * (this.#weeks += 1);
    const first = isoDay(days);
    const entry = { dayOne: first, cycle: 7, first, last: isoDay(days + 6), leave: 'anyway' } as const;
    await this.#added(
      { do: 'add-recurring', kind, entry },
      PEOPLE.map((_, at) => this.#shift(at, isoDay(days + at))),
    );
  }

  #copyRow(one: number): void {
    const { world } = this;
    const [id, shift] = [...this.#pushed][one] ?? [];
    const at = world.table(SHEET).findIndex((row) => String(row['ExternalID']) === id);
    if (!shift || at < 0) return;
    const to = firstFreeRow(world, SHEET);
    const day = isoDay(7 * (this.#weeks += 1));
    world.workbook.person.copyRows(at + 2, 1, to, SHEET);
    typeInto(world, SHEET, 'Date', to, day);
    this.#made.push({ ...shift, day });
    counts.made += 1;
  }

  async #substitute(name: 'give' | 'swap', one: number, other: number): Promise<void> {
    const { app } = this.world;
    const ids = [...this.#pushed.keys()];
    const index = this.world.table(SHEET).findIndex((row) => String(row['ExternalID']) === ids[one]);
    await app.look();
    await app.do({ do: 'open-who', kind, index });
    const { screen } = this.world.view();
    if (screen.kind !== 'who') return;
    const mine = this.#pushed.get(ids[one] ?? '');
    const person = this.people[other] ?? '';
    const swap = screen.who.swaps.find(({ index: at }) => this.#at(at) !== undefined);
    const theirs = swap && this.#pushed.get(this.#at(swap.index) ?? '');
    if (name === 'give' && mine && screen.who.can.some(({ id }) => id === person)) {
      await app.do({ do: 'give-shift', person });
      this.#pushed.set(ids[one] ?? '', { ...mine, person });
    } else if (name === 'swap' && mine && theirs) {
      const its = this.#at(swap.index) ?? '';
      await app.do({ do: 'swap-shifts', row: swap.row ?? '', index: swap.index });
      this.#pushed.set(ids[one] ?? '', { ...mine, person: theirs.person });
      this.#pushed.set(its, { ...theirs, person: mine.person });
    } else return app.do({ do: 'close-who' });
    expect(this.world.view().screen.kind).toBe('home');
    counts.given += 1;
  }

  /** The External ID of a row of the first week. */
  #at(index: number): string | undefined {
    const id = String(this.world.table(SHEET)[index]?.['ExternalID']);
    return this.#pushed.has(id) ? id : undefined;
  }

  async push(): Promise<void> {
    await pushAll(this.world);
    await this.world.app.do({ do: 'close-result' });
    await this.world.app.do({ do: 'back' });
  }

  /** Every shift is whose the ledger says. */
  async end(): Promise<void> {
    await this.push();
    const stored = (await storedBlocks(this.world)).filter((block) => block['startDateTime'] !== undefined);
    const expected = [...this.#pushed.values(), ...this.#made].map(textOf).sort();
    expect(stored.map((block) => textOf(shiftOf(block))).sort()).toEqual(expected);
  }
}

function shiftOf(block: Readonly<Record<string, unknown>>): Shift {
  return {
    person: String(block['userId']),
    department: String(block['departmentId']),
    day: String(block['startDateTime']).slice(0, 10),
  };
}

/** The day's place in the first week. */
function dayOf(day: string): number {
  return (Date.parse(day) - Date.parse(isoDay(0))) / 86_400_000;
}

test('whoever has whose name, every shift that is copied, repeated, given or swapped is whose its original is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 12, size: 'max' }), async (acts) => {
      const world = await withEverything();
      try {
        const story = await Story.begin(world);
        for (const each of [{ do: 'people', one: 0, other: 1 } as const, ...acts]) await story.play(each);
        await story.end();
      } finally {
        await world.close();
      }
    }),
    { seed: SEED, numRuns: breadth(4, 40) },
  );
  const { acts, moved, made, given } = counts;
  process.stdout.write(
    `moved names: acts ${acts}, exchanges ${moved}, shifts made ${made}, given or swapped ${given}, of somebody else 0\n`,
  );
});
