import { atOnce } from '../../../../src/core/slices';
/**
 * The pane of the model: it calls the product's own pure rules, writes the sheet, sends calls and applies events, in the
 * order of the product.
 */
import { compareWithService } from '../../../../src/app/push/compare';
import type { BaselineRow } from '../../../../src/core/changes/baseline';
import { openConflicts } from '../../../../src/core/changes/conflicts';
import { identityPatches } from '../../../../src/core/changes/identity-patches';
import { type Tracking } from '../../../../src/core/changes/row';
import { trackRows } from '../../../../src/core/changes/track-rows';
import { checkRows } from '../../../../src/core/checks/check-rows';
import type { Entity } from '../../../../src/core/entities/entity';
import { isError, problemRows, type Problem } from '../../../../src/core/problems/problem';
import { isUnconfirmedOutcome, outcomesOf, type Outcome } from '../../../../src/core/push/outcome';
import { type Plan, type PlannedItem, itemsOf, filteredPlan, planPush } from '../../../../src/core/push/plan';
import { classifyRows } from '../../../../src/core/sync/classify';
import type { EventOf } from '../../../../src/core/sync/event';
import { invert } from '../../../../src/core/sync/invert';
import {
  unconfirmedFields,
  pendingEntries,
  sentByRow,
  rowsWaitingForUser,
  sentEntries,
  typedOver,
  unconfirmedRows,
} from '../../../../src/core/sync/log-rows';
import { preexistingMatches } from '../../../../src/core/sync/matching-records';
import { mergeList } from '../../../../src/core/sync/merge-list';
import { reconcile, type Evidence, reconciledEvents } from '../../../../src/core/sync/reconcile';
import { answeredState } from '../../../../src/core/sync/result-state';
import { statusOf } from '../../../../src/core/sync/status';
import { baselinesBeforeIds, tableOf, type TableState } from '../../../../src/core/sync/table-state';
import { ROW_COLUMN, type RowId } from '../../../../src/core/table/layout';
import { withFormerNames, type ServiceRecord } from '../../../../src/core/table/record';
import { ModelStore, type Fuse, type ModelMemory } from './memory';
import { NoAnswer, type CallFault, type Service } from './service';
import type { CellWrite, ModelSheet } from './sheet';

const WHEN = { at: '21 Nov 14:05', service: 'https://x.example', sp: '1' };

export interface Table {
  readonly entity: Entity;
  readonly sheet: ModelSheet;
}

interface Read {
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

export class Pane {
  readonly store: ModelStore;
  #lists = 0;
  #faults: (CallFault | undefined)[];
  #meanwhile: (() => void) | undefined;
  #whileMerging: (() => void) | undefined;

  constructor(
    private readonly service: Service,
    memory: ModelMemory,
    private readonly fuse: Fuse,
    private readonly freshId: () => RowId,
    private readonly weather: Weather,
    { isStaged, push }: { readonly isStaged: boolean; readonly push: string },
  ) {
    this.store = new ModelStore(memory, isStaged);
    this.#push = push;
    this.#faults = [...weather.faults];
    this.#meanwhile = weather.meanwhile;
    this.#whileMerging = weather.whileMerging;
  }

  readonly #push: string;
  readonly #merged = new Set<Entity>();
  /** The last tracked rows of each table: between most steps nothing changes. */
  readonly #seen = new Map<
    Entity,
    { readonly state: TableState; readonly version: number; readonly tracking: Tracking }
  >();

  download({ entity, sheet }: Table): void {
    const held = entity.read ? this.#list(entity) : undefined;
    const copied = this.#identify({ entity, sheet });
    if (held) this.#reconcileListed({ entity, sheet }, held, { append: true, copied });
    else this.#reconcileUnlisted({ entity, sheet }, { by: 'answers' });
    this.#flush();
  }

  check(table: Table): void {
    this.#check(table);
    this.#flush();
  }

  /** Sends new and edited rows; returns false if the push ended early. */
  push(tables: readonly Table[]): boolean {
    let isEnded = false;
    for (const table of tables) {
      this.#repeat(table);
      this.#readSettled(table);
    }
    this.store.commit({ type: 'push-began' });
    for (const table of tables) {
      const held = table.entity.read ? this.#list(table.entity) : undefined;
      const read = this.#check(table);
      const plan = this.#plan(table, read, held);
      isEnded = !this.#sendAndReadBack(table, plan, held, isEnded) || isEnded;
    }
    this.#flush();
    return !isEnded;
  }

