/** The part of the model's pane that reads lists and the sheet, and merges and reconciles what it has read. */
import type { BaselineRow } from '../../../../src/core/changes/baseline';
import { identityPatches } from '../../../../src/core/changes/identity-patches';
import { type Tracking } from '../../../../src/core/changes/row';
import { trackRows } from '../../../../src/core/changes/track-rows';
import { checkRows } from '../../../../src/core/checks/check-rows';
import type { Entity } from '../../../../src/core/entities/entity';
import { type Problem } from '../../../../src/core/problems/problem';
import { atOnce } from '../../../../src/core/slices';
import { classifyRows } from '../../../../src/core/sync/classify';
import type { EventOf } from '../../../../src/core/sync/event';
import {
  unconfirmedFields,
  pendingEntries,
  sentByRow,
  typedOver,
  unconfirmedRows,
} from '../../../../src/core/sync/log-rows';
import { mergeList } from '../../../../src/core/sync/merge-list';
import { reconcile, type Evidence, reconciledEvents } from '../../../../src/core/sync/reconcile';
import { statusOf } from '../../../../src/core/sync/status';
import { baselinesBeforeIds, tableOf, type TableState } from '../../../../src/core/sync/table-state';
import { ROW_COLUMN, type RowId } from '../../../../src/core/table/layout';
import { withFormerNames, type ServiceRecord } from '../../../../src/core/table/record';
import { ModelStore, type Fuse, type ModelMemory } from './memory';
import { NoAnswer, type CallFault, type Service } from './service';
import type { CellWrite, ModelSheet } from './sheet';

export const WHEN = { at: '21 Nov 14:05', service: 'https://x.example', sp: '1' };

export interface Table {
  readonly entity: Entity;
  readonly sheet: ModelSheet;
}

export interface Read {
  readonly tracking: Tracking;
  readonly problems: readonly Problem[];
}

/** The faults of a push, and what the person does during it. */
export interface Weather {
  /** One fault for each call, in order. */
  readonly faults: readonly (CallFault | undefined)[];
  /** Rows in one call. */
  readonly batch: number;
  /** The numbers of the lists that fail. */
  readonly failedLists: readonly number[];
  /** Called once while the first call is on its way. */
  readonly meanwhile: (() => void) | undefined;
  /** Called once while the list is merged into the sheet. */
  readonly whileMerging: (() => void) | undefined;
}

/** How a pane is opened. */
export interface Made {
  readonly isStaged: boolean;
  /** The name of the push. */
  readonly push: string;
  /** Returns a number for each new row of the sheet, which the product does not see. */
  readonly nextSelf: () => number;
}

export class Reader {
  readonly store: ModelStore;
  readonly #merged = new Set<Entity>();
  /** The last tracked rows of each table: between most steps nothing changes. */
  readonly #seen = new Map<
    Entity,
    { readonly state: TableState; readonly version: number; readonly tracking: Tracking }
  >();
  #lists = 0;
  #whileMerging: (() => void) | undefined;

  constructor(
    private readonly service: Service,
    memory: ModelMemory,
    private readonly fuse: Fuse,
    private readonly freshId: () => RowId,
    private readonly weather: Weather,
    private readonly made: Made,
  ) {
    this.store = new ModelStore(memory, made.isStaged);
    this.#whileMerging = weather.whileMerging;
  }

