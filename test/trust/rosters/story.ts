/** One company with a roster, what people do with both, and the ledger that says what each take-over may change. */
import type { SeenRoster } from '../../app/world/rosters';
import { storedBlocks } from '../../app/world/service';
import { addRow, firstFreeRow, typeInto } from '../../app/world/typing';
import { type World } from '../../app/world/world';
import { wait } from '../../runner/until';
import { pushShifts } from '../push-shifts';
import { DAYS, PEOPLE, TEXTS, type Act } from './acts';
import { clock, timesIn } from './cell-times';

const SHEET = 'Time Blocks';
export const PERIOD = { from: '2026-11-23', to: '2026-11-27' };
export const OPEN = 'Open shift';
const FIRST_SERIAL = 46_349;

export const counts = { acts: 0, typed: 0, taken: 0, conflicts: 0, cut: 0, pushes: 0 };

export interface Shift {
  readonly id: string;
  readonly person: string;
  readonly date: string;
  readonly times: string;
  readonly department: string;
  readonly notes: string;
}

const content = ({ person, date, times, department, notes }: Shift): string =>
  [person, date, times, department, notes].join(' | ');

const isAt = (person: string, date: string) => (shift: Shift) =>
  shift.person === person && shift.date === date;

/** What a cell stood for when the roster was made or the cell was taken over. */
interface Base {
  readonly text: string;
  readonly shifts: string;
}

interface CellNow {
  readonly key: string;
  readonly person: string;
  readonly date: string;
  readonly text: string;
}

/** The shifts of a cell as somebody would notice a change of them; the notes are not in the cell. */
const seenOf = (shifts: readonly Shift[]): string =>
  shifts
    .map(({ id, times, department }) => `${id} ${times} ${department}`)
    .sort()
    .join('; ');

export class Story {
  #bases = new Map<string, Base>();
  /** The cells into which time off was typed: they are not typed into again. */
  readonly #away = new Set<string>();
  #lastTaken: { readonly before: readonly string[] } | undefined;

  constructor(
    private readonly world: World,
    private readonly roster: SeenRoster,
  ) {
    this.#noteBases();
  }

  shifts(): Shift[] {
    return this.world
      .table(SHEET)
      .filter((row) => row['Person'] !== '')
      .map((row) => ({
        id: String(row['Row']),
        person: String(row['Person']),
        date: DAYS[Number(row['Date']) - FIRST_SERIAL] ?? String(row['Date']),
        times: ['Start', 'End'].map((name) => clock(Number(row[name]))).join('-'),
        department: String(row['Department']),
        notes: String(row['Notes']),
      }));
  }

