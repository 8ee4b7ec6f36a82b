import { pushAll, type World } from '../app/world/world';

const kind = 'time-blocks';

/**
 * Pushes everything, and leaves Home open. Nobody lists shifts: the person says of those whose answer was lost before that they are there.
 * @param loses the service stores the shifts, and no answer arrives
 */
export async function pushShifts(world: World, loses: boolean): Promise<void> {
  await world.app.do({ do: 'preview', kind });
  await world.app.do({ do: 'confirm-stored', kind });
  await world.app.do({ do: 'confirm-stored', kind, numberTaken: true });
  await world.app.do({ do: 'back' });
  if (loses) await world.sandbox.fault({ kind: 'drop', stored: true, method: 'updateTimeBlocks', times: 9 });
  await pushAll(world);
  await fetch(world.sandbox.control('faults'), { method: 'DELETE' });
  await world.app.do({ do: 'close-result' });
  await world.app.do({ do: 'back' });
}
