/** One story of the model: a person, colleagues, a service, a workbook, and a list of typed values that must not be lost. */
import { fieldOf, wireName } from '../../../../src/core/entities/entity';
import { syncStateOf, tableOf, type SyncState } from '../../../../src/core/sync/table-state';
import type { RowId } from '../../../../src/core/table/layout';
import { recordKey, sameCell } from '../../../../src/core/table/record';
import { isEmpty, type Cell } from '../../../../src/core/values/cell';
import type { Act, Weathers } from './acts';
import { kinds } from './kinds';
import { Cut, Fuse, ModelMemory } from './memory';
import { Pane } from './pane';
import { Promises, type ModelTable, type Tally } from './promises';
import type { Weather } from './reader';
import { NoAnswer, Service } from './service';
import { ModelSheet, type ModelRow } from './sheet';

const CALM: Weather = {
  faults: [],
  batch: 25,
  failedLists: [],
  meanwhile: undefined,
  whileMerging: undefined,
};
/** With few rows, acts meet in the same row more often. */
const MOST_ROWS = 7;
/** At the end, the person needs at most so many rounds; otherwise something never ends. */
const MOST_ROUNDS = 8;

export class Scene {
  readonly service = new Service();
  readonly tables: readonly ModelTable[];
  readonly #promises: Promises;
  readonly #fuse = new Fuse();
  readonly #memory = new ModelMemory(this.#fuse);
  #number = 0;
  #ids = 0;
  #pushes = 0;

