/** `npm run dev`: pages that load themselves again. */
import { request } from 'node:https';
import { Reloads } from '../../src/server/reloads';
import { startServer } from '../../src/server/start-server';
import { until } from '../runner/until';
import { ask, certificate } from './ask';
import { builtPages } from './built-pages';

const built = builtPages();
afterAll(() => built.remove());

const PAGES = [
  ['pane', 'taskpane.html'],
  ['workbench', ''],
] as const;

/** Listens as a page does. `heard` are the lines with data. */
async function listen(url: string): Promise<{ readonly heard: string[] }> {
  const { cert } = await certificate;
  const heard: string[] = [];
  await new Promise((resolve) => {
    const sent = request(url, { ca: cert, agent: false }, (response) => {
      response.on('data', (part: Buffer) => heard.push(...(part.toString().match(/^data: .*$/gm) ?? [])));
      response.on('error', () => undefined); // the server ends the connection
      resolve(undefined);
    });
    sent.end();
  });
  return { heard };
}

test('a build of one page is told to the open pages of its kind, and to no others', async () => {
  const reloads = new Reloads();
  const server = await startServer({ ...built, port: 0, certificate: await certificate, reloads });
  const [pane, workbench] = await Promise.all(PAGES.map(([page]) => listen(`${server.url}reloads/${page}`)));
  reloads.announce('pane');
  await until(() => pane?.heard.length === 1);
  reloads.announce('workbench');
  await until(() => workbench?.heard.length === 1);
  expect(pane?.heard).toEqual(['data: built']);
  await server.close();
});

test('each page has the script that loads it again, as a file of the server', async () => {
  const server = await startServer({
    ...built,
    port: 0,
    certificate: await certificate,
    reloads: new Reloads(),
  });
  for (const [page, address] of PAGES) {
    const { text } = await ask(server.url + address);
    expect(text).toContain(`<script src="/reloads/${page}.js" defer></script></head>`);
    const script = await ask(`${server.url}reloads/${page}.js`);
    expect(script.headers['content-type']).toMatch(/^text\/javascript/);
    expect(script.text).toContain(`new EventSource('/reloads/${page}')`);
  }
  await server.close();
});

test('`npm start` serves none of it', async () => {
  const server = await startServer({ ...built, port: 0, certificate: await certificate });
  const pages = await Promise.all(PAGES.map(([, address]) => ask(server.url + address)));
  expect(pages.filter(({ text }) => text.includes('reloads'))).toEqual([]);
  expect((await ask(`${server.url}reloads/pane.js`)).status).toBe(404);
  await server.close();
});
