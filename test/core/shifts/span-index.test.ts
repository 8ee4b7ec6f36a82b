import { SpanIndex } from '../../../src/core/shifts/span-index';

const spans = [
  { name: 'night', start: 0, end: 100 },
  { name: 'early', start: 10, end: 20 },
  { name: 'late', start: 30, end: 40 },
];
const index = new SpanIndex(spans, (span) => span);
const found = (start: number, end: number, except?: (typeof spans)[number]) =>
  index.find({ start, end }, except)?.name;

test('a span that overlaps is found, also if it began long before', () => {
  expect(found(90, 95)).toBe('night');
  expect(found(15, 16, spans[0])).toBe('early');
});

test('a span does not overlap itself, and spans that touch do not overlap', () => {
  expect(found(20, 30, spans[0])).toBeUndefined();
  expect(found(100, 200)).toBeUndefined();
  expect(found(30, 40, spans[2])).toBe('night');
});

test('each of many spans finds the same as a comparison with every other one', () => {
  const random = numbers(7);
  const many = Array.from({ length: 300 }, () => {
    const start = random(1000);
    return { start, end: start + 1 + random(30) };
  });
  const all = new SpanIndex(many, (span) => span);
  for (const span of many) {
    const overlaps = many.some((other) => other !== span && other.start < span.end && other.end > span.start);
    expect(all.find(span, span) !== undefined).toBe(overlaps);
  }
});

test('an index without spans finds none', () => {
  expect(new SpanIndex([], (span: { start: number; end: number }) => span).find({ start: 0, end: 9 })).toBe(
    undefined,
  );
});

/** Numbers below a limit in an order that looks random and is the same each time. */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => (state = (state * 1103515245 + 12345) % 2147483648) % limit;
}
