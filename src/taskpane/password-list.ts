import type { FirstPassword } from '../app/view';
import { pushText } from './push-messages';

const { label, userName, password } = pushText.passwords.columns;

/** So that Excel reads the file as UTF-8 and not in the machine's old code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * First passwords as a table for saving (CSV) or copying (tab-separated, which pastes into cells). Texts that a
 * spreadsheet would calculate are escaped: names come from people. Papa Parse is loaded here, on first use.
 */
export async function passwordList(
  passwords: readonly FirstPassword[],
  form: 'csv' | 'tabs',
): Promise<string> {
  const { unparse } = await import('papaparse');
  const table = unparse(
    {
      fields: [label, userName, password],
      data: passwords.map((entry) => [entry.label, entry.userName, entry.password]),
    },
    { delimiter: form === 'csv' ? ',' : '\t', escapeFormulae: true, newline: '\r\n' },
  );
  return form === 'csv' ? BYTE_ORDER_MARK + table : table;
}