  #cells(): CellNow[] {
    return PEOPLE.flatMap((person) =>
      DAYS.map((date) => ({
        key: `${person} ${date}`,
        person,
        date,
        text: String(this.roster.text(person, date)),
      })),
    );
  }

  #noteBases(): void {
    const shifts = this.shifts();
    for (const { key, person, date, text } of this.#cells())
      this.#bases.set(key, { text, shifts: seenOf(shifts.filter(isAt(person, date))) });
  }

  async play({ do: name, person: at, day, of }: Act): Promise<void> {
    counts.acts += 1;
    const { world, roster } = this;
    const [person = '', date = ''] = [PEOPLE[at], DAYS[day]];
    const isAway = this.#away.has(`${person} ${date}`);
    if (name !== 'take back') this.#lastTaken = name.startsWith('take over') ? this.#lastTaken : undefined;
    switch (name) {
      case 'type':
        if (!isAway) this.#type(person, date, TEXTS[of % TEXTS.length] ?? '');
        return;
      case 'give': {
        const other = PEOPLE[(at + 1 + (of % 3)) % PEOPLE.length] ?? '';
        if (isAway || this.#away.has(`${other} ${date}`)) return;
        const text = String(roster.text(person, date));
        this.#type(person, date, '');
        return this.#type(other, date, text);
      }
      case 'away':
        if (roster.text(person, date) !== '' || isAway) return;
        if (this.shifts().some(isAt(person, date))) return;
        this.#away.add(`${person} ${date}`);
        return this.#type(person, date, 'Vacation');
      case 'sort': {
        const rows = PEOPLE.map((each) => roster.rowOf(each));
        return roster.reorder(rows, [...rows.slice(of % 4), ...rows.slice(0, of % 4)]);
      }
      case 'insert':
        return of % 2 === 0
          ? world.workbook.person.insertRows(roster.rowOf(person) + 1, 1, roster.sheet)
          : world.workbook.person.insertColumn('B', undefined, roster.sheet);
      case 'hide':
        return world.workbook.grid.setRowsHidden(roster.id, roster.rowOf(person), 1, of % 2 === 0);
      case 'type below':
        if (isAway) return;
        addRow(world, SHEET, { Person: person, Date: date, Start: '07:00', End: '11:00', Notes: 'below' });
        return wait(1);
      case 'edit': {
        const rows = firstFreeRow(world, SHEET) - 2;
        const row = 2 + (of % Math.max(1, rows));
        if (rows > 0) typeInto(world, SHEET, 'Start', row, `${String(6 + (of % 3)).padStart(2, '0')}:00`);
        return wait(1);
      }
      case 'take over':
        return this.#takeOver(undefined, of % 2 === 0 ? 'roster' : undefined);
      case 'take over, cut':
        counts.cut += 1;
        return this.#takeOver(1 + of, undefined);
      case 'take back':
        return this.#takeBack();
      case 'make again': {
        await this.#takeOver(undefined, 'roster');
        const { key = '' } = world.view().roster?.check ?? {};
        await world.app.do({ do: 'make-roster-again', key, mayLose: true });
        return this.#noteBases();
      }
      case 'reopen':
        return world.reopenConnected();
      case 'download':
        return world.app.do({ do: 'download' });
      case 'push':
        return this.push(of % 3 === 0);
    }
  }

  #type(person: string, date: string, text: string): void {
    counts.typed += 1;
    this.roster.type(person, date, text);
  }

  /** Takes over, and judges each cell. `cut`: Excel refuses that batch, and the person does it again in a new pane. */
  async #takeOver(cut: number | undefined, side: 'roster' | undefined): Promise<void> {
    const { world } = this;
    const { app, workbook } = world;
    await app.do({ do: 'open-rosters' });
    await app.do({ do: 'check-roster' });
    const before = this.shifts();
    const cells = this.#cells();
    const isTouched = (key: string, person: string, date: string) =>
      this.#bases.get(key)?.shifts !== seenOf(before.filter(isAt(person, date)));
    const touched = new Set(
      cells.flatMap(({ key, person, date }) => (isTouched(key, person, date) ? [key] : [])),
    );
    counts.conflicts += world.view().roster?.check?.conflicts.length ?? 0;
    const answered = new Set<string>();
    const answer = async (isMine: (key: string) => boolean) => {
      for (const { id, name, date } of world.view().roster?.check?.conflicts ?? []) {
        if (!isMine(`${name} ${date}`)) continue;
        answered.add(`${name} ${date}`);
        await app.do({ do: 'answer-roster', id, side: 'roster' });
      }
      await app.do({ do: 'answer-roster', opensAll: true });
    };
    await answer(() => side === 'roster');
    if (cut !== undefined)
      workbook.host.faults.failBatch('GeneralException', { nth: cut, applied: cut % 2 === 0 });
    await app.do({ do: 'take-over-roster' });
    // A shift that was typed into Time Blocks a moment ago has no id before the take-over, and becomes open only then.
    if (cut === undefined && world.view().roster?.check?.asksOpen !== undefined) {
      await answer(() => false);
      await app.do({ do: 'take-over-roster' });
    }
    if (cut !== undefined) {
      await world.reopenConnected();
      await world.app.do({ do: 'open-rosters' });
      await world.app.do({ do: 'check-roster' });
      await world.app.do({ do: 'answer-roster', opensAll: true });
      // Nobody else has changed these cells: the conflict is with what was written before the cut.
      for (const { id, name, date } of world.view().roster?.check?.conflicts ?? [])
        if (!touched.has(`${name} ${date}`)) await world.app.do({ do: 'answer-roster', id, side: 'roster' });
      await world.app.do({ do: 'take-over-roster' });
      await world.app.do({ do: 'answer-roster', opensAll: true });
      await world.app.do({ do: 'take-over-roster' });
    }
    this.#judge(before, cells, touched, answered);
    const [was, is] = [before, this.shifts()].map((all) => all.map(content).sort());
    // The pane offers to take back what was taken over last: an act that changed nothing is none.
    this.#lastTaken = cut === undefined && was && String(was) !== String(is) ? { before: was } : undefined;
  }

  #judge(
    before: readonly Shift[],
    cells: readonly CellNow[],
    touched: ReadonlySet<string>,
    answered: ReadonlySet<string>,
  ): void {
    const after = this.shifts();
    const contents = (shifts: readonly Shift[]) => shifts.map(content).sort();
    const refused = new Set(
      this.world.view().roster?.check?.refused.map(({ name, date }) => `${name} ${date}`),
    );
    let lost = 0;
    for (const { key, person, date, text } of cells) {
      const [was, is] = [before, after].map((all) => all.filter(isAt(person, date)));
      if (!was || !is) continue;
      const isTyped = text !== this.#bases.get(key)?.text && text !== 'Vacation';
      // A shift of a whole day that was given on is asked about, so it is refused. What the person types is never refused.
      const isRefused = refused.has(key) && !TEXTS.includes(text);
      const isTaken = isTyped && !isRefused && (!touched.has(key) || answered.has(key));
      if (!isTaken) {
        // False: a cell that nobody typed into, or that is a conflict, has changed something.
        expect([key, contents(is)]).toEqual([key, contents(was)]);
        continue;
      }
      // Lost or doubled: the shifts are not those that were typed.
      expect([key, is.map(({ times }) => times).sort()]).toEqual([key, timesIn(text, was)]);
      lost += Math.max(0, was.length - is.length);
      if (contents(was).join() !== contents(is).join()) counts.taken += 1;
      this.#bases.set(key, { text, shifts: seenOf(is) });
    }
    // A cell that nobody typed into may have been written: then it says the shifts that it has now, and stands for them.
    const written = new Map(this.#cells().map(({ key, text }) => [key, text]));
    for (const { key, person, date, text } of cells) {
      const now = written.get(key) ?? text;
      if (now === text) continue;
      expect([key, text]).toEqual([key, this.#bases.get(key)?.text]);
      const is = after.filter(isAt(person, date));
      expect([key, is.map(({ times }) => times).sort()]).toEqual([key, timesIn(now, is)]);
      this.#bases.set(key, { text: now, shifts: seenOf(is) });
    }
    // No row is gone, and what cells do not show has stayed: the notes of each row.
    const [notes, notesNow] = [before, after].map(
      (all) => new Map(all.map((shift) => [shift.id, shift.notes])),
    );
    for (const [id, note] of notes ?? []) if (id !== '') expect([id, notesNow?.get(id)]).toEqual([id, note]);
    const open = ({ person }: Shift) => person === OPEN;
    const [openBefore, openAfter] = [before, after].map((all) => contents(all.filter(open)));
    expect(openAfter).toEqual(expect.arrayContaining(openBefore ?? []));
    expect((openAfter?.length ?? 0) - (openBefore?.length ?? 0)).toBeLessThanOrEqual(lost + before.length);
    expect(after.length).toBeGreaterThanOrEqual(before.length);
    // Everything of other people and days is as it was.
    const others = (all: readonly Shift[]) =>
      contents(all.filter((each) => each.person !== OPEN && !PEOPLE.includes(each.person)));
    expect(others(after)).toEqual(others(before));
  }

  /** All rows are as they were before the last take-over. */
  async #takeBack(): Promise<void> {
    const last = this.#lastTaken;
    this.#lastTaken = undefined;
    if (!last) return;
    if (this.world.view().takeBack === undefined) return;
    await this.world.app.do({ do: 'take-back' });
    expect(this.shifts().map(content).sort()).toEqual(last.before);
  }

  async push(loses: boolean): Promise<void> {
    counts.pushes += 1;
    await pushShifts(this.world, loses);
  }

  /** Everything is on the service once, as the sheet shows it, and nothing is left to take over. */
  async end(): Promise<void> {
    await this.#takeOver(undefined, 'roster');
    await this.#takeOver(undefined, 'roster');
    expect(this.world.view().roster?.check).toMatchObject({ changes: 0, conflicts: [] });
    await this.push(false);
    await this.push(false);
    const stored = await storedBlocks(this.world);
    const lines = this.world.table(SHEET).filter((row) => row['Person'] !== '');
    const ids = lines.map((line) => String(line['ExternalID']));
    expect(new Set(ids).size).toBe(ids.length);
    const wrong = lines
      .map((line) => String(line['Status']))
      .filter((status) => status !== '0' && status !== '');
    expect(wrong).toEqual([]);
    expect(stored.map((block) => String(block['externalId'])).sort()).toEqual([...ids].sort());
    const days = this.world.table('Time Off').filter((row) => String(row['Transaction ID'] ?? '') !== '');
    expect(new Set(days.map((row) => row['Transaction ID'])).size).toBe(days.length);
  }
}
