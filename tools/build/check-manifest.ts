/** Checks a manifest offline: Microsoft's schemas, and Microsoft's own reader. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OfficeAddinManifest, type ManifestInfo } from 'office-addin-manifest';
import { validateXML } from 'xmllint-wasm';

const SCHEMAS = path.join(import.meta.dirname, 'schema');
/** The schema of the whole; it imports the others. */
const WHOLE = 'OfficeAppManifestV1_1.xsd';

/** What the schemas have against the manifest, one text each; none if it is valid. */
export async function schemaProblems(manifest: string): Promise<string[]> {
  const names = (await readdir(SCHEMAS)).filter((name) => name.endsWith('.xsd'));
  const file = async (fileName: string) => ({
    fileName,
    contents: await readFile(path.join(SCHEMAS, fileName), 'utf8'),
  });
  const { valid, errors } = await validateXML({
    xml: [{ fileName: 'manifest.xml', contents: manifest }],
    schema: [await file(WHOLE)],
    preload: await Promise.all(names.filter((name) => name !== WHOLE).map(file)),
  });
  return valid ? [] : errors.map(({ rawMessage }) => rawMessage);
}

/** The manifest as Microsoft's reader (office-addin-manifest) understands it. Rejects if the reader refuses it. */
export async function readByMicrosoft(manifest: string): Promise<ManifestInfo> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shiftsheet-manifest-'));
  try {
    const file = path.join(folder, 'manifest.xml');
    await writeFile(file, manifest);
    return await OfficeAddinManifest.readManifestFile(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}
