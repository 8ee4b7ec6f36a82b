/**
 * Planning: patterns, copied weeks, substitutes, swaps and take-backs, in any order with typing, sorting, reopening and pushes that
 * lose an answer. A ledger that shares no code with the product says what each act may change.
 */
import fc from 'fast-check';
import { PATTERNS } from '../../../src/core/shifts/patterns';
import { storedBlocks } from '../../app/world/service';
import { typeInto } from '../../app/world/typing';
import { withEverything, type World } from '../../app/world/world';
import { breadth } from '../../runner/breadth';
import { until, wait } from '../../runner/until';
import { pushShifts } from '../push-shifts';

const SEED = Number(process.env['TRUST_SEED'] ?? 20261126);
const SHEET = 'Time Blocks';
const kind = 'time-blocks';

interface Act {
  readonly do: 'pattern' | 'copy' | 'give' | 'swap' | 'type' | 'sort' | 'take back' | 'reopen' | 'push';
  readonly row: number;
  readonly of: number;
  readonly loses: boolean;
}

const act: fc.Arbitrary<Act> = fc.record({
  do: fc.constantFrom(
    'pattern',
    'pattern',
    'copy',
    'give',
    'give',
    'swap',
    'type',
    'type',
    'sort',
    'take back',
    'take back',
    'take back',
    'reopen',
    'push',
  ),
  row: fc.nat(40),
  of: fc.nat(6),
  loses: fc.nat(3).map((n) => n === 0),
});

type Line = Readonly<Record<string, string | number | boolean>>;
/** The columns that people see and that acts may change. */
const COLUMNS = ['Person', 'Date', 'Start', 'End', 'Notes'];

/** Stands between the cells of a row's content. */
const SIGN = ' | ';
const content = (line: Line): string => COLUMNS.map((name) => String(line[name] ?? '')).join(SIGN);
const personOf = (text: string): string => text.split(SIGN)[0] ?? '';
const isFilled = (line: Line): boolean => COLUMNS.some((name) => line[name] !== '');

/** What the last act did, as far as it can be seen in the sheet: the content of each row before and after, by the row's id. */
interface Done {
  /** What the pane says of the act while it can be taken back. */
  readonly said: string | undefined;
  readonly added: ReadonlyMap<string, string>;
  readonly changed: ReadonlyMap<string, { readonly from: string; readonly to: string }>;
}

const counts = { acts: 0, added: 0, given: 0, takenBack: 0, pushes: 0 };

class Story {
  readonly #acts: Done[] = [];
  /** Rows that were sent at least once. */
  readonly #sent = new Set<string>();

  constructor(private readonly world: World) {}

  lines(): Map<string, Line> {
    const filled = this.world.table(SHEET).filter(isFilled);
    return new Map(filled.map((line) => [String(line['Row']), line]));
  }

  contents(): Map<string, string> {
    return new Map([...this.lines()].map(([id, line]) => [id, content(line)]));
  }

  async play({ do: name, row, of, loses }: Act): Promise<void> {
    counts.acts += 1;
    const { world } = this;
    const filled = world.table(SHEET).flatMap((line, at) => (isFilled(line) ? [at] : []));
    const index = filled[row % Math.max(1, filled.length)] ?? -1;
    switch (name) {
      case 'pattern':
        return this.#act(() => this.#pattern(of));
      case 'copy': {
        const to = `2026-12-${String(1 + 7 * (of % 4)).padStart(2, '0')}`;
        const weeks = { from: '2026-11-23', to, times: 1, asOpen: of === 0, leave: 'open' } as const;
        return this.#act(() => this.#added({ do: 'copy-weeks', kind, ...weeks }));
      }
      case 'give':
      case 'swap':
        return index < 0 ? undefined : this.#act(() => this.#substitute(name, index, of));
      case 'type':
        if (index < 0) return;
        if (of > 3) {
          // Often into a row that the last act has changed.
          const [id] = this.#acts.at(-1)?.changed.keys() ?? [];
          const given = world.table(SHEET).findIndex((line) => line['Row'] === id);
          const name = of > 4 ? 'Kwame Mensah' : 'Open shift';
          typeInto(world, SHEET, 'Person', (given < 0 ? index : given) + 2, name);
        } else typeInto(world, SHEET, 'Notes', index + 2, `note ${counts.acts}`);
        return wait(1);
      case 'sort':
        return world.workbook.person.sort('TimeBlocks', of % 2 === 0 ? 'Person' : 'Date', of > 2);
      case 'take back':
        return this.#takeBack();
      case 'reopen':
        return world.reopenConnected();
      case 'push':
        return of > 3 && index >= 0 ? this.#pushOne(index, loses) : this.push(loses);
    }
  }

