import { AddressProblem } from '../app/failures';
import type { Query, ServiceAddress } from '../app/ports';

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Checks an address and returns it in its normal form, in which it is written and compared. Throws an AddressProblem. http
 * is allowed for this computer only: elsewhere others on the way could read the session ID.
 */
export function checkAddress(address: ServiceAddress): ServiceAddress {
  const sessionId = address.sessionId.trim();
  const sp = address.sp.trim();
  const url = parseUrl(address.baseUrl.trim());
  if (sessionId === '')
    throw new AddressProblem(
      'sessionId',
      'The session ID is empty. Paste the one that the service gave you.',
    );
  if (!/^\d+$/.test(sp))
    throw new AddressProblem(
      'sp',
      'SP is a number that stands for your company, for example 1. Ask whoever runs the service.',
    );
  const path = url.pathname.replace(/\/+$/, '');
  return { baseUrl: url.origin + path, sessionId, sp: sp.replace(/^0+(?=\d)/, '') };
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
  if (text === '')
    throw new AddressProblem(
      'baseUrl',
      'The service address is empty. It looks like https://company.example/service.',
    );
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new AddressProblem(
      'baseUrl',
      `"${text.slice(0, 60)}" is not an address. It looks like https://company.example/service.`,
    );
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new AddressProblem(
      'baseUrl',
      'The service address must end before any "?", "#" or sign-in name: the session ID and SP have fields of their own.',
    );
  }
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && LOCAL.test(url.hostname))) {
    throw new AddressProblem(
      'baseUrl',
      'The service address must begin with https:// so that nobody on the way can read it.',
    );
  }
  return url;
}
