import type { ReportColumn } from './report';

/** A column of names. They are broken where they are too long: cut, two people who are told apart at the end are one. */
export function nameColumn(header: string, width: number): ReportColumn {
  return { header, kind: 'text', width, wrap: true };
}

export const PERSON = nameColumn('Person', 24);