  /** A merged list counts only after the file was written: a pane that is closed before has forgotten the list. */
  flush(): void {
    this.store.flush();
    for (const entity of this.#merged) this.service.merged(entity);
    this.#merged.clear();
  }

  table({ kind }: Entity): TableState {
    return tableOf(this.store.state, kind);
  }

  list(entity: Entity): ServiceRecord[] {
    this.fuse.burn();
    this.#lists += 1;
    if (this.weather.failedLists.includes(this.#lists)) throw new NoAnswer('the list was not answered');
    return this.service.list(entity);
  }

  track({ entity, sheet }: Table): Tracking {
    const state = this.table(entity);
    const seen = this.#seen.get(entity);
    if (seen && seen.state === state && seen.version === sheet.version) return seen.tracking;
    const { snapshot, log } = state;
    const doubtful = entity.read ? undefined : unconfirmedFields(log);
    const tracking = trackRows(entity, sheet.read(), snapshot, sentByRow(log), doubtful);
    this.#seen.set(entity, { state, version: sheet.version, tracking });
    return tracking;
  }

  read(table: Table): Read {
    const { entity } = table;
    const { log } = this.table(entity);
    const tracking = this.track(table);
    const problems = [
      ...checkRows(entity, tracking.rows, String),
      ...unconfirmedRows(entity, tracking.rows, log),
    ];
    return { tracking, problems };
  }

  /** Gives every row an id, and returns the ids of rows that began as copies. */
  identify({ entity, sheet }: Table): Set<RowId> {
    const copied = new Set<RowId>();
    for (;;) {
      const tracking = this.track({ entity, sheet });
      const patches = identityPatches(entity, tracking, this.freshId);
      if (patches.length === 0) return copied;
      const rows = baselinesBeforeIds(tracking.rows);
      if (rows.length > 0) this.store.commit({ type: 'rows-identified', kind: entity.kind, rows });
      this.fuse.burn();
      sheet.version += 1;
      for (const { index, column, cell } of patches) {
        const row = sheet.rows[index];
        if (!row) continue;
        if (column !== ROW_COLUMN) row.cells[column] = cell;
        else {
          row.id = String(cell);
          row.isTouched = true; // its Status belongs to another row
          if (tracking.rows[index]?.copyOf) copied.add(row.id);
        }
      }
    }
  }

  check(table: Table): Read {
    const { entity, sheet } = table;
    let copied = this.identify(table);
    const { kind } = entity;
    const over = typedOver(pendingEntries(this.table(entity).log), this.track(table).rows);
    if (over.length > 0) {
      this.store.commit({ type: 'log-settled', kind, next: over.map((row) => [row, 'settled']) });
      copied = new Set([...copied, ...this.identify(table)]);
    }
    const read = this.read(table);
    const { snapshot, log } = this.table(entity);
    const states = classifyRows(entity, read.tracking, {
      attempts: snapshot.attempts,
      log: pendingEntries(log),
      copied,
    });
    this.fuse.burn();
    for (const [at, row] of read.tracking.rows.entries()) {
      const its = read.problems.filter(({ index }) => index === row.index);
      const state = states.rows[at];
      if (state) sheet.tell(row.id, statusOf(state, its));
    }
    return read;
  }

  readSettled(table: Table): void {
    const { entity } = table;
    if (this.table(entity).log.length === 0) return;
    const held = entity.read ? this.list(entity) : undefined;
    this.identify(table);
    if (held) this.reconcileListed(table, held, { append: false });
    else this.reconcileUnlisted(table, { by: 'answers' });
    this.identify(table);
  }

  #reconciled(table: Table, evidence: Evidence) {
    const { entity } = table;
    const { snapshot, log } = this.table(entity);
    const rows = new Map(this.track(table).rows.map((row) => [row.id, row]));
    const done = reconcile(entity, log, evidence, { rows, baseline: snapshot, when: WHEN.at });
    return { done, events: reconciledEvents(entity.kind, snapshot, done, WHEN) };
  }

  reconcileListed(
    table: Table,
    records: readonly ServiceRecord[],
    { append, copied = new Set() }: { readonly append: boolean; readonly copied?: ReadonlySet<RowId> },
  ): void {
    const { entity, sheet } = table;
    const { kind } = entity;
    const { tracking, problems } = this.read(table);
    const { done, events } = this.#reconciled(table, { by: 'list', records });
    this.store.commit(events.rowsReconciled);
    const { snapshot, log } = this.table(entity);
    const results = new Map([...done.results].map(([row, { state }]) => [row, state]));
    const merge = atOnce(mergeList(entity, { tracking, problems, baseline: snapshot }, records, { results }));
    const during = this.#whileMerging;
    this.#whileMerging = undefined;
    during?.();
    const typed = this.write(
      sheet,
      merge.rows.flatMap(({ row, writes }) =>
        Object.entries(writes).map(([field, cell]) => ({
          row: row.id,
          field,
          cell,
          was: row.cells[field] ?? '',
        })),
      ),
    );
    this.#merged.add(entity);
    for (const { row, status } of merge.rows) sheet.tell(row.id, status);
    const told = new Set<RowId>([
      ...snapshot.rows.keys(),
      ...merge.baselines.map(({ id }) => id),
      ...results.keys(),
      ...pendingEntries(log).map(({ row }) => row),
    ]);
    const states = classifyRows(entity, tracking, { attempts: snapshot.attempts, log: [], copied });
    for (const [at, row] of tracking.rows.entries()) {
      const state = states.rows[at];
      const its = problems.filter(({ index }) => index === row.index);
      if (state && !told.has(row.id)) sheet.tell(row.id, statusOf(state, its));
    }
    const appended = (append ? merge.appended : []).map(({ id, key, cells, ids }): BaselineRow => {
      const base = { id: id ?? this.freshId(), key, cells, ids };
      return withFormerNames(entity, base, snapshot.rows.get(base.id));
    });
    if (appended.length > 0) this.fuse.burn();
    for (const { id, cells } of appended) sheet.add(this.made.nextSelf(), id, cells);
    const merged: EventOf<'list-merged'> = {
      type: 'list-merged',
      kind,
      rows: [...merge.baselines, ...appended],
      outdatedAttempts: merge.outdatedAttempts,
      readAt: '2026-11-21T14:05',
    };
    const before = new Map(tracking.rows.map((row) => [row.id, row.base]));
    this.store.commit(merged, {
      type: 'typed-meanwhile',
      kind,
      cells: typed.map(({ row, field }) => ({ row, field, before: before.get(row)?.cells[field] ?? '' })),
    });
    this.store.commit(events.logSettled);
  }

  reconcileUnlisted(table: Table, evidence: Exclude<Evidence, { by: 'list' }>): void {
    const { sheet } = table;
    const rows = new Map(this.track(table).rows.map((row) => [row.id, row]));
    const { done, events } = this.#reconciled(table, evidence);
    this.write(
      sheet,
      [...done.results].flatMap(([row, { writes }]) =>
        Object.entries(writes).map(([field, cell]) => ({
          row,
          field,
          cell,
          was: rows.get(row)?.cells[field] ?? '',
        })),
      ),
    );
    for (const [row, result] of done.results) sheet.tell(row, result);
    this.store.commit(events.rowsReconciled);
    this.store.commit(events.logSettled);
  }

  write(sheet: ModelSheet, writes: readonly CellWrite[]): CellWrite[] {
    if (writes.length === 0) return [];
    this.fuse.burn();
    return sheet.write(writes);
  }
}
