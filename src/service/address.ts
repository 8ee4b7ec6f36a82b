import { AddressProblem } from '../app/failures';
import type { CallQuery, ServiceAddress } from '../app/ports/service';
import { paneWords } from '../core/words/words';

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
export function callUrl(
  { baseUrl, sessionId, sp }: ServiceAddress,
  method: string,
  query: CallQuery,
): string {
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

/** Why an address, a session ID or a company's number can't be used. */
export const addressMessages = paneWords.words('addressMessages', {
  sessionEmpty: 'The session ID is empty. Paste the one that the service gave you.',
  spWrong: 'SP is a number that stands for your company, for example 1. Ask whoever runs the service.',
  empty: 'The service address is empty. It looks like https://company.example/service.',
  tooMuch:
    'The service address must end before any "?", "#" or sign-in name: the session ID and SP have fields of their own.',
  https: 'The service address must begin with https:// so that nobody on the way can read it.',
  /** The text is not quoted: it may be a session ID that was pasted into the wrong box. */
  notAnAddress: 'This is not a service address. One looks like https://company.example/service.',
});

/** IPv4 of private networks (RFC 1918) and of one link (RFC 3927), and the loopback addresses. */
const PRIVATE_IPV4 = /^(?:10|127|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$/;
/** IPv6 of private networks (RFC 4193) and of one link (RFC 4291), and the loopback address. */
const PRIVATE_IPV6 = /^\[(?:f[cd]|fe[89ab]|::1\])/;
/** Names that only a company's own network knows. A name without a point is one, `localhost` too. */
const PRIVATE_NAME = /^[^.:]+$|\.(?:local|localhost|internal|intranet|home\.arpa)$/;

/** Whether a host, as `URL` writes it, is certainly in a private network. Other names may be in one too: nobody can see that. */
export function isPrivateHost(hostname: string): boolean {
  return [PRIVATE_IPV4, PRIVATE_IPV6, PRIVATE_NAME].some((shape) => shape.test(hostname));
}
