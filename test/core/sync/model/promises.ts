/** What the product promises: no edit is lost, no record is stored twice, and every Status is true. */
import { fieldOf } from '../../../../src/core/entities/entity';
import { rowsWaitingForUser } from '../../../../src/core/sync/log-rows';
import { isCode, STATUS } from '../../../../src/core/sync/status-words';
import { tableOf, type SyncState } from '../../../../src/core/sync/table-state';
import { recordKey, sameCell } from '../../../../src/core/table/record';
import type { Cell } from '../../../../src/core/values/cell';
import type { Kind } from './kinds';
import type { Table } from './reader';
import type { ModelRecord, Service } from './service';
import type { ModelRow } from './sheet';

export interface Tally {
  steps: number;
  pushes: number;
  faults: number;
  cuts: number;
  stored: number;
}

/** A promise that was broken: an edit was lost, a record was stored twice, or a Status is false. */
export class Broken extends Error {
  constructor(
    readonly promise: 'lost' | 'doubled' | 'false',
    message: string,
  ) {
    super(`${promise}: ${message}`);
  }
}

export interface ModelTable extends Table {
  readonly kind: Kind;
  /** What the person typed and the service has never had, by row and field. */
  readonly owed: Map<string, { readonly row: ModelRow; readonly field: string; readonly cell: Cell }>;
}

/** Checks the promises on what the tables show and the service has. */
export class Promises {
  constructor(
    private readonly service: Service,
    private readonly tables: readonly ModelTable[],
    private readonly state: () => SyncState,
    private readonly tally: Tally,
  ) {}

  /** Checks the promises that hold at every moment. */
  now(): void {
    const [doubled] = this.service.doubled;
    if (doubled !== undefined) throw new Broken('doubled', `row ${doubled} has added a second record`);
    for (const table of this.tables) {
      const { entity, owed, sheet } = table;
      for (const [name, { row, field, cell }] of owed) {
        if (this.service.hasHeld(entity, field, cell)) {
          owed.delete(name);
          this.tally.stored += 1;
        } else if (row.cells[field] !== cell || !sheet.rows.includes(row))
          throw new Broken('lost', `${entity.kind}: ${field} "${cell}" was typed and is nowhere`);
      }
      for (const row of sheet.rows)
        if (row.status === STATUS.stored && !row.isTouched) this.#judgeStored(table, row);
    }
  }

  /** After a job, checks that the Status of each row of its tables is true. */
  afterJob(table: ModelTable): void {
    const { entity, sheet } = table;
    const keys = new Set<string>();
    for (const row of sheet.rows) {
      if (row.isTouched || row.id === '') continue;
      if (row.status === STATUS.asOnService || row.status === STATUS.stored) {
        const key = recordKey(entity, row);
        if (key !== '' && keys.has(key))
          throw new Broken('doubled', `${entity.kind} ${key} stands in two rows`);
        keys.add(key);
        this.#judgeStored(table, row);
      }
      const isSaidUnstored =
        ([STATUS.notSent, STATUS.added] as string[]).includes(row.status) || isCode(row.status);
      const isKnown = tableOf(this.state(), entity.kind).snapshot.rows.has(row.id);
      const record = this.madeOf(table, row);
      if (
        record?.maker === row.self &&
        !this.service.isCopied(row.self) &&
        isSaidUnstored &&
        !isKnown &&
        !this.service.isTouched(entity, record.key)
      )
        throw new Broken('false', `${entity.kind} ${record.key} is stored, and its row says ${row.status}`);
    }
  }

  /** The record that was added from a row, if no other row has become the record's row. */
  madeOf({ entity, sheet }: ModelTable, row: ModelRow): ModelRecord | undefined {
    const others = new Set(sheet.rows.map((each) => (each === row ? '' : recordKey(entity, each))));
    return this.service
      .records(entity)
      .find(({ maker, key }) => this.service.isFamily(maker, row.self) && !others.has(key));
  }

  #judgeStored(table: ModelTable, row: ModelRow): void {
    const { entity, kind } = table;
    const key = recordKey(entity, row);
    // A row that was answered 0 and not read back has no key yet.
    const record = key === '' ? this.madeOf(table, row) : this.service.record(entity, key);
    if (this.service.isTouched(entity, record?.key ?? key)) return;
    // A row that was answered 0 and not read back has the Status of what was sent; the row may have other cells by now.
    if (row.message.endsWith('not read back yet')) return;
    if (!record)
      throw new Broken(
        'false',
        `${entity.kind} ${key} is not on the service, and its row says "${row.status}"`,
      );
    const { held } = record;
    for (const { field } of kind.typed)
      if (!sameCell(fieldOf(entity, field), held.cells[field] ?? '', row.cells[field] ?? ''))
        throw new Broken(
          'false',
          `${entity.kind} ${key}: ${field} is "${held.cells[field]}", and its row says "${row.status}" of "${row.cells[field]}"`,
        );
  }

  /** Checks that nothing is on its way, and that each row is stored or its Status shows what is wrong. */
  atEnd(table: ModelTable): void {
    const { entity, sheet } = table;
    const { log } = tableOf(this.state(), entity.kind);
    const waiting = rowsWaitingForUser(log);
    if (waiting.size > 0) throw new Broken('false', `${entity.kind}: ${waiting.size} rows wait for ever`);
    for (const row of sheet.rows) {
      const isStored = row.status === STATUS.asOnService || row.status === STATUS.stored;
      const isDefined = row.status === STATUS.fix || row.status === STATUS.gone;
      if (!isStored && !isDefined)
        throw new Broken('lost', `${entity.kind} row ${row.self} still says ${row.status} (${row.message})`);
    }
  }
}
