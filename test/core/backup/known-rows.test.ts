import { KnownRows } from '../../../src/core/backup/known-rows';
import { timeBlocks } from '../../../src/core/entities/time-blocks';

test('a row that was just added is found by its key, so that the next line with this key is the same row', () => {
  const rows = new KnownRows(timeBlocks, { tracking: { rows: [] }, bases: [], log: [] });
  expect(rows.byKey({ ExternalID: '77' })).toBeUndefined();
  rows.add({ id: 'r1', cells: { ExternalID: '77' } });
  expect(rows.byKey({ ExternalID: '77' })?.id).toBe('r1');
  expect(rows.byKey({ ExternalID: '78' })).toBeUndefined();
});
