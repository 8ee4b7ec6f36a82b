import type { FirstPassword } from '../app/view';
import { pushText } from './push-messages';

const { label, userName, password } = pushText.passwords.columns;

/**
 * First passwords as a table for saving (CSV) or copying (tab-separated, which pastes into cells). Texts that a spreadsheet
 * would calculate are escaped, because people type names.
 */
export async function passwordList(
  passwords: readonly FirstPassword[],
  form: 'csv' | 'tabs',
): Promise<string> {
  const { BYTE_ORDER_MARK, separated } = await import('./export/separated');
  const rows = passwords.map((entry) => [entry.label, entry.userName, entry.password]);
  const table = separated([[label, userName, password], ...rows], form === 'csv' ? ',' : '\t');
  return form === 'csv' ? BYTE_ORDER_MARK + table : table;
}
