import type { TableView, View } from '../../app/view';
import type { Act } from '../act';

export interface HomeProps {
  readonly view: View;
  readonly act: Act;
}

interface Tables {
  /** Those of the workbook. */
  readonly present: readonly TableView[];
  /** Those that it could have. */
  readonly absent: readonly TableView[];
  /** The one whose sheet is in front. */
  readonly front: TableView | undefined;
}

export function tablesOf({ tables, active }: View): Tables {
  const present = tables.filter((table) => table.state !== 'absent');
  return {
    present,
    absent: tables.filter((table) => table.state === 'absent'),
    front: present.find(({ kind }) => kind === active),
  };
}
