/** Shifts in the sheet Time Blocks. */
import { withEverything, type World, type WorldOptions } from './world';

export const BLOCKS_SHEET = 'Time Blocks';

/** A shift over midnight, with a note that could be taken for a formula. */
export const NIGHT_SHIFT = {
  Person: 'Kwame Mensah',
  Date: '2026-11-23',
  Start: '10p',
  End: '6a',
  Department: 'care',
  Notes: ' =1+1 ',
};

/** A world whose workbook has the sheet, without shifts. */
export async function withBlocks(options: WorldOptions = {}): Promise<World> {
  const world = await withEverything(options);
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  return world;
}
