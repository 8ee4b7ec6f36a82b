/** A newcomer finds the tests of a source folder in the test folder of the same name. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import longTests from './runner/long-tests.json';

const root = path.resolve(import.meta.dirname, '..');

/** Test folders without a source folder of the same name, each with what it has. Their subfolders need no source folder. */
const OTHERS: Readonly<Record<string, string>> = {
  'test/app/world': 'the app on a workbook in memory and a stand-in service, and what people do there',
  'test/core/paste/texts': 'rosters as people paste them, each with the shifts that must be read',
  'test/core/paste/variations':
    'texts by kinds of faults, each with its right answer, by people who knew no code',
  'test/core/sync/model': 'random acts on the rules of sync, compared with a simple model',
  'test/e2e': 'tests in a browser, with Excel’s window drawn by the workbench',
  'test/fixtures':
    'data: workbooks that earlier releases saved, a busy workbook, the specification’s examples',
  'test/runner': 'what the test runner needs: the order of the files, and expectations that many tests use',
  'test/office': 'Microsoft’s own Office.js in Node, over a workbook in memory',
  'test/standins/excel/grid-contract':
    'what each grid must do, by topic: the grid in memory and the workbench’s',
  'test/tools': 'tests of the folder tools',
  'test/deploy': 'what companies serve the pages with, such as nginx',
  'test/trust': 'the whole product under random acts, faults and interruptions',
};

const isBelow = (folder: string, other: string) => folder === other || folder.startsWith(`${other}/`);

function foldersBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => [`${folder}/${name}`, ...foldersBelow(`${folder}/${name}`)]);
}

test('each test folder has the name of a source folder, or is in the list of others', () => {
  const lost = foldersBelow('test')
    .filter((folder) => !Object.keys(OTHERS).some((other) => isBelow(folder, other)))
    .filter((folder) => !existsSync(path.join(root, folder.replace(/^test/, 'src'))));
  expect(lost).toEqual([]);
});

test('each folder in the list of others exists and has no source folder', () => {
  const wrong = Object.keys(OTHERS).filter(
    (folder) =>
      !existsSync(path.join(root, folder)) || existsSync(path.join(root, folder.replace(/^test/, 'src'))),
  );
  expect(wrong).toEqual([]);
});

test('each path in the list of long tests exists', () => {
  expect(longTests.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
