/**
 * `npx tsx tools/members.ts`: prints each member of Office.js that the product uses, by object, with its API set and the files that use
 * it. At the end it says which set is the newest, and for which sets the product tests at run time.
 */
import './commands/short-errors';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { excelApiOf, excelApiOfManifest } from './members/api-set';
import { usedMembers, type Member } from './members/used-members';

/** The folders of the product. The lint lets none but `excel` name the Office API; the others are read to be sure. */
const PRODUCT = ['src/core', 'src/app', 'src/service', 'src/excel', 'src/taskpane'];

const NOTES = [
  'Files are in src/excel. "—": the typings name no set. "…": they also name parts that came later, such as setting a value.',
  'Not seen: members that only a text put together at run time loads, values of enums that are written as texts, and members that',
  'are read through types of our own (events in edit-events.ts, newer-members.ts, partitionKey in ready.ts).',
];

const root = path.resolve(import.meta.dirname, '..');

const files = PRODUCT.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(root, folder, file)),
);

const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file));
const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);

const shortFile = (file: string) =>
  path.relative(path.join(root, 'src/excel'), file).split(path.sep).join('/');
const list = (found: ReadonlySet<string>) => [...found].map(shortFile).sort().join(', ');

/** The set in few characters: `ExcelApi 1.1…` for `ExcelApi 1.1 for get, 1.8 for set`. */
function shortSet(set: string | undefined): string {
  const [first = '—'] = /^\w+ [\d.]+\d/.exec(set ?? '') ?? [];
  return first === set || set === undefined ? first : `${first}…`;
}

function linesOf(owner: string, members: readonly Member[]): string[] {
  const width = Math.max(...members.map(({ name }) => name.length));
  const lines = members.map(
    ({ name, set, files }) => `  ${name.padEnd(width)}  ${shortSet(set).padEnd(14)}${list(files)}`,
  );
  return [owner, ...lines.sort(), ''];
}

/** The sets that the product asks Excel for, each with the files that do. */
function testedSets(): string {
  const tests = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/isSetSupported\('(\w+)', '([\d.]+)'\)/g)].map(
      ([, name, version]) => `${name} ${version} (${shortFile(file)})`,
    ),
  );
  return tests.sort().join(', ');
}

const members = usedMembers(files, options);
const owners = [...new Set(members.map(({ owner }) => owner))].sort();
for (const owner of owners)
  console.log(
    linesOf(
      owner,
      members.filter((member) => member.owner === owner),
    ).join('\n'),
  );

const versionOf = ({ set }: Member) => excelApiOf(set ?? '') ?? 0;
const newest = Math.max(...members.map(versionOf));
const ofNewest = members.filter((member) => versionOf(member) === newest);
const users = new Set(members.flatMap((member) => [...member.files]));
const asked = excelApiOfManifest(readFileSync(path.join(root, 'manifest.xml'), 'utf8'));
console.log(
  [
    ...NOTES,
    '',
    `${members.length} members of ${owners.length} objects, in ${users.size} files.`,
    `Newest set: ${shortSet(ofNewest[0]?.set)} (${ofNewest.map(({ owner, name }) => `${owner}.${name}`).join(', ')}). manifest.xml asks for ExcelApi ${asked}.`,
    `Tested for at run time: ${testedSets()}.`,
  ].join('\n'),
);
