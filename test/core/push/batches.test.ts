import fc from 'fast-check';
import { cutBatches } from '../../../src/core/push/batches';
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

test('batches hold every item once, in order, within both limits; an item too large for them goes alone', () => {
  const notes = fc.array(fc.string({ maxLength: 60 }), { maxLength: 60 });
  fc.assert(
    fc.property(
      notes,
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 300 }),
      (texts, most, bytes) => {
        const items = texts.map((note, at) => item(String(at), note));
        const batches = cutBatches(items, most, bytes);
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

test('a generated password keeps to the rules that a typed one is held to', () => {
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
  expect(passwordProblem('Löwe!2026')).toBe('');
});
