import type { AddressField } from '../app/view';
import { text } from './messages';

/** What the connect form holds, as typed. */
export type Entered = Readonly<Record<AddressField, string>>;

/** Sentences for what is missing, by field. Whether the address can be one is the service's own judgement. */
export function missing(entered: Entered): Partial<Record<AddressField, string>> {
  const words = text.connect;
  return {
    ...(entered.baseUrl === '' && { baseUrl: words.addressMissing }),
    ...(entered.sessionId === '' && { sessionId: words.sessionMissing }),
    ...(entered.sp === '' && { sp: words.spMissing }),
  };
}
