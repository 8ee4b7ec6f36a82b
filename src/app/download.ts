import { emptyBaseline, type BaselineRow } from '../core/changes/baseline';
import { unknownFields, type WireRecord } from '../core/table/record';
import { keyOf } from '../core/table/record';
import type { RowId } from '../core/table/sheet';
import { freshId, identifyRows } from './identity';
import { amount, messages } from './messages';
import type { Notice } from './view';
import { asHeld, refreshTable, rowCells } from './refresh';
import { settleOpen } from './settle-open';
import { describe, readTable } from './table';
import { allCells, readRecords, type Work } from './work';

type Told = Omit<Notice, 'id'>;

/** Brings a kind's records into its table: laid anew where the workbook has none, merged into it where it has. */
export async function download(work: Work, kind: string): Promise<Told> {
  const { entity } = describe(kind, []);
  work.progress(`Asking the service for its ${entity.many}`);
  const records = await readRecords(work, entity);
  const known = work.baselines.get(kind);
  const exists = (await readTable(work.ports.workbook, kind, known)) !== undefined;
  if (!exists) return layAnew(work, kind, records);
  if (records.length === 0 && known.rows.size > 0)
    return { tone: 'warning', title: messages.emptyList(entity.many) };
  return merge(work, kind, records);
}

async function layAnew(work: Work, kind: string, records: readonly WireRecord[]): Promise<Told> {
  const unknown = unknownFields(describe(kind, []).entity, records);
  const { entity, layout } = describe(kind, unknown);
  work.progress(`Writing ${amount(records.length, entity.one, entity.many)} into the sheet`);
  const rows = new Map<RowId, BaselineRow>();
  for (const cells of allCells(entity, records)) {
    const id = freshId(work.ports.random);
    rows.set(id, { id, key: keyOf(entity, cells), cells });
  }
  const block = [...rows.values()].map(({ id, cells }) => rowCells(layout.columns, id, cells));
  await work.ports.workbook.create(layout, block);
  const baseline = { ...emptyBaseline, rows, unknownFields: unknown };
  await work.baselines.set(kind, await asHeld(work, baseline, kind, [...rows.values()]));
  await settleOpen(work, kind, undefined, allCells(entity, records));
  const title = `${amount(records.length, entity.one, entity.many)} downloaded`;
  return {
    tone: records.length > 0 ? 'success' : 'warning',
    title: records.length > 0 ? title : messages.emptyDownload(entity.many),
  };
}

async function merge(work: Work, kind: string, records: readonly WireRecord[]): Promise<Told> {
  work.progress('Merging what the service holds into the sheet');
  const { read } = await identifyRows(work.ports, work.baselines, kind);
  const theirs = allCells(read.entity, records);
  const statuses = await settleOpen(work, kind, read, theirs);
  const { conflicts, gone, appended } = await refreshTable(work, read, work.baselines.get(kind), theirs, {
    statuses,
    append: true,
  });
  await work.journal.settled(kind, new Set(statuses.keys()));
  const { one, many } = read.entity;
  const parts = [
    appended > 0 ? `${amount(appended, one, many)} added to the sheet` : '',
    gone > 0 ? `${amount(gone, one, many)} no longer on the service` : '',
    conflicts > 0 ? `${amount(conflicts, one, many)} changed on both sides: see Message` : '',
  ].filter((part) => part !== '');
  return {
    tone: conflicts > 0 || gone > 0 ? 'warning' : 'success',
    title: `${amount(records.length, one, many)} read again; your edits were kept`,
    ...(parts.length > 0 ? { detail: `${parts.join('. ')}.` } : {}),
  };
}
