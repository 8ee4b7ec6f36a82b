/** npm run fixture -- NAME: writes a workbook of the present release into test/fixtures/NAME (see test/fixtures/fixture.ts). */
import { makeFixture } from '../test/fixtures/busy-workbook';

async function main([name]: readonly string[]): Promise<void> {
  if (name === undefined || !/^[a-z0-9-]+$/.test(name))
    throw new Error('Say the name of the fixture, such as november-2026.');
  await makeFixture(name);
}

// Office.js has timers that would keep the process running.
main(process.argv.slice(2)).then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? (error.stack ?? error.message) : error);
    process.exit(1);
  },
);
