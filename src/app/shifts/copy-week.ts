import { nextWeek } from '../../core/schedule/next-week';
import { addRows } from '../table/add-rows';
import { identifyRows } from '../table/identity';
import { amount } from '../messages';
import type { Ports } from '../ports';
import { shiftMessages } from './shift-messages';
import type { Notice } from '../view';
import type { WorkbookState } from '../job-context';

/** Adds the shifts of the selected rows once more, seven days later; the originals stay. Returns the notice. */
export async function copyToNextWeek(
  ports: Ports,
  known: WorkbookState,
  kind: string,
): Promise<Omit<Notice, 'id'>> {
  const { read } = await identifyRows(ports, known, kind);
  const selected = new Set((await ports.workbook.selected(read.layout)).map(({ id }) => id));
  const originals = read.tracking.rows.filter(({ id, state }) => state !== 'blank' && selected.has(id));
  const { one, many, sheet } = read.entity;
  if (originals.length === 0) return { tone: 'warning', title: shiftMessages.nothingSelected(sheet) };
  const copies = originals.map(({ cells }) => nextWeek(read.entity, cells));
  await addRows(ports, known, kind, copies);
  return { tone: 'success', title: shiftMessages.copied(amount(copies.length, one, many)) };
}
