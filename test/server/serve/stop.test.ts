import { connect } from 'node:net';
import { askPort, startTestServing, type Serving } from './serving';
import { stubService, succeed, type StubService } from './stub-service';

let service: StubService;
let serving: Serving;
let answerNow: () => void;
let arrived: Promise<void>;
beforeEach(async () => {
  service = await stubService();
  arrived = new Promise((resolve) => {
    service.answer = (request, response) => {
      answerNow = () => succeed(request, response);
      resolve();
    };
  });
});
afterEach(async () => {
  await serving.close();
  await service.close();
});

const starting = async (limits: Parameters<typeof startTestServing>[0] = {}) => {
  serving = await startTestServing({ service: service.url, ...limits });
};

test('a call under way is finished before the server ends', async () => {
  await starting();
  const call = serving.call();
  await arrived;
  let isStopped = false;
  const stopped = serving.stop().then((cut) => {
    isStopped = true;
    return cut;
  });
  await untilRefused(serving.port);
  expect(isStopped).toBe(false);
  answerNow();
  expect(await call).toMatchObject({ status: 200, text: '{"ErrorCode":"0"}' });
  expect(await stopped).toBe(0);
});

test('while it waits before it stops, it says so to the balancer and still takes calls', async () => {
  await starting({ limits: { stopDelaySeconds: 0.5 } });
  service.answer = succeed;
  const stopped = serving.stop();
  const health = await askPort(serving.port, '/health');
  expect([health.status, health.text]).toEqual([503, 'stopping\n']);
  expect((await serving.call()).status).toBe(200);
  expect(await stopped).toBe(0);
  await untilRefused(serving.port);
});

test('a call that does not end in time is cut, and the caller sees that', async () => {
  await starting({ limits: { stopSeconds: 0.05 } });
  const call = serving.call();
  const failed = expect(call).rejects.toThrow('socket hang up');
  await arrived;
  expect(await serving.stop()).toBe(1);
  await failed;
});

test('a connection on which nothing was asked does not keep the server from ending', async () => {
  await starting({ limits: { stopSeconds: 60 } });
  const silent = connect(serving.port, '127.0.0.1');
  const closed = new Promise((resolve) => silent.once('close', resolve));
  await new Promise((resolve) => silent.once('connect', resolve));
  expect(await serving.stop()).toBe(0);
  await closed;
});

/** Resolves when the port takes no connection any more. */
async function untilRefused(port: number): Promise<void> {
  while ((await connectionTo(port)) !== 'ECONNREFUSED') continue;
}

/** The code of the error when a connection is tried. */
function connectionTo(port: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve('connected');
    });
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(String(error.code)));
  });
}
