import { entityOf } from '../../src/core/entities/registry';
import { toServiceRecord } from '../../src/core/table/record';
import { readAnswer } from '../../src/service/envelope';
import { startCaller } from '../../test/standins/service/caller';
import type { Line } from './line';
import { compare, side } from './measure';

/** The service's answer becomes rows of cells. The floor is JSON.parse of the same records as JSON. */
export async function benchReadingAnswers(): Promise<Line[]> {
  return [...(await lines(10_000)), ...(await lines(100_000))];
}

async function lines(users: number): Promise<Line[]> {
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
    side(() => rowsOf(json)),
    floor,
  );
  const fromXml = await compare(
    side(() => rowsOf(xml)),
    floor,
  );
  return [
    { name: `${name}, JSON`, ours: fromJson.oursMs, floor: fromJson.floorMs, unit: 'ms', aim: 3 },
    { name: `${name}, XML`, ours: fromXml.oursMs, floor: fromXml.floorMs, unit: 'ms' },
  ];
}

async function rowsOf(body: string) {
  const users = entityOf('users');
  const { records = [] } = await readAnswer(body, ['a session ID']);
  return records.map((record) => toServiceRecord(users, record));
}
