import type { SettingsKind } from '../../core/table/settings-sheets';
import { wantedLayout, wantedWords } from '../../core/table/wanted';
import type { Cell } from '../../core/values/cell';
import type { WorkbookState } from '../job-context';

/** The rows with which a settings sheet is made: "Wanted" begins with an example of the company's own first department. */
export function firstRows(kind: SettingsKind, { names }: Pick<WorkbookState, 'names'>): Cell[][] {
  const [department] = names.listOf('departments').entries;
  if (kind !== 'wanted' || !department) return [];
  const cells: Readonly<Record<string, Cell>> = {
    day: wantedWords.workdays,
    from: '9:00',
    until: '17:00',
    department: department.label,
    heads: 1,
    notes: wantedWords.example,
  };
  return [wantedLayout().columns.map(({ id }) => cells[id] ?? '')];
}
