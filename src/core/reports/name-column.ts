import type { ReportColumn } from './report';
import { reportWords } from './words';

/**
 * A column of names. Long names are broken into lines: if they were cut, two people whose names differ only at the end would
 * look the same.
 */
export function nameColumn(header: string, width: number): ReportColumn {
  return { header, kind: 'text', width, wrap: true };
}

export const personColumn = (): ReportColumn => nameColumn(reportWords.columns.person, 24);
