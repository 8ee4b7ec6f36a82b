/** `npm run sbom`: writes artifacts/sbom.json, the list of all packages in the form CycloneDX. */
import './commands/short-errors';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sbomOf } from './sbom/sbom-of';

const FILE = 'artifacts/sbom.json';

const root = path.resolve(import.meta.dirname, '..');
const sbom = sbomOf(root);
mkdirSync(path.join(root, 'artifacts'), { recursive: true });
writeFileSync(path.join(root, FILE), sbom);
console.log(`${FILE} is written.`);
