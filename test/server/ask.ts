import { X509Certificate } from 'node:crypto';
import { request } from 'node:https';
import { isIP } from 'node:net';
import type { PeerCertificate } from 'node:tls';
import { localhostCertificate } from '../../src/server/certificate';

export interface Asked {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** A certificate for one test run. `ask` trusts only this certificate, as a browser would after the warning. */
export const certificate = localhostCertificate('/nowhere');

/** As a browser checks it: Node 22 does not see that `::1` is the certificate's `0:0:0:0:0:0:0:1`. */
function checkServerIdentity(host: string, { raw }: PeerCertificate): Error | undefined {
  const peer = new X509Certificate(raw);
  const covered = isIP(host) === 0 ? peer.checkHost(host) : peer.checkIP(host);
  return covered === undefined ? new Error(`The certificate is not for ${host}.`) : undefined;
}

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
    const options = { method, headers, ca: cert, agent: false, servername, checkServerIdentity };
    const sent = request(url, options, (response) => {
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
