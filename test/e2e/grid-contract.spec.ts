/** The Grid port's own cases, run on the spreadsheet in the browser; Jest runs the same on the grid in memory. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { gridCases, type runCase } from '../standins/excel/grid-contract';
import { expect, test } from './workbench-test';

const ENTRY = path.resolve(import.meta.dirname, '../standins/excel/grid-contract.ts');

/** The cases and what runs them, as a script that leaves both in `contract`. */
async function contractScript(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'grid-contract-'));
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    entry: ENTRY,
    output: { path: folder, filename: 'contract.js', library: { name: 'contract', type: 'assign' } },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'ts-loader',
          options: { transpileOnly: true, compilerOptions: { noEmit: false } },
        },
      ],
    },
  });
  try {
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve();
      });
    });
    return await readFile(path.join(folder, 'contract.js'), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface Contract {
  readonly runCase: typeof runCase;
  readonly gridCases: typeof gridCases;
}

test('the spreadsheet keeps the promises of the Grid port', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => window.workbench.ready);
  await page.evaluate(await contractScript());
  for (const [index, { name, expected }] of gridCases.entries()) {
    await test.step(name, async () => {
      const seen = await page.evaluate((at) => {
        const { runCase, gridCases } = (window as unknown as { contract: Contract }).contract;
        const gridCase = gridCases[at];
        // What a look does not find is undefined, which JSON has no word for: compared as text, as null.
        return gridCase && JSON.stringify(runCase(window.workbench.newGrid(), gridCase));
      }, index);
      expect.soft(JSON.parse(seen ?? 'null'), name).toEqual(JSON.parse(JSON.stringify(expected)));
    });
  }
});
