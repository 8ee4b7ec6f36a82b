import { dayOfSerial } from '../calendar/days';
import { isThere, type TrackedRow } from '../changes/row';
import { fieldOf, type Entity } from '../entities/entity';
import { whoAndWhen } from '../shifts/shift';
import { takeEach, type Sliced } from '../slices';
import { isFilled, readerOf, type RowCells } from '../table/row-reader';
import type { Leave, QualificationFact, ReportShift, Transaction } from './facts';

/** The facts in the rows of a sheet, and the rows that are not empty and can't be counted. */
export interface RowsRead<Fact> {
  readonly facts: readonly Fact[];
  readonly unreadable: readonly TrackedRow[];
}

/** Blocks of the current schedule or the timesheet. The rules leave the same rows out (whoAndWhen). */
export function shiftsOf(
  entity: Entity,
  rows: readonly TrackedRow[],
  schedule: ReportShift['schedule'],
): Sliced<RowsRead<ReportShift>> {
  const read = readerOf(entity);
  return factsOf(rows, (row): ReportShift | undefined => {
    const block = entity.block && whoAndWhen(read, row, entity.block);
    if (!block) return undefined;
    const { who, start, end, typed } = block;
    const department = read.record(row, 'Department');
    const account = read.record(row, 'TimeOffAccount');
    return {
      personId: who.id,
      person: who.label,
      start,
      end,
      departmentId: department?.id ?? '',
      department: department?.label ?? '',
      area: read.label(row, 'Area'),
      task: read.label(row, 'Task'),
      timeOffReason: read.label(row, 'TimeOffReason'),
      timeOffAccountId: account?.id ?? '',
      timeOffAccount: account?.label ?? '',
      notes: read.text(row, 'Notes'),
      color: read.value(row, 'Color') ?? '',
      hoursTyped: typed ?? undefined,
      schedule,
      row: row.id,
      isPushed: isPushed(row),
    };
  });
}

/** Time-off transactions: a person and an amount are required. */
export function leaveOf(entity: Entity, rows: readonly TrackedRow[]): Sliced<RowsRead<Leave>> {
  const read = readerOf(entity);
  const transactionOf = (row: RowCells): Transaction | undefined => {
    const [who, account] = [read.record(row, 'Person'), read.record(row, 'Account')];
    const [amount, day] = [read.number(row, 'Amount'), read.day(row, 'EffectiveDate')];
    if (!who || !isFilled(amount) || day === undefined) return undefined;
    return {
      personId: who.id,
      person: who.label,
      accountId: account?.id ?? '',
      account: account?.label ?? '',
      effectiveDate: (day !== null && dayOfSerial(day)) || '',
      amount,
    };
  };
  return factsOf(rows, (row): Leave | undefined => {
    const now = transactionOf(row);
    if (!now) return undefined;
    const { base } = row;
    const stored = isPushed(row) || !base ? undefined : transactionOf({ cells: base.cells, base });
    return {
      ...now,
      row: row.id,
      description: read.text(row, 'Description'),
      isPushed: isPushed(row),
      ...(stored && { stored }),
    };
  });
}

/** Qualifications: a person and an item are required. The category is the item's own, whatever the row's Category says. */
export function qualificationsOf(
  entity: Entity,
  rows: readonly TrackedRow[],
): Sliced<RowsRead<QualificationFact>> {
  const read = readerOf(entity);
  const [items, categories] = [fieldOf(entity, 'Item').names, fieldOf(entity, 'Category').names];
  const categoryOf = (item: string): string | undefined => {
    const category = items?.categoryOf(item);
    return category === undefined ? undefined : categories?.labelOf(category);
  };
  return factsOf(rows, (row): QualificationFact | undefined => {
    const [who, item] = [read.record(row, 'Person'), read.record(row, 'Item')];
    const [rank, rate] = [read.number(row, 'Rank'), read.number(row, 'PayRate')];
    if (!who || !item || rank === undefined || rate === undefined) return undefined;
    return {
      personId: who.id,
      person: who.label,
      itemId: item.id,
      item: item.label,
      category: categoryOf(item.id) ?? read.label(row, 'Category'),
      rank: rank ?? undefined,
      rate: rate ?? undefined,
      isPushed: isPushed(row),
    };
  });
}

function* factsOf<Fact>(
  rows: readonly TrackedRow[],
  factOf: (row: TrackedRow) => Fact | undefined,
): Sliced<RowsRead<Fact>> {
  const facts: Fact[] = [];
  const unreadable: TrackedRow[] = [];
  yield* takeEach(rows, (row) => {
    if (!isThere(row)) return;
    const fact = factOf(row);
    if (fact === undefined) unreadable.push(row);
    else facts.push(fact);
  });
  return { facts, unreadable };
}

function isPushed({ change }: TrackedRow): boolean {
  return change === 'unchanged';
}