  /** An act of the product that may add rows and change others. It must keep every other row as it was. */
  async #act(work: () => Promise<void>): Promise<void> {
    const before = this.contents();
    await work();
    const after = this.contents();
    expect([...before.keys()].filter((id) => !after.has(id))).toEqual([]);
    const added = new Map([...after].filter(([id]) => !before.has(id)));
    const changed = new Map(
      [...after].flatMap(([id, to]) => {
        const from = before.get(id);
        return from === undefined || from === to ? [] : [[id, { from, to }] as const];
      }),
    );
    counts.added += added.size;
    const said = this.world.view().takeBack;
    if (added.size + changed.size > 0) this.#acts.push({ said, added, changed });
  }

  async #pattern(of: number): Promise<void> {
    const { app } = this.world;
    await app.do({ do: 'open-repeat' });
    const { screen } = this.world.view();
    const people = screen.kind === 'repeat' ? screen.repeat.people : [];
    const pattern = PATTERNS[of % PATTERNS.length] ?? PATTERNS[0];
    if (!pattern) return;
    const entry = {
      pattern,
      first: '2026-11-23',
      last: `2026-11-${26 + (of % 4)}`,
      people: people.slice(of, of + 2).map(({ id }, at) => ({ id, ahead: at * 3 })),
      turns: [
        { start: '07:00', end: '15:00' },
        { start: '19:00', end: '03:00' },
      ],
      department: '',
      area: '',
      task: '',
      closed: [],
      leave: 'anyway',
    } as const;
    await this.#added({ do: 'add-pattern', kind, entry });
    await app.do({ do: 'close-repeat' });
  }

  /** Adds shifts, also if they break a rule. */
  async #added(intent: Parameters<World['app']['do']>[0]): Promise<void> {
    await this.world.app.do(intent);
    if (this.world.view().screen.kind === 'proposal') await this.world.app.do({ do: 'add-proposed' });
  }

  async #substitute(name: 'give' | 'swap', index: number, of: number): Promise<void> {
    const { app } = this.world;
    const before = this.contents();
    await app.do({ do: 'open-who', kind, index });
    const { screen } = this.world.view();
    if (screen.kind !== 'who') return;
    const { can, swaps } = screen.who;
    const [person, swap] = [can[of % Math.max(1, can.length)], swaps[of % Math.max(1, swaps.length)]];
    if (name === 'give' && person) await app.do({ do: 'give-shift', person: person.id });
    else if (name === 'swap' && swap)
      await app.do({ do: 'swap-shifts', row: swap.row ?? '', index: swap.index });
    else return app.do({ do: 'close-who' });
    const people = (lines: ReadonlyMap<string, string>) =>
      [...lines.values()].map((line) => line.split(SIGN).slice(1).join(SIGN)).sort();
    // Only names have changed, of one row or of two.
    expect(people(this.contents())).toEqual(people(before));
    const changed = [...this.contents()].filter(([id, line]) => before.get(id) !== line);
    expect(changed.length).toBeLessThanOrEqual(name === 'give' ? 1 : 2);
    counts.given += changed.length > 0 ? 1 : 0;
  }

  /** What was added and neither sent nor edited is gone, what was changed is as before, and every other row stays. */
  async #takeBack(): Promise<void> {
    const before = this.contents();
    const last = this.#offered();
    const expected = new Map(before);
    if (last) {
      for (const [id, line] of last.added)
        if (before.get(id) === line && !this.#sent.has(id)) expected.delete(id);
      for (const [id, { from, to }] of last.changed) {
        const now = before.get(id);
        if (now === undefined || personOf(now) !== personOf(to) || this.#isPushed(id)) continue;
        expected.set(id, [personOf(from), ...now.split(SIGN).slice(1)].join(SIGN));
      }
    }
    await this.world.app.do({ do: 'take-back' });
    expect(this.contents()).toEqual(expected);
    counts.takenBack += [...before].filter(([id, line]) => expected.get(id) !== line).length;
  }

  /** The act that the pane offers to take back: the last one of which something was not sent. */
  #offered(): Done | undefined {
    const { takeBack } = this.world.view();
    if (takeBack === undefined) return undefined;
    for (let act = this.#acts.pop(); act; act = this.#acts.pop()) if (act.said === takeBack) return act;
    throw new Error(`Nobody did “${takeBack}”`);
  }

  /** Whether the row was sent since the last act. A push that sends all of an act ends it. */
  #isPushed(id: string): boolean {
    const status = String(this.lines().get(id)?.['Status'] ?? '');
    return status === '0' || status === '';
  }

  async push(loses: boolean): Promise<void> {
    counts.pushes += 1;
    await pushShifts(this.world, loses);
    for (const id of this.lines().keys()) this.#sent.add(id);
  }

  async #pushOne(index: number, loses: boolean): Promise<void> {
    const { world } = this;
    const id = String(world.table(SHEET)[index]?.['Row']);
    await world.app.do({ do: 'watch-rows', on: true });
    world.workbook.person.select(`A${index + 2}:C${index + 2}`, SHEET);
    await until(() => world.view().selection?.row?.number === index + 2);
    if (loses)
      await world.sandbox.fault({ kind: 'drop', stored: true, method: 'updateTimeBlocks', times: 9 });
    await world.app.do({ do: 'push-selected' });
    await world.app.do({ do: 'send' });
    await fetch(world.sandbox.control('faults'), { method: 'DELETE' });
    await world.app.do({ do: 'close-result' });
    await world.app.do({ do: 'back' });
    await world.app.do({ do: 'watch-rows', on: false });
    if (this.lines().get(id)?.['Status'] !== 'New') this.#sent.add(id);
  }

  /** Everything is on the service once, as the sheet shows it. */
  async end(): Promise<void> {
    await this.push(false);
    await this.push(false);
    const stored = await storedBlocks(this.world);
    const lines = [...this.lines().values()];
    const ids = lines.map((line) => String(line['ExternalID']));
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      lines.map((line) => String(line['Status'])).filter((status) => status !== '0' && status !== ''),
    ).toEqual([]);
    const byId = new Map(stored.map((block) => [String(block['externalId']), block]));
    expect(ids.filter((id) => !byId.has(id))).toEqual([]);
    // What was taken back was never sent, so the service has no more than the sheet.
    expect(stored.length).toBe(lines.length);
    for (const line of lines)
      expect(byId.get(String(line['ExternalID']))?.['notes'] ?? '').toBe(line['Notes']);
  }
}

test('whatever is planned, given, swapped, taken back and pushed, no row is lost, doubled or changed by something else', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 24, size: 'max' }), async (acts) => {
      const world = await withEverything();
      try {
        await world.app.do({ do: 'download', kind });
        const story = new Story(world);
        for (const each of [{ do: 'pattern', row: 0, of: 1, loses: false } as const, ...acts])
          await story.play(each);
        await story.end();
      } finally {
        await world.close();
      }
    }),
    { seed: SEED, numRuns: breadth(4, 40) },
  );
  const { acts, added, given, takenBack, pushes } = counts;
  process.stdout.write(
    `planning: acts ${acts}, rows added ${added}, shifts given or swapped ${given}, rows taken back ${takenBack}, pushes ${pushes}, lost 0, doubled 0, false 0\n`,
  );
});
