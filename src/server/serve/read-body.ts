import type { IncomingMessage } from 'node:http';

type Body = Buffer | 'too-large' | 'too-slow' | 'gone';

/** How much of a body that is too large is still read, as a multiple of the limit. */
const READ_ON = 4;

/**
 * Reads the whole body before anything is sent to the service: a body that is cut, slow or too large never reaches it. The
 * rest of a body that is too large is read and thrown away, because most callers see no answer before they have sent
 * everything. 'gone': the caller left.
 */
export function readBody(
  request: IncomingMessage,
  { bytes, seconds }: { readonly bytes: number; readonly seconds: number },
): Promise<Body> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let length = 0;
    const end = (body: Body) => {
      clearTimeout(timer);
      request.off('data', add);
      resolve(body);
    };
    const timer = setTimeout(() => end(length > bytes ? 'too-large' : 'too-slow'), seconds * 1000);
    const add = (part: Buffer) => {
      length += part.length;
      if (length <= bytes) parts.push(part);
      else parts.length = 0;
      if (length > bytes * READ_ON) end('too-large');
    };
    request.on('data', add);
    request.once('end', () => end(length > bytes ? 'too-large' : Buffer.concat(parts)));
    request.once('error', () => end('gone'));
    request.once('close', () => end('gone'));
  });
}
