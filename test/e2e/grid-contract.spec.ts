/**
 * The cases of the Grid port, run on the spreadsheet in the browser. The unit tests run the same cases on the grid in
 * memory.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { gridCases, type runCase } from '../standins/excel/grid-contract';
import { expect, test } from './workbench-test';

const ENTRY = path.resolve(import.meta.dirname, '../standins/excel/grid-contract.ts');

/** The cases and their runner, as a script that puts both into `contract`. */
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

test('the spreadsheet fulfils the contract of the Grid port', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => window.workbench.ready);
  await page.evaluate(await contractScript());
  for (const [index, { name, expected }] of gridCases.entries()) {
    await test.step(name, async () => {
      const seen = await page.evaluate((at) => {
        const { runCase, gridCases } = (window as unknown as { contract: Contract }).contract;
        const gridCase = gridCases[at];
        // A missing value is undefined, which JSON does not have: the comparison as text uses null.
        return gridCase && JSON.stringify(runCase(window.workbench.newGrid(), gridCase));
      }, index);
      expect.soft(JSON.parse(seen ?? 'null'), name).toEqual(JSON.parse(JSON.stringify(expected)));
    });
  }
});
