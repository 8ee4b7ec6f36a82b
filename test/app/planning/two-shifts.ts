/** A sheet with two shifts in one week, and an intent that copies the week. */
import { pasteShifts } from '../world/typing';
import { withEverything, type World } from '../world/world';

/** Copies the week with the shifts to the two weeks after it. */
export const COPY_WEEK = {
  do: 'copy-weeks',
  kind: 'time-blocks',
  from: '2026-11-23',
  to: '2026-11-30',
  times: 2,
  asOpen: false,
  leave: 'open',
} as const;

/** The sample company with the two shifts, which are not pushed. */
export async function withTwoShifts(): Promise<World> {
  const world = await withEverything();
  await pasteShifts(
    world,
    [
      'Who\tStart\tEnd',
      'Ingrid Solberg\t2026-11-23 09:00\t2026-11-23 17:00',
      'Kwame Mensah\t2026-11-24 22:00\t2026-11-25 06:00',
    ].join('\n'),
  );
  await world.app.do({ do: 'add-pasted' });
  await world.app.do({ do: 'back' });
  return world;
}
