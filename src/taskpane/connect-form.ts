import type { AddressField } from '../app/view';
import { text } from './messages';

/** The content of the connect form, as typed. */
export type Entered = Readonly<Record<AddressField, string>>;

/** Sentences for empty fields, by field. Whether an address is valid is checked by the service port. */
export function missing(entered: Entered): Partial<Record<AddressField, string>> {
  const words = text.connect;
  return {
    ...(entered.baseUrl === '' && { baseUrl: words.addressMissing }),
    ...(entered.sessionId === '' && { sessionId: words.sessionMissing }),
    ...(entered.sp === '' && { sp: words.spMissing }),
  };
}
