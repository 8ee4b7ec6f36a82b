import { sampleAddressAt } from '../../../src/taskpane/browser/sample-address';

const address = { baseUrl: 'https://localhost:3000/sandbox/service', sessionId: 's', sp: '1' };

const answering = (body: string, status = 200) =>
  sampleAddressAt('/sandbox/address', () => Promise.resolve(new Response(body, { status })));

test('the local server’s answer is the address', async () => {
  expect(await answering(JSON.stringify(address))()).toEqual(address);
});

test.each([
  ['an error page', '<html>', 404],
  ['an address without a session', JSON.stringify({ ...address, sessionId: '' }), 200],
  ['nothing', 'null', 200],
])('%s is answered with what to do', async (_, body, status) => {
  await expect(answering(body, status)()).rejects.toThrow('Start Shiftsheet’s local server again');
});

test('a server that is gone is answered the same', async () => {
  const gone = sampleAddressAt('/sandbox/address', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(gone()).rejects.toThrow('Start Shiftsheet’s local server again');
});
