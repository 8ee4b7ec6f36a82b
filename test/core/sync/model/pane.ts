/**
 * The pane of the model: it calls the product's own pure rules, writes the sheet, sends calls and applies events, in the
 * order of the product.
 */
import { compareWithService } from '../../../../src/app/push/compare';
import { openConflicts } from '../../../../src/core/changes/conflicts';
import { checkRows } from '../../../../src/core/checks/check-rows';
import type { Entity } from '../../../../src/core/entities/entity';
import { isError, problemRows } from '../../../../src/core/problems/problem';
import { isUnconfirmedOutcome, outcomesOf, type Outcome } from '../../../../src/core/push/outcome';
import { type Plan, type PlannedItem, itemsOf, filteredPlan, planPush } from '../../../../src/core/push/plan';
import { invert } from '../../../../src/core/sync/invert';
import { pendingEntries, rowsWaitingForUser, sentEntries } from '../../../../src/core/sync/log-rows';
import { preexistingMatches } from '../../../../src/core/sync/matching-records';
import { answeredState } from '../../../../src/core/sync/result-state';
import { statusOf } from '../../../../src/core/sync/status';
import type { RowId } from '../../../../src/core/table/layout';
import type { ServiceRecord } from '../../../../src/core/table/record';
import type { Fuse, ModelMemory, ModelStore } from './memory';
import { Reader, WHEN, type Made, type Read, type Table, type Weather } from './reader';
import { NoAnswer, type CallFault, type Service } from './service';
import type { CellWrite, ModelSheet } from './sheet';

export class Pane {
  readonly store: ModelStore;
  readonly #reader: Reader;
  readonly #push: string;
  #faults: (CallFault | undefined)[];
  #meanwhile: (() => void) | undefined;

  constructor(
    private readonly service: Service,
    memory: ModelMemory,
    private readonly fuse: Fuse,
    freshId: () => RowId,
    private readonly weather: Weather,
    made: Made,
  ) {
    this.#reader = new Reader(service, memory, fuse, freshId, weather, made);
    this.store = this.#reader.store;
    this.#push = made.push;
    this.#faults = [...weather.faults];
    this.#meanwhile = weather.meanwhile;
  }

  download({ entity, sheet }: Table): void {
    const held = entity.read ? this.#reader.list(entity) : undefined;
    const copied = this.#reader.identify({ entity, sheet });
    if (held) this.#reader.reconcileListed({ entity, sheet }, held, { append: true, copied });
    else this.#reader.reconcileUnlisted({ entity, sheet }, { by: 'answers' });
    this.#reader.flush();
  }

  check(table: Table): void {
    this.#reader.check(table);
    this.#reader.flush();
  }

  /** Sends new and edited rows; returns false if the push ended early. */
  push(tables: readonly Table[]): boolean {
    let isEnded = false;
    for (const table of tables) {
      this.#repeat(table);
      this.#reader.readSettled(table);
    }
    this.store.commit({ type: 'push-began' });
    for (const table of tables) {
      const held = table.entity.read ? this.#reader.list(table.entity) : undefined;
      const read = this.#reader.check(table);
      const plan = this.#plan(table, read, held);
      isEnded = !this.#sendAndReadBack(table, plan, held, isEnded) || isEnded;
    }
    this.#reader.flush();
    return !isEnded;
  }

  /** The user chooses mine or theirs for every conflict of a table; `replaces` gets the user's cells that are replaced. */
  decide(
    { entity, sheet }: Table,
    side: 'mine' | 'theirs',
    replaces: (cells: readonly CellWrite[]) => void,
  ): void {
    this.#reader.identify({ entity, sheet });
    const inConflict = this.#reader
      .track({ entity, sheet })
      .rows.filter((row) => openConflicts(row).length > 0);
    const writes = inConflict.flatMap((row) =>
      openConflicts(row).map(({ field, mine, theirs }) => ({ row: row.id, field, cell: theirs, was: mine })),
    );
    if (side === 'theirs') {
      replaces(writes);
      this.#reader.write(sheet, writes);
    }
    const rows = inConflict.map(({ id }) => id);
    this.store.commit({ type: 'conflicts-decided', kind: entity.kind, rows });
    this.#reader.flush();
  }

  /** The user has checked on the service the rows that wait: some are stored, and the others may be sent again. */
  say({ entity, sheet }: Table, isThere: (row: RowId) => boolean): void {
    this.#reader.identify({ entity, sheet });
    const waiting = rowsWaitingForUser(this.#reader.table(entity).log);
    if (!entity.read) {
      const stored = new Set([...waiting].filter(isThere));
      this.#reader.reconcileUnlisted({ entity, sheet }, { by: 'user', stored });
    }
    const rows = [...waiting].filter((row) => !isThere(row));
    this.store.commit({ type: 'send-again', kind: entity.kind, rows, kept: [] });
    this.#reader.check({ entity, sheet });
    this.#reader.flush();
  }

  /** Restores the fields that the last push stored and that nobody has changed since. */
  undo(tables: readonly Table[]): void {
    for (const table of tables) {
      this.#reader.readSettled(table);
      this.#reader.identify(table);
    }
    const last = this.store.state.lastPush;
    if (!last) return;
    this.store.commit({ type: 'push-began' });
    let isEnded = false;
    for (const table of tables) {
      const { entity, sheet } = table;
      const done = last.rows.filter(({ kind }) => kind === entity.kind);
      if (done.length === 0) continue;
      const held = entity.read ? this.#reader.list(entity) : undefined;
      const now = this.#reader.track(table);
      const { rows } = invert(entity, done, {
        baselines: this.#reader.table(entity).snapshot.rows,
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
      this.#reader.write(sheet, writes);
      for (const { row } of writes) sheet.tell(row, statusOf({ kind: 'edited' }));
      isEnded = !this.#sendAndReadBack(table, plan, held, isEnded) || isEnded;
    }
    this.#reader.flush();
  }

  #plan(table: Table, { tracking, problems }: Read, held: readonly ServiceRecord[] | undefined): Plan {
    const { entity, sheet } = table;
    const { kind } = entity;
    const open = new Set(pendingEntries(this.#reader.table(entity).log).map(({ row }) => row));
    const whole = filteredPlan(
      planPush(entity, tracking.rows, problemRows(problems.filter(isError))),
      // A row that can be sent again unchanged is repeated, and not sent as a new item.
      ({ row, action }) => entity.read !== undefined || action === 'update' || !open.has(row),
    );
    if (!held) return whole;
    const compared = compareWithService({ entity, tracking }, whole, held);
    this.#reader.write(
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
    const held = entity.read ? this.#reader.list(entity) : undefined;
    this.#reader.identify(table);
    if (held) this.#reader.reconcileListed(table, held, { append: false });
    else this.#reader.reconcileUnlisted(table, { by: 'answers', justSent: this.#push });
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
        const { log } = this.#reader.table(entity);
        const entries = sentEntries(entity, { push: this.#push, call, items, log, preexisting });
        for (const { row } of items) this.service.senders.set(row, sheet.find(row)?.self);
        this.store.commit({ type: 'batch-sent', kind, entries });
        this.#reader.flush();
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
    if (this.#reader.table(entity).log.length === 0) return;
    this.#reader.identify(table);
    for (const entry of pendingEntries(this.#reader.table(entity).log)) {
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
}