  /** The user chooses mine or theirs for every conflict of a table; `replaces` gets the user's cells that are replaced. */
  decide(
    { entity, sheet }: Table,
    side: 'mine' | 'theirs',
    replaces: (cells: readonly CellWrite[]) => void,
  ): void {
    this.#identify({ entity, sheet });
    const inConflict = this.#track({ entity, sheet }).rows.filter((row) => openConflicts(row).length > 0);
    const writes = inConflict.flatMap((row) =>
      openConflicts(row).map(({ field, mine, theirs }) => ({ row: row.id, field, cell: theirs, was: mine })),
    );
    if (side === 'theirs') {
      replaces(writes);
      this.#write(sheet, writes);
    }
    const rows = inConflict.map(({ id }) => id);
    this.store.commit({ type: 'conflicts-decided', kind: entity.kind, rows });
    this.#flush();
  }

  /** The user has checked on the service the rows that wait: some are stored, and the others may be sent again. */
  say({ entity, sheet }: Table, isThere: (row: RowId) => boolean): void {
    this.#identify({ entity, sheet });
    const waiting = rowsWaitingForUser(this.#table(entity).log);
    if (!entity.read) {
      const stored = new Set([...waiting].filter(isThere));
      this.#reconcileUnlisted({ entity, sheet }, { by: 'user', stored });
    }
    const rows = [...waiting].filter((row) => !isThere(row));
    this.store.commit({ type: 'send-again', kind: entity.kind, rows, kept: [] });
    this.#check({ entity, sheet });
    this.#flush();
  }

  /** Restores the fields that the last push stored and that nobody has changed since. */
  undo(tables: readonly Table[]): void {
    for (const table of tables) {
      this.#readSettled(table);
      this.#identify(table);
    }
    const last = this.store.state.lastPush;
    if (!last) return;
    this.store.commit({ type: 'push-began' });
    let isEnded = false;
    for (const table of tables) {
      const { entity, sheet } = table;
      const done = last.rows.filter(({ kind }) => kind === entity.kind);
      if (done.length === 0) continue;
      const held = entity.read ? this.#list(entity) : undefined;
      const now = this.#track(table);
      const { rows } = invert(entity, done, {
        baselines: this.#table(entity).snapshot.rows,
        listed: held ?? [],
      });
      const wrong = checkRows(entity, rows, String).filter(isError);
      const whole = planPush(entity, rows, problemRows(wrong));
      const back = { entity, tracking: { rows, deleted: [] } };
      const compared = held ? compareWithService(back, whole, held) : new Map();
      const plan = filteredPlan(whole, ({ row }) => !compared.has(row));
      const standing = new Map(now.rows.map((row) => [row.id, row]));
      const writes = itemsOf(plan).flatMap(({ row: id, changes }) => {
        const row = standing.get(id);
        return changes
          .filter(({ field }) => row !== undefined && !row.changed.includes(field))
          .map(({ field, to }) => ({ row: id, field, cell: to, was: row?.cells[field] ?? '' }));
      });
      this.#write(sheet, writes);
      for (const { row } of writes) sheet.tell(row, statusOf({ kind: 'edited' }));
      isEnded = !this.#sendAndReadBack(table, plan, held, isEnded) || isEnded;
    }
    this.#flush();
  }

  /** A merged list counts only after the file was written: a pane that is closed before has forgotten the list. */
  #flush(): void {
    this.store.flush();
    for (const entity of this.#merged) this.service.merged(entity);
    this.#merged.clear();
  }

  #table({ kind }: Entity): TableState {
    return tableOf(this.store.state, kind);
  }

  #list(entity: Entity): ServiceRecord[] {
    this.fuse.burn();
    this.#lists += 1;
    if (this.weather.failedLists.includes(this.#lists)) throw new NoAnswer('the list was not answered');
    return this.service.list(entity);
  }

  #track({ entity, sheet }: Table): Tracking {
    const state = this.#table(entity);
    const seen = this.#seen.get(entity);
    if (seen && seen.state === state && seen.version === sheet.version) return seen.tracking;
    const { snapshot, log } = state;
    const doubtful = entity.read ? undefined : unconfirmedFields(log);
    const tracking = trackRows(entity, sheet.read(), snapshot, sentByRow(log), doubtful);
    this.#seen.set(entity, { state, version: sheet.version, tracking });
    return tracking;
  }

  #read(table: Table): Read {
    const { entity } = table;
    const { log } = this.#table(entity);
    const tracking = this.#track(table);
    const problems = [
      ...checkRows(entity, tracking.rows, String),
      ...unconfirmedRows(entity, tracking.rows, log),
    ];
    return { tracking, problems };
  }

