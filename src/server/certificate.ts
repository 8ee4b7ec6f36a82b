import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { generate } from 'selfsigned';

/** PEM texts for the https server. `trusted`: the browser knows the issuer and shows no warning. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
  readonly trusted: boolean;
}

/** Browsers refuse certificates that are valid for much longer. A new one is made at every start anyway. */
const SELF_SIGNED_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The folder into which `npm run certs` writes localhost.crt and localhost.key. */
const devCertificateFolder = path.join(homedir(), '.office-addin-dev-certs');

/**
 * The certificate for https://localhost: the one of office-addin-dev-certs, if the user has installed it and it is still valid.
 * Otherwise one that is made now and kept in memory only.
 */
export async function localhostCertificate(folder = devCertificateFolder): Promise<Certificate> {
  return (await installedCertificate(folder)) ?? (await selfSignedCertificate());
}

async function installedCertificate(folder: string): Promise<Certificate | undefined> {
  try {
    const [cert, key] = await Promise.all([
      readFile(path.join(folder, 'localhost.crt'), 'utf8'),
      readFile(path.join(folder, 'localhost.key'), 'utf8'),
    ]);
    const expires = new Date(new X509Certificate(cert).validTo).getTime();
    return expires > Date.now() ? { cert, key, trusted: true } : undefined;
  } catch {
    return undefined; // not installed, or not readable: a self-signed one works too
  }
}

async function selfSignedCertificate(): Promise<Certificate> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    keyType: 'ec',
    notAfterDate: new Date(Date.now() + SELF_SIGNED_DAYS * DAY_MS),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
          { type: 7, ip: '::1' },
        ],
      },
    ],
  });
  return { cert, key, trusted: false };
}
