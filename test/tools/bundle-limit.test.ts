import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { BundleLimit } from '../../tools/bundle-limit.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bundle-limit-'));
  await writeFile(path.join(folder, 'page.js'), 'console.log("start"); void import("./later.js");');
  // Too varied for gzip to make it small.
  const noise = Array.from({ length: 2000 }, (_, at) => (at * 7919 * 104729).toString(36)).join('');
  await writeFile(path.join(folder, 'later.js'), `console.log("${noise}");`);
});
afterEach(() => rm(folder, { recursive: true }));

/** Builds the small page. Returns what the build prints and its errors. */
async function build(limitBytes: number): Promise<{ said: string; complaints: string[] }> {
  let said = '';
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { page: './page.js' },
    output: { path: path.join(folder, 'out') },
    performance: false,
    plugins: [new BundleLimit({ entry: 'page', limitBytes })],
    infrastructureLogging: {
      console: { ...console, info: (...line: unknown[]) => (said += line.join(' ')) },
    },
  });
  if (compiler === null) throw new Error('webpack made no compiler');
  const complaints = await new Promise<string[]>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else resolve((stats?.compilation.errors ?? []).map(({ message }) => message));
    });
  });
  await new Promise((resolve) => compiler.close(resolve));
  return { said, complaints };
}

test('a page within its limit builds and its size is printed; what it loads later does not count', async () => {
  const { said, complaints } = await build(5000);
  expect(complaints).toEqual([]);
  expect(said).toMatch(
    /page at start: \d\.\d kB gzipped of 5\.0 kB \(page\.js \d\.\d kB\); on first use: \S+\.js \d+\.\d kB/,
  );
});

test('a page above its limit fails the build, says by how much and what to do, and the files remain', async () => {
  const { complaints } = await build(100);
  expect(complaints).toHaveLength(1);
  expect(complaints[0]).toMatch(
    /^What page loads at start is \d\.\d kB gzipped, \d\.\d kB more than the 0\.1 kB/,
  );
  expect(complaints[0]).toContain('on first use');
  await expect(access(path.join(folder, 'out', 'page.js'))).resolves.toBeUndefined();
});
