/** npx tsx tools/make-fixture.ts NAME: writes a workbook of the present release into test/fixtures/NAME (see test/fixtures/fixture.ts). */
import './commands/short-errors';
import { readdirSync } from 'node:fs';
import { makeFixture } from '../test/fixtures/busy-workbook';

const FIXTURES = 'test/fixtures';

/** What the user is told if the name is missing or can't be a folder. */
function howToName(): string {
  const folders = readdirSync(FIXTURES, { withFileTypes: true }).filter((each) => each.isDirectory());
  const names = folders.map(({ name }) => name).join(', ');
  return `Say a name of small letters, digits and hyphens: npx tsx tools/make-fixture.ts december-2026. These exist and would be written anew: ${names}.`;
}

async function main([name]: readonly string[]): Promise<void> {
  if (name !== undefined && /^[a-z0-9-]+$/.test(name)) return makeFixture(name);
  console.error(howToName());
  process.exitCode = 1;
}

// Office.js has timers that would keep the process running.
main(process.argv.slice(2)).then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? (error.stack ?? error.message) : error);
    process.exit(1);
  },
);
