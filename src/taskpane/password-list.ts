import type { FirstPassword } from '../app/view';
import type { LocalDefaults } from './browser/local-defaults';
import { loader } from './loader';
import { pushText } from './push-messages';

const { label, userName, password } = pushText.passwords.columns;

/** The code that writes the list. A view loads it before the user asks for the list. */
export const listCode = loader(() => import('./export/separated'));
type ListCode = NonNullable<typeof listCode.loaded>;

/** A file, with the decimal sign of the user's region, or text to copy. */
type Form = { readonly kind: 'csv'; readonly decimal: LocalDefaults['decimal'] } | { readonly kind: 'tabs' };

/**
 * First passwords as a table for saving (CSV) or copying (tab-separated, which pastes into cells). Texts that a spreadsheet
 * would calculate are escaped, because people type names. Excel reads a file with the list separator of its country: a
 * semicolon where numbers have a decimal comma.
 */
export function passwordList(
  { BYTE_ORDER_MARK, separated }: ListCode,
  passwords: readonly FirstPassword[],
  form: Form,
): string {
  const lines = [
    [label, userName, password],
    ...passwords.map((entry) => [entry.label, entry.userName, entry.password]),
  ];
  if (form.kind === 'tabs') return separated(lines, '\t');
  return BYTE_ORDER_MARK + separated(lines, form.decimal === ',' ? ';' : ',');
}
