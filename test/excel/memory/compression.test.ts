import { deflateRawSync } from 'node:zlib';
import { compress, decompress } from '../../../src/excel/memory/memory-part';

test.each(['', 'Zoë 👩‍🚒 דנה', 'x'.repeat(100_000)])('a text is unpacked as it was packed', async (text) => {
  expect(await decompress(await compress(text))).toBe(text);
});

test.each(['', 'no base64!', 'AAAA', 'eJwrSS0uAQAEXQHB'])(
  '%j was not packed here and gives no text',
  async (packed) => {
    expect(await decompress(packed)).toBeUndefined();
  },
);

test('a small text that would grow to more than the limit is not unpacked', async () => {
  const limit = 1_000_000;
  const packed = (length: number) => deflateRawSync(Buffer.alloc(length, 'x')).toString('base64');
  expect((await decompress(packed(limit), limit))?.length).toBe(limit);
  expect(await decompress(packed(limit + 1), limit)).toBeUndefined();
});
