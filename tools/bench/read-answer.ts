import { SaxesParser } from 'saxes';
import { entityOf } from '../../src/core/entities/registry';
import { toServiceRecord } from '../../src/core/table/record';
import { readEnvelope } from '../../src/service/envelope';
import { startCaller } from '../../test/standins/service/caller';
import type { Line } from './line';
import { compare, RUNS, side } from './measure';

const SIZES = { users: [10_000, 100_000], runs: RUNS };

/**
 * The service's answer becomes rows of cells. The floor is JSON.parse of the same records as JSON. XML has a second floor: the XML
 * parser alone, which checks that the text is well-formed.
 */
export async function benchReadingAnswers({ users, runs } = SIZES): Promise<Line[]> {
  const lines: Line[] = [];
  for (const count of users) lines.push(...(await linesOf(count, runs)));
  return lines;
}

async function linesOf(users: number, runs: number): Promise<Line[]> {
  const sandbox = await startCaller({ users });
  const [json, xml] = await Promise.all(
    ['application/json', 'application/xml'].map(async (Accept) =>
      (await sandbox.send('getUsers', { headers: { Accept } })).text(),
    ),
  );
  await sandbox.close();
  if (json === undefined || !xml?.startsWith('<')) throw new Error('the sandbox answers in one form only');
  const floor = side(() => JSON.parse(json) as unknown);
  const name = `answer of ${users.toLocaleString('en')} users to rows`;
  const fromJson = await compare(
    side(() => expectRows(json, users)),
    floor,
    runs,
  );
  const xmlRows = side(() => expectRows(xml, users));
  const fromXml = await compare(xmlRows, floor, runs);
  const besideParser = await compare(
    xmlRows,
    side(() => parseAlone(xml)),
    runs,
  );
  return [
    { name: `${name}, JSON`, ours: fromJson.oursMs, floor: fromJson.floorMs, unit: 'ms', aim: 2.5 },
    { name: `${name}, XML`, ours: fromXml.oursMs, floor: fromXml.floorMs, unit: 'ms' },
    {
      name: `${name}, XML beside its parser`,
      ours: besideParser.oursMs,
      floor: besideParser.floorMs,
      unit: 'ms',
      aim: 1.5,
    },
  ];
}

/** The parser gives each element and text, of which nothing is kept. */
function parseAlone(xml: string): void {
  const parser = new SaxesParser({ position: false });
  let elements = 0;
  let units = 0;
  parser.on('text', (text) => (units += text.length));
  parser.on('closetag', () => (elements += 1));
  parser.write(xml).close();
  if (elements === 0 || units === 0) throw new Error('the parser read nothing');
}

async function expectRows(body: string, expected: number): Promise<void> {
  const users = entityOf('users');
  const { records = [] } = await readEnvelope(body, ['a session ID']);
  const rows = records.map((record) => toServiceRecord(users, record));
  if (rows.length !== expected) throw new Error(`${rows.length} of ${expected} users were read`);
}
