import { request } from 'node:https';
import { localhostCertificate } from '../../src/server/certificate';

export interface Asked {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** A certificate for one test run. `ask` trusts only this certificate, as a browser would after the warning. */
export const certificate = localhostCertificate('/nowhere');

/** One request as a browser or a program sends it. The test sets every header. */
export async function ask(
  url: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Asked> {
  const { cert } = await certificate;
  // Whatever Host header a test sends, the certificate is checked for the host that is really called. An IP has no server name.
  const { hostname } = new URL(url);
  const servername = hostname === 'localhost' ? hostname : '';
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, ca: cert, agent: false, servername }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () => {
        resolve({
          status: response.statusCode,
          headers: response.headers,
          text: Buffer.concat(parts).toString('utf8'),
        });
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
