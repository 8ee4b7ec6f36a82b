/** What a program reads from the file of a workbook. */
import './browser-text-encoder';
import { TextDecoder } from 'node:util';
import { unzipSync } from 'fflate';
import type { PaperChoice } from '../../../src/core/reports/layout';
import type { Report } from '../../../src/core/reports/report';
import { workbookOf } from '../../../src/taskpane/export/workbook';

export interface Parts {
  readonly paths: readonly string[];
  readonly sheet: Document;
  readonly workbook: Document;
  readonly texts: Document;
  readonly styles: Document;
}

export async function partsOf(report: Report, choice?: PaperChoice): Promise<Parts> {
  const files = unzipSync(await bytesOf(await workbookOf(report, choice)));
  const part = (path: string) => {
    const bytes = files[path];
    if (!bytes) throw new Error(`no ${path}`);
    const parsed = new DOMParser().parseFromString(new TextDecoder().decode(bytes), 'application/xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    return parsed;
  };
  return {
    paths: Object.keys(files),
    sheet: part('xl/worksheets/sheet1.xml'),
    workbook: part('xl/workbook.xml'),
    texts: part('xl/sharedStrings.xml'),
    styles: part('xl/styles.xml'),
  };
}

export function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });
}

export interface Read {
  readonly value: string | number | undefined;
  readonly format: string;
  readonly bold: boolean;
  readonly fill: string | undefined;
  readonly ink: string | undefined;
}

export const all = (of: ParentNode, selector: string) => [...of.querySelectorAll(selector)];
export const attribute = (of: Element | null | undefined, name: string) =>
  of?.getAttribute(name) ?? undefined;

/** A cell of the one sheet as a program reads it from the file. */
export function reader({ sheet, texts, styles }: Parts): (address: string) => Read {
  const shared = all(texts, 'si').map((text) =>
    // Excel's own escape of letters by their numbers.
    (text.textContent ?? '').replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
  );
  const formats = new Map(
    all(styles, 'numFmt').map((of) => [attribute(of, 'numFmtId'), attribute(of, 'formatCode')]),
  );
  const [looks, fonts, fills] = ['cellXfs > xf', 'fonts > font', 'fills > fill'].map((path) =>
    all(styles, path),
  );
  const cells = new Map(all(sheet, 'c').map((cell) => [attribute(cell, 'r'), cell]));
  return (address) => {
    const cell = cells.get(address);
    const look = looks?.[Number(attribute(cell, 's') ?? 0)];
    const font = fonts?.[Number(attribute(look, 'fontId') ?? 0)];
    const raw = cell?.querySelector('v')?.textContent ?? undefined;
    const number = raw === undefined ? undefined : Number(raw);
    return {
      value: attribute(cell, 't') === 's' && number !== undefined ? shared[number] : number,
      format: formats.get(attribute(look, 'numFmtId')) ?? 'General',
      bold: font?.querySelector('b') !== null,
      fill: attribute(
        fills?.[Number(attribute(look, 'fillId') ?? 0)]?.querySelector('fgColor'),
        'rgb',
      )?.slice(2),
      ink: attribute(font?.querySelector('color'), 'rgb')?.slice(2),
    };
  };
}

export const readingOf = async (report: Report) => reader(await partsOf(report));