  /** Gives every row an id, and returns the ids of rows that began as copies. */
  #identify({ entity, sheet }: Table): Set<RowId> {
    const copied = new Set<RowId>();
    for (;;) {
      const tracking = this.#track({ entity, sheet });
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

  #check(table: Table): Read {
    const { entity, sheet } = table;
    let copied = this.#identify(table);
    const { kind } = entity;
    const over = typedOver(pendingEntries(this.#table(entity).log), this.#track(table).rows);
    if (over.length > 0) {
      this.store.commit({ type: 'log-settled', kind, next: over.map((row) => [row, 'settled']) });
      copied = new Set([...copied, ...this.#identify(table)]);
    }
    const read = this.#read(table);
    const { snapshot, log } = this.#table(entity);
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

  #readSettled(table: Table): void {
    const { entity } = table;
    if (this.#table(entity).log.length === 0) return;
    const held = entity.read ? this.#list(entity) : undefined;
    this.#identify(table);
    if (held) this.#reconcileListed(table, held, { append: false });
    else this.#reconcileUnlisted(table, { by: 'answers' });
    this.#identify(table);
  }

  #reconciled(table: Table, evidence: Evidence) {
    const { entity } = table;
    const { snapshot, log } = this.#table(entity);
    const rows = new Map(this.#track(table).rows.map((row) => [row.id, row]));
    const done = reconcile(entity, log, evidence, { rows, baseline: snapshot, when: WHEN.at });
    return { done, events: reconciledEvents(entity.kind, snapshot, done, WHEN) };
  }

  #reconcileListed(
    table: Table,
    records: readonly ServiceRecord[],
    { append, copied = new Set() }: { readonly append: boolean; readonly copied?: ReadonlySet<RowId> },
  ): void {
    const { entity, sheet } = table;
    const { kind } = entity;
    const { tracking, problems } = this.#read(table);
    const { done, events } = this.#reconciled(table, { by: 'list', records });
    this.store.commit(events.rowsReconciled);
    const { snapshot, log } = this.#table(entity);
    const results = new Map([...done.results].map(([row, { state }]) => [row, state]));
    const merge = atOnce(mergeList(entity, { tracking, problems, baseline: snapshot }, records, { results }));
    const during = this.#whileMerging;
    this.#whileMerging = undefined;
    during?.();
    const typed = this.#write(
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
    for (const { id, cells } of appended) sheet.add(this.nextSelf(), id, cells);
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

  /** Returns a number for each new row of the sheet, which the product does not see; set by the scene. */
  nextSelf: () => number = () => 0;

  #reconcileUnlisted(table: Table, evidence: Exclude<Evidence, { by: 'list' }>): void {
    const { sheet } = table;
    const rows = new Map(this.#track(table).rows.map((row) => [row.id, row]));
    const { done, events } = this.#reconciled(table, evidence);
    this.#write(
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

  #plan(table: Table, { tracking, problems }: Read, held: readonly ServiceRecord[] | undefined): Plan {
    const { entity, sheet } = table;
    const { kind } = entity;
    const open = new Set(pendingEntries(this.#table(entity).log).map(({ row }) => row));
    const whole = filteredPlan(
      planPush(entity, tracking.rows, problemRows(problems.filter(isError))),
      // A row that can be sent again unchanged is repeated, and not sent as a new item.
      ({ row, action }) => entity.read !== undefined || action === 'update' || !open.has(row),
    );
    if (!held) return whole;
    const compared = compareWithService({ entity, tracking }, whole, held);
    this.#write(
      sheet,
      [...compared].flatMap(([row, { writes = {} }]) =>
        Object.entries(writes).map(([field, cell]) => ({ row, field, cell })),
      ),
    );
    const rows = [...compared].map(([row, { status, message, baseline, writes }]) => {
      const cells = { ...tracking.rows.find(({ id }) => id === row)?.cells, ...writes };
      return { row, attempt: { cells, status, message }, ...(baseline ? { base: baseline } : {}) };
    });
    for (const [row, status] of compared) sheet.tell(row, status);
    this.store.commit({ type: 'rows-blocked', kind, rows });
    return filteredPlan(whole, ({ row }) => !compared.has(row));
  }

  /** Returns false if the push ended before everything was sent. */
  #sendAndReadBack(
    table: Table,
    plan: Plan,
    held: readonly ServiceRecord[] | undefined,
    isEnded: boolean,
  ): boolean {
    const sent = isEnded ? new Set<RowId>() : this.#send(table, plan, held);
    this.#hold(
      table,
      itemsOf(plan).filter(({ row }) => !sent.has(row)),
    );
    if (sent.size === 0) return !isEnded;
    this.#readBack(table);
    return sent.size === itemsOf(plan).length;
  }

  #readBack(table: Table): void {
    const { entity } = table;
    const held = entity.read ? this.#list(entity) : undefined;
    this.#identify(table);
    if (held) this.#reconcileListed(table, held, { append: false });
    else this.#reconcileUnlisted(table, { by: 'answers', justSent: this.#push });
  }

  /** Marks the rows that the push did not reach. */
  #hold({ entity, sheet }: Table, items: readonly PlannedItem[]): void {
    if (items.length === 0) return;
    const rows = items.flatMap(({ row }) => {
      const its = sheet.find(row);
      const status = statusOf({ kind: 'edited', notSent: 'not-reached' });
      sheet.tell(row, status);
      return its ? [{ row, attempt: { cells: { ...its.cells }, ...status } }] : [];
    });
    this.store.commit({ type: 'rows-blocked', kind: entity.kind, rows });
  }

  /** Sends the batches and returns the rows that were sent. */
  #send({ entity, sheet }: Table, plan: Plan, held: readonly ServiceRecord[] | undefined): Set<RowId> {
    const { kind } = entity;
    const sent = new Set<RowId>();
    const preexisting = preexistingMatches(
      entity,
      itemsOf(plan).filter(({ action }) => action === 'add'),
      held ?? [],
    );
    for (const call of plan.calls) {
      for (let at = 0; at < call.items.length; at += this.weather.batch) {
        const items = call.items.slice(at, at + this.weather.batch);
        const { log } = this.#table(entity);
        const entries = sentEntries(entity, { push: this.#push, call, items, log, preexisting });
        for (const { row } of items) this.service.senders.set(row, sheet.find(row)?.self);
        this.store.commit({ type: 'batch-sent', kind, entries });
        this.#flush();
        this.fuse.burn();
        for (const { row } of items) sent.add(row);
        const outcomes = this.#call(entity, sheet, items);
        const answered = items.flatMap(({ row }, each): [RowId, Outcome][] => {
          const outcome = outcomes[each];
          return outcome ? [[row, outcome]] : [];
        });
        this.store.commit({ type: 'batch-answered', kind, outcomes: answered });
        this.fuse.burn();
        for (const [row, outcome] of answered) sheet.tell(row, statusOf(answeredState(outcome, WHEN.at)));
        const isLost = answered.some(
          ([, outcome]) =>
            isUnconfirmedOutcome(outcome) && !(outcome.kind === 'unknown' && outcome.reason === 'missing'),
        );
        if (isLost) return sent;
      }
    }
    return sent;
  }

  #call(entity: Entity, sheet: ModelSheet, items: readonly PlannedItem[]): Outcome[] {
    const sent = items.map(({ row, action, item }) => ({ action, item, maker: sheet.find(row)?.self }));
    try {
      const answer = this.service.call(entity, sent, this.#faults.shift());
      this.#duringCall();
      this.fuse.burn();
      return outcomesOf(answer, items.length);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      this.#duringCall();
      return items.map(() => ({ kind: 'unknown', reason: 'no-answer' }));
    }
  }

  #duringCall(): void {
    const during = this.#meanwhile;
    this.#meanwhile = undefined;
    during?.();
  }

  /** Sends additions that can't be listed and got no answer once more, unchanged; after a refusal, the user decides. */
  #repeat(table: Table): void {
    const { entity, sheet } = table;
    const { kind } = entity;
    if (this.#table(entity).log.length === 0) return;
    this.#identify(table);
    for (const entry of pendingEntries(this.#table(entity).log)) {
      const its = sheet.find(entry.row);
      if (entry.action !== 'add' || !entry.repeat || !isUnconfirmedOutcome(entry.outcome) || !its) continue;
      this.fuse.burn();
      const [outcome] = outcomesOf(this.service.repeat(entity, entry), 1);
      this.fuse.burn();
      if (outcome?.kind === 'stored')
        this.store.commit({ type: 'batch-answered', kind, outcomes: [[entry.row, outcome]] });
      else
        this.store.commit({
          type: 'log-settled',
          kind,
          next: [[entry.row, 'waits-for-user']],
        });
    }
  }

  #write(sheet: ModelSheet, writes: readonly CellWrite[]): CellWrite[] {
    if (writes.length === 0) return [];
    this.fuse.burn();
    return sheet.write(writes);
  }
}
