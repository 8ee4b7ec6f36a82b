import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays, differenceInDays } from 'date-fns';
import { generate } from 'selfsigned';
import { localhostCertificate } from '../../src/server/certificate';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shiftsheet-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The certificate is judged by the real day, as in use. */
async function install(validForDays: number): Promise<string> {
  // oxlint-disable-next-line shiftsheet/no-clocks
  const now = new Date();
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: addDays(now, -2),
    notAfterDate: addDays(now, validForDays),
  });
  writeFileSync(path.join(folder, 'localhost.crt'), made.cert);
  writeFileSync(path.join(folder, 'localhost.key'), made.private);
  return made.cert;
}

describe('the certificate', () => {
  test('is the installed one while it is valid', async () => {
    const cert = await install(1);
    expect(await localhostCertificate(folder)).toMatchObject({ cert, trusted: true });
  });

  test('is a new one if the installed one has expired', async () => {
    const cert = await install(-1);
    const made = await localhostCertificate(folder);
    expect([made.trusted, made.cert === cert]).toEqual([false, false]);
  });

  test('is a new one if the installed one is broken or incomplete', async () => {
    await install(1);
    writeFileSync(path.join(folder, 'localhost.crt'), 'no certificate');
    expect((await localhostCertificate(folder)).trusted).toBe(false);
    rmSync(path.join(folder, 'localhost.crt'));
    expect((await localhostCertificate(folder)).trusted).toBe(false);
  });

  test('that is new has every name of this machine, and is valid for weeks', async () => {
    const { cert } = await localhostCertificate(folder);
    const x509 = new X509Certificate(cert);
    expect(x509.subjectAltName).toBe('DNS:localhost, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1');
    expect(differenceInDays(x509.validTo, x509.validFrom)).toBe(30);
  });
});
