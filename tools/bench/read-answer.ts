import { entityOf } from '../../src/core/entities/registry';
import { toServiceRecord } from '../../src/core/table/record';
import { readAnswer } from '../../src/service/envelope';
import { startCaller } from '../../test/standins/service/caller';
import type { Line } from './line';
import { compare, RUNS, side } from './measure';

const SIZES = { users: [10_000, 100_000], runs: RUNS };

/** The service's answer becomes rows of cells. The floor is JSON.parse of the same records as JSON. */
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
  const fromXml = await compare(
    side(() => expectRows(xml, users)),
    floor,
    runs,
  );
  return [
    { name: `${name}, JSON`, ours: fromJson.oursMs, floor: fromJson.floorMs, unit: 'ms', aim: 3 },
    { name: `${name}, XML`, ours: fromXml.oursMs, floor: fromXml.floorMs, unit: 'ms' },
  ];
}

async function expectRows(body: string, expected: number): Promise<void> {
  const users = entityOf('users');
  const { records = [] } = await readAnswer(body, ['a session ID']);
  const rows = records.map((record) => toServiceRecord(users, record));
  if (rows.length !== expected) throw new Error(`${rows.length} of ${expected} users were read`);
}
