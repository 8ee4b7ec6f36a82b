import { AddressProblem } from '../app/failures';
import type { Query, ServiceAddress } from '../app/ports';
import { addressMessages } from './address-messages';

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Checks an address and returns it in its normal form, in which it is written and compared. Throws an AddressProblem. http
 * is allowed for this computer only: elsewhere others on the way could read the session ID.
 */
export function checkAddress(address: ServiceAddress): ServiceAddress {
  const sessionId = address.sessionId.trim();
  const baseUrl = checkBaseUrl(address.baseUrl);
  if (sessionId === '') throw new AddressProblem('sessionId', addressMessages.sessionEmpty);
  return { baseUrl, sessionId, sp: checkSp(address.sp) };
}

/** The same for the address without session ID and SP. */
export function checkBaseUrl(text: string): string {
  const { origin, pathname } = parseUrl(text.trim());
  return origin + pathname.replace(/\/+$/, '');
}

/** The same for the number of a company. */
export function checkSp(text: string): string {
  const sp = text.trim();
  if (!/^\d+$/.test(sp)) throw new AddressProblem('sp', addressMessages.spWrong);
  return sp.replace(/^0+(?=\d)/, '');
}

/** The address of one call (specification, section 4.1). It contains the session ID: never show or log it. */
export function callUrl({ baseUrl, sessionId, sp }: ServiceAddress, method: string, query: Query): string {
  const parameters = new URLSearchParams({
    Module: 'API',
    SessionID: sessionId,
    SP: sp,
    Method: method,
    ...query,
  });
  return `${baseUrl}?${parameters.toString()}`;
}

function parseUrl(text: string): URL {
  if (text === '') throw new AddressProblem('baseUrl', addressMessages.empty);
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new AddressProblem('baseUrl', addressMessages.notAnAddress);
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new AddressProblem('baseUrl', addressMessages.tooMuch);
  }
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && LOCAL.test(url.hostname))) {
    throw new AddressProblem('baseUrl', addressMessages.https);
  }
  return url;
}
