import { sampleAddressAt } from '../../../src/taskpane/browser/page-offers';

const address = { baseUrl: 'https://localhost:3000/sandbox/service', sessionId: 's', sp: '1' };

const answering = (body: string, status = 200) =>
  sampleAddressAt('/sandbox/address', () => Promise.resolve(new Response(body, { status })));

test('the address is the local server’s answer', async () => {
  expect(await answering(JSON.stringify(address))()).toEqual(address);
});

test.each([
  ['an error page', '<html>', 404],
  ['an address without a session', JSON.stringify({ ...address, sessionId: '' }), 200],
  ['nothing', 'null', 200],
])('%s gives a sentence that says what to do', async (_, body, status) => {
  await expect(answering(body, status)()).rejects.toThrow('Start Shiftsheet’s local server again');
});

test('a server that can’t be reached gives the same sentence', async () => {
  const gone = sampleAddressAt('/sandbox/address', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(gone()).rejects.toThrow('Start Shiftsheet’s local server again');
});
