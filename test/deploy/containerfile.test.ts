/** No container can be built here. This reads the file as a builder would, and checks what it names. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const lines = readFileSync(path.join(root, 'deploy/Containerfile'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ name: line.split(' ')[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }));
const last = lines.slice(lines.map(({ name }) => name).lastIndexOf('FROM'));
const of = (name: string) => last.filter((line) => line.name === name).map(({ rest }) => rest);

const NAMES = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'ARG', 'ENV', 'EXPOSE', 'USER', 'HEALTHCHECK', 'CMD'];

test('the container file has only instructions that exist', () => {
  expect(lines.filter(({ name }) => !NAMES.includes(name))).toEqual([]);
  expect(lines[0]?.name).toBe('FROM');
});

test('the image has only what the build writes, and no npm package', () => {
  const config = readFileSync(path.join(root, 'webpack.config.js'), 'utf8');
  const copied = of('COPY').map((rest) => rest.replace(/^--from=build \/shiftsheet\//, '').split(' '));
  expect(copied).toEqual([
    ['dist', 'dist'],
    ['dist-server', 'dist-server'],
  ]);
  for (const [folder] of copied) expect(config).toContain(`path.join(root, '${folder}')`);
  expect(of('RUN')).toEqual([]);
});

test('the image runs the server without rights, and asks it for its health at its port', () => {
  expect(of('USER')).toEqual(['node']);
  expect(of('CMD')).toEqual(['["node", "dist-server/serve.mjs"]']);
  const [port] = of('EXPOSE');
  expect(of('ENV').join(' ')).toContain(`SHIFTSHEET_PORT=${port}`);
  const health = (of('HEALTHCHECK')[0] ?? '').split(' CMD ')[1] ?? '';
  expect((JSON.parse(health) as string[])[2]).toContain(`http://127.0.0.1:${port}/health`);
});

test('what the build does not need stays out of the container', () => {
  const ignored = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', 'node_modules', 'artifacts']));
  expect(ignored.filter((name) => name === 'src' || name === 'tools')).toEqual([]);
  expect(existsSync(path.join(root, 'package-lock.json'))).toBe(true);
});
