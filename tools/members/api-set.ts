/**
 * API sets: which version of Excel has a member. Microsoft's typings name the set in the comment before a member, such as
 * `[Api set: ExcelApi 1.4]`; manifest.xml says which version of ExcelApi Shiftsheet asks for.
 */
import type ts from 'typescript';

/** The text of a declaration's API set, such as `ExcelApi 1.1 for get, 1.8 for set`. Undefined if its comment names none. */
export function apiSetOf(declaration: ts.Node): string | undefined {
  const file = declaration.getSourceFile();
  const before = file.text.slice(declaration.pos, declaration.getStart(file));
  return [...before.matchAll(/\[Api set:\s*([^\]]*?)\s*\]/g)].at(-1)?.[1];
}

/** A version of ExcelApi as a number that can be compared: 1013 for 1.13. Undefined for other sets, also `ExcelApiOnline 1.1`. */
export function excelApiOf(set: string): number | undefined {
  const [, major, minor] = /^ExcelApi (\d+)\.(\d+)/.exec(set) ?? [];
  return major === undefined ? undefined : Number(major) * 1000 + Number(minor);
}

/**
 * Whether a set is newer than the version `newest` of ExcelApi, such as '1.13'. Previews are, and the sets of one platform
 * (`ExcelApiOnline`, `ExcelApiDesktop`). Sets of other hosts are not: `Mailbox 1.3` stands at `completed` of a ribbon's event.
 */
export function isNewer(set: string | undefined, newest: string): boolean {
  if (!set?.startsWith('ExcelApi')) return false;
  const most = excelApiOf(`ExcelApi ${newest}`) ?? 0;
  return (excelApiOf(set) ?? Infinity) > most;
}

/** The version of ExcelApi that a manifest asks for, such as '1.13'. Throws if it asks for none. */
export function excelApiOfManifest(manifest: string): string {
  const version = /<Set Name="ExcelApi" MinVersion="([\d.]+)"/.exec(manifest)?.[1];
  if (version === undefined) throw new Error('The manifest asks for no version of ExcelApi.');
  return version;
}