  constructor(
    private readonly tally: Tally,
    first: number,
    second: number,
    private readonly isStaged: boolean,
  ) {
    const [one, other] = [kinds[first % kinds.length], kinds[second % kinds.length]];
    const chosen = new Set([one, other].flatMap((kind) => kind ?? []));
    this.tables = [...chosen].map((kind) => ({
      kind,
      entity: kind.entity,
      sheet: new ModelSheet(),
      owed: new Map(),
    }));
    this.#promises = new Promises(this.service, this.tables, () => this.state, tally);
    for (const table of this.tables) {
      if (!table.entity.read) continue;
      for (let n = 0; n < 3; n += 1) this.#elsewhere(table, undefined);
      this.#job([table], CALM, undefined, (pane) => {
        pane.download(table);
      });
    }
  }

  get state(): SyncState {
    return syncStateOf(this.#memory.stored);
  }

  act(act: Act): void {
    this.tally.steps += 1;
    const table = this.tables[act.table % this.tables.length];
    if (!table) return;
    const row = table.sheet.rows[act.row % Math.max(1, table.sheet.rows.length)];
    this.#do(act, table, row);
    this.#promises.now();
  }

  #do(act: Act, table: ModelTable, row: ModelRow | undefined): void {
    const { sheet, entity } = table;
    switch (act.do) {
      case 'add':
        if (sheet.rows.length < MOST_ROWS) this.#addRow(table);
        return;
      case 'type':
        if (row) this.#type(table, row, act.column, act.clear);
        return;
      case 'type back':
        if (row) this.#typeBack(table, row);
        return;
      case 'copy':
        if (row && sheet.rows.length < MOST_ROWS && !this.#isUntold(table))
          this.#copy(table, row, act.retype);
        return;
      case 'delete':
        sheet.rows = sheet.rows.filter((each) => each !== row);
        return this.#disown(table, (owed) => owed.row === row);
      case 'sort':
        sheet.rows = [...sheet.rows].reverse();
        return;
      case 'elsewhere':
        if (entity.read) this.#elsewhere(table, act.row, act.column);
        return;
      case 'elsewhere add':
        if (entity.read) this.#elsewhere(table, undefined);
        return;
      case 'elsewhere delete':
        return this.#removeElsewhere(table, act.row);
      case 'check':
        return this.#job([table], CALM, act.cut, (pane) => {
          pane.check(table);
        });
      case 'download':
        return this.#job([table], this.#weather(act.weather), act.cut, (pane) => {
          pane.download(table);
        });
      case 'push':
        this.tally.pushes += 1;
        return this.#job(
          act.all ? this.tables : [table],
          this.#weather(act.weather),
          act.cut,
          (pane, those) => {
            pane.push(those);
          },
        );
      case 'undo':
        return this.#job(
          this.tables,
          this.#weather(act.weather),
          act.cut,
          (pane, those) => {
            pane.undo(those);
          },
          false,
        );
      case 'decide':
        return this.#job(
          [table],
          CALM,
          act.cut,
          (pane) => {
            this.#decide(pane, table, act.side);
          },
          false,
        );
      case 'say':
        return this.#job([table], CALM, act.cut, (pane) => {
          this.#say(pane, table);
        });
    }
  }

  /**
   * At the end, the person downloads, decides and pushes until nothing changes. Then the sheet and the service must agree.
   */
  calmDown(side: 'mine' | 'theirs'): void {
    let before = '';
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const now = this.#seen();
      if (now === before) break;
      before = now;
      for (const table of this.tables) {
        this.#job([table], CALM, undefined, (pane) => {
          pane.download(table);
        });
        this.#job(
          [table],
          CALM,
          undefined,
          (pane) => {
            this.#decide(pane, table, side);
          },
          false,
        );
      }
      this.#job(this.tables, CALM, undefined, (pane, those) => {
        pane.push(those);
      });
      for (const table of this.tables)
        this.#job([table], CALM, undefined, (pane) => {
          this.#say(pane, table);
        });
      this.#promises.now();
    }
    for (const table of this.tables) this.#promises.atEnd(table);
  }

  /** Everything that a person sees. */
  #seen(): string {
    return JSON.stringify(
      this.tables.map(({ sheet }) =>
        sheet.rows.map(({ status, message, cells }) => [status, message, cells]),
      ),
    );
  }

  #weather({ faults, batch, failedLists, types, typesWhileMerging }: Weathers): Weather {
    this.tally.faults += faults.filter((fault) => fault !== undefined).length + failedLists.length;
    const typing = (at: number | undefined, isLate: boolean) =>
      at === undefined
        ? undefined
        : () => {
            const table = this.tables[at % this.tables.length];
            const row = table?.sheet.rows[at % Math.max(1, table.sheet.rows.length)];
            if (!table || !row) return;
            this.#type(table, row, at, false);
            row.isTypedLate = isLate;
          };
    return {
      faults,
      batch,
      failedLists,
      meanwhile: typing(types, false),
      whileMerging: typing(typesWhileMerging, true),
    };
  }

  /**
   * A job with a pane that may be closed. `isDefined`: the job writes the Status of every row of its tables. Every job begins
   * with a pane that reads the file.
   */
  #job(
    tables: readonly ModelTable[],
    weather: Weather,
    cut: number | undefined,
    work: (pane: Pane, tables: readonly ModelTable[]) => void,
    isDefined = true,
  ): void {
    this.#fuse.set(cut);
    this.#pushes += 1;
    const nextSelf = () => {
      this.service.made((this.#number += 1));
      return this.#number;
    };
    const made = { isStaged: this.isStaged, push: `push ${this.#pushes}`, nextSelf };
    const pane = new Pane(this.service, this.#memory, this.#fuse, () => this.#freshId(), weather, made);
    try {
      work(pane, tables);
      this.#fuse.set(undefined);
      if (isDefined) for (const table of tables) this.#promises.afterJob(table);
    } catch (error) {
      if (error instanceof NoAnswer) {
        this.#fuse.set(undefined);
        pane.store.flush(); // the pane stays open
      } else if (error instanceof Cut) this.tally.cuts += 1;
      else throw error;
    } finally {
      this.#fuse.set(undefined);
      for (const { sheet } of this.tables) for (const row of sheet.rows) row.isTypedLate = false;
    }
  }

  #freshId(): RowId {
    this.#ids += 1;
    return `r${this.#ids}`;
  }

  #addRow(table: ModelTable): void {
    const n = (this.#number += 1);
    const cells = Object.fromEntries(table.entity.fields.map(({ id }): [string, Cell] => [id, '']));
    for (const { field, cell } of table.kind.typed) cells[field] = cell(n);
    const row = table.sheet.add(n, '', { ...cells, ...table.kind.always });
    this.service.made(n);
    for (const { field } of table.kind.typed) this.#owe(table, row, field);
  }

  #type(table: ModelTable, row: ModelRow, column: number, clear: boolean): void {
    const at = table.kind.typed[column % table.kind.typed.length];
    if (!at) return;
    // Required fields, and fields that no list contains, can't be cleared.
    const isCleared = clear && table.kind.clears.includes(at.field);
    table.sheet.version += 1;
    row.cells[at.field] = isCleared ? '' : at.cell((this.#number += 1));
    row.isTouched = true;
    if (isCleared) this.#disown(table, (owed) => owed.row === row && owed.field === at.field);
    else this.#owe(table, row, at.field);
  }

  /** The person types the values of the last download again. */
  #typeBack(table: ModelTable, row: ModelRow): void {
    const base = tableOf(this.state, table.entity.kind).snapshot.rows.get(row.id);
    if (!base) return;
    for (const { field } of table.kind.typed) row.cells[field] = base.cells[field] ?? '';
    row.isTouched = true;
    this.#disown(table, (owed) => owed.row === row);
  }

  /**
   * If no list can show the result of sent rows, a copied row may count as a sent row that was deleted. Nobody can
   * distinguish the two, so the model does not try it.
   */
  #isUntold({ entity }: ModelTable): boolean {
    return !entity.read && tableOf(this.state, entity.kind).log.length > 0;
  }

  #copy(table: ModelTable, row: ModelRow, retype: boolean): void {
    const copy = table.sheet.add((this.#number += 1), row.id, row.cells);
    this.service.made(copy.self, row.self);
    Object.assign(copy, { status: row.status, message: row.message, isTouched: true });
    for (const { field } of table.kind.typed) this.#owe(table, copy, field);
    if (retype) this.#type(table, copy, 0, false);
  }

  #owe({ owed }: ModelTable, row: ModelRow, field: string): void {
    const cell = row.cells[field] ?? '';
    if (isEmpty(cell)) owed.delete(`${row.self} ${field}`);
    else owed.set(`${row.self} ${field}`, { row, field, cell });
  }

  #disown({ owed }: ModelTable, is: (owed: { row: ModelRow; field: string }) => boolean): void {
    for (const [name, each] of owed) if (is(each)) owed.delete(name);
  }

  /** A colleague changes a record that the sheet shows, or adds one. */
  #elsewhere({ entity, sheet, kind }: ModelTable, row: number | undefined, column = 0): void {
    const shown = row === undefined ? [] : sheet.rows.map(({ cells }) => recordKey(entity, { cells }));
    const known = shown.filter((key) => this.service.record(entity, key));
    const key = row === undefined ? undefined : known[row % Math.max(1, known.length)];
    if (row !== undefined && key === undefined) return;
    const n = (this.#number += 1);
    const wires = Object.fromEntries(
      kind.typed.map(({ field, cell }): [string, string] => [
        wireName(fieldOf(entity, field)),
        String(cell(n)),
      ]),
    );
    const [name] = Object.entries(wires).slice(column % kind.typed.length);
    this.service.touch(entity, key, key === undefined || !name ? wires : Object.fromEntries([name]));
  }

  #removeElsewhere({ entity, sheet }: ModelTable, row: number): void {
    if (!entity.read) return;
    const known = sheet.rows
      .map(({ cells }) => recordKey(entity, { cells }))
      .filter((key) => this.service.record(entity, key));
    const key = known[row % Math.max(1, known.length)];
    // The product treats a list without any record as a mistake of the service, so the last record is not deleted.
    if (key !== undefined && this.service.records(entity).length > 1) this.service.remove(entity, key);
  }

  #decide(pane: Pane, table: ModelTable, side: 'mine' | 'theirs'): void {
    pane.decide(table, side, (cells) => {
      for (const { row: id, field } of cells) {
        const row = table.sheet.find(id);
        if (row) row.isTouched = true;
        this.#disown(table, (owed) => owed.row === row && owed.field === field);
      }
    });
  }

  /** The person checks the records on the service and answers truly. */
  #say(pane: Pane, table: ModelTable): void {
    const { entity, sheet } = table;
    pane.say(table, (id) => {
      const row = sheet.find(id);
      const { log } = tableOf(pane.store.state, entity.kind);
      const entry = log.find((each) => each.row === id);
      const record =
        entry?.action === 'update'
          ? this.service.record(entity, entry.key)
          : row && this.#promises.madeOf(table, row);
      if (!record || !entry) return false;
      if (entry.action === 'add') return true;
      const { held } = record;
      return entry.changes.every(({ field, to }) =>
        sameCell(fieldOf(entity, field), held.cells[field] ?? '', to),
      );
    });
  }
}
