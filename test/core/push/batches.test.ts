import fc from 'fast-check';
import { nextBatch, Pace } from '../../../src/core/push/batches';
import { makePassword, passwordProblem } from '../../../src/core/push/password';
import type { PlannedItem } from '../../../src/core/push/plan';

const item = (row: string, note: string): PlannedItem => ({
  row,
  index: 0,
  label: row,
  action: 'add',
  key: '',
  item: { note },
  changes: [],
});

test('batches have every item once, in order, within both limits, and an item that is too large is sent alone', () => {
  const notes = fc.array(fc.string({ maxLength: 60 }), { maxLength: 60 });
  fc.assert(
    fc.property(
      notes,
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 300 }),
      (texts, most, bytes) => {
        const items = texts.map((note, at) => item(String(at), note));
        const batches: PlannedItem[][] = [];
        for (let at = 0; at < items.length; at += batches.at(-1)?.length ?? 0)
          batches.push(nextBatch(items.slice(at), most, bytes));
        expect(batches.flat()).toEqual(items);
        for (const batch of batches) {
          const size = new TextEncoder().encode(JSON.stringify(batch.map((each) => each.item))).length;
          expect(batch.length).toBeLessThanOrEqual(most);
          if (batch.length > 1) expect(size).toBeLessThanOrEqual(bytes + 2 + batch.length);
          expect(batch.length).toBeGreaterThan(0);
        }
      },
    ),
  );
});

test('calls begin small, grow while answers are quick, and shrink until a call takes a few seconds', () => {
  const pace = new Pace(false);
  const sizes = (msAnItem: number, calls: number) =>
    Array.from({ length: calls }, () => {
      const { items } = pace;
      pace.answered(items, items * msAnItem);
      return items;
    });
  expect(sizes(1, 6)).toEqual([25, 50, 100, 200, 200, 200]);
  expect(sizes(100, 6)).toEqual([200, 100, 50, 30, 30, 30]);
  expect(sizes(20, 4)).toEqual([30, 60, 120, 150]);
  expect(sizes(10_000, 9).at(-1)).toBe(1);
});

test('after a call that was too large no later call has as many items, and after a wait the next calls are smaller', () => {
  const pace = new Pace(false);
  pace.answered(25, 0);
  pace.tooLarge(50);
  expect(pace.items).toBe(25);
  pace.answered(25, 1);
  expect(pace.items).toBe(25);
  pace.askedToWait();
  expect(pace.items).toBe(12);
  pace.answered(12, 1);
  expect(pace.items).toBe(24);
  pace.tooLarge(1);
  expect(pace.items).toBe(1);
});

test('a quick last call with few items does not change the size of the next call', () => {
  const pace = new Pace(true);
  pace.answered(3, 10);
  expect(pace.items).toBe(500);
  pace.answered(3, 60_000);
  expect(pace.items).toBe(1);
});

test('a generated password has 12 characters that nobody confuses, and a typed one must follow the rules', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
      const password = makePassword((max) => (numbers.next().value as number) % max);
      expect(password).toHaveLength(12);
      expect(/[01OIl]/.test(password)).toBe(false);
    }),
  );
  expect(passwordProblem('short1')).toContain('at least 7');
  expect(passwordProblem('with space')).toContain('no spaces');
  expect(passwordProblem('=formula1')).toContain('can’t begin');
  expect(passwordProblem('12345678')).toContain('needs a letter');
  expect(passwordProblem('Löwe!2026')).toContain('a to z');
  expect(passwordProblem('Lowe!2026')).toBe('');
});
