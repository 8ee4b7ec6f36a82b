/** The list of Office.js members that the product uses, and the typings that keep newer ones out of src/excel. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type ts from 'typescript';
import { excelApiOfManifest, isNewer } from '../../tools/members/api-set';
import { makeTypings } from '../../tools/members/make-typings';
import { olderTypings } from '../../tools/members/older-typings';
import { usedMembers } from '../../tools/members/used-members';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

let folder: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'members-')));
});
afterEach(() => rm(folder, { recursive: true }));

/** Compiles a file as one of src/excel. Gives the places and codes of its errors: `3 TS2339`. */
async function errorsInExcel(lines: readonly string[]): Promise<string[]> {
  const config = { extends: path.join(root, 'src/excel/tsconfig.json'), include: ['.'] };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  await writeFile(path.join(folder, 'it.ts'), [...lines, 'export {};'].join('\n'));
  const compiler = path.join(root, 'node_modules/typescript-7/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const errors = stdout.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith(' '));
  return errors.map((line) => line.replace(/^it\.ts\((\d+),\d+\): error (TS\d+): .*$/, '$1 $2'));
}

test('src/excel compiles with what the manifest’s ExcelApi has, and with nothing newer', async () => {
  expect(makeTypings()).toBe(excelApiOfManifest(read('manifest.xml')));
  expect(
    await errorsInExcel([
      'declare const range: Excel.Range; declare const event: Excel.WorksheetChangedEventArgs;',
      'range.getDirectDependents(); // 1.13',
      'event.source; range.load({ values: true });',
      'range.getDependents(); // 1.15',
      'event.triggerSource; // 1.14',
      'range.load({ valuesAsJson: true }); // 1.16',
      'export const linked = (workbook: Excel.Workbook) => workbook.linkedWorkbooks; // ExcelApiOnline',
      'export const kind: unknown = Excel.CellControlType.empty; // 1.18',
    ]),
  ).toEqual(['4 TS2339', '5 TS2339', '6 TS2769', '7 TS2339', '8 TS2339']);
});

test('the manifest that is read is the one of Excel’s set', () => {
  const manifest = '<Set Name="SharedRuntime" MinVersion="1.1" />\n<Set Name="ExcelApi" MinVersion="1.9"/>';
  expect(excelApiOfManifest(manifest)).toBe('1.9');
  expect(() => excelApiOfManifest('<OfficeApp/>')).toThrow('asks for no version of ExcelApi');
});

test.each([
  [undefined, false],
  ['ExcelApi 1.13', false],
  ['ExcelApi 1.9', false],
  ['ExcelApi 1.1 for get, 1.18 for set', false],
  ['Mailbox 1.15', false],
  ['ExcelApi 1.14', true],
  ['ExcelApi 2.1', true],
  ['ExcelApi BETA (PREVIEW ONLY)', true],
  ['ExcelApiOnline 1.1', true],
  ['ExcelApiDesktop 1.1', true],
])('for ExcelApi 1.13, a member of the set %j is newer: %j', (set, expected) => {
  expect(isNewer(set, '1.13')).toBe(expected);
});

test('a newer type becomes never, a newer value leaves its enum and the texts beside it, and other hosts go', () => {
  const typings = `declare namespace Word { class Document {} }
declare namespace Excel {
  /** [Api set: ExcelApi 1.1] */
  enum Kind {
    /** [Api set: ExcelApi 1.1] */
    line = "Line",
    /** [Api set: ExcelApi 1.14] */
    ring = "Ring",
  }
  /** [Api set: ExcelApi 1.14] */
  interface Ring { /** [Api set: ExcelApi 1.14] */ size: number; }
  /** [Api set: ExcelApi 1.1] */
  class Chart {
    /** [Api set: ExcelApi 1.1] */
    kind: Excel.Kind | "Line" | "Ring";
    /** [Api set: ExcelApi 1.1] */
    shape: string | Excel.Ring;
    /** [Api set: ExcelApi 1.14] */
    ring(): void;
  }
}
`;
  const said = (version: string) =>
    olderTypings(typings, version)
      .replace(/\/\*\*.*?\*\//g, '')
      .replace(/\s+/g, ' ');
  expect(said('1.13')).toBe(
    '// ExcelApi 1.13 declare namespace Excel { enum Kind { line = "Line", } type Ring = never; ' +
      'class Chart { kind: Excel.Kind | "Line" | never; shape: string | Excel.Ring; } } ',
  );
  expect(said('1.14')).toContain(
    'kind: Excel.Kind | "Line" | "Ring"; shape: string | Excel.Ring; ring(): void;',
  );
});

test('a member is found however it is written, with its object, its set and its files', async () => {
  const file = path.join(folder, 'it.ts');
  const source = `
    declare const sheet: Excel.Worksheet;
    const { tables } = sheet;
    tables.load('items/name,items/style');
    sheet.getRange('A1').set({ values: [[1]] });
    const own: { values: number; address: string } = { values: 1, address: '' };
    own.address;
    const text = 'showGridlines';
    export const options: Excel.RunOptions = { delayForCellEdit: true };
    sheet.visibility = 'Hidden';
    sheet.getRanges('A1')?.areas.items[0]?.rowCount;
  `;
  await writeFile(file, source);
  const options: ts.CompilerOptions = {
    strict: true,
    lib: ['lib.es2022.d.ts'],
    types: ['office-js'],
    typeRoots: [path.join(root, 'node_modules/@types')],
  };
  const found = usedMembers([file], options);
  expect(found.map(({ owner, name, set }) => `${owner}.${name} ${set ?? '-'}`).sort()).toEqual([
    'Excel.Range.rowCount ExcelApi 1.1',
    'Excel.Range.set -',
    'Excel.Range.values ExcelApi 1.1',
    'Excel.RangeAreas.areas ExcelApi 1.9',
    'Excel.RangeCollection.items -',
    'Excel.RunOptions.delayForCellEdit -',
    'Excel.Table.name ExcelApi 1.1',
    'Excel.Table.style ExcelApi 1.1',
    'Excel.TableCollection.items -',
    'Excel.TableCollection.load -',
    'Excel.Worksheet.getRange ExcelApi 1.1',
    'Excel.Worksheet.getRanges ExcelApi 1.9',
    'Excel.Worksheet.tables ExcelApi 1.1',
    'Excel.Worksheet.visibility ExcelApi 1.1 for reading visibility; 1.2 for setting it.',
  ]);
  expect(found.every(({ files }) => [...files].join() === file)).toBe(true);
});
