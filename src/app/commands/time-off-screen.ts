import type { CommandContext } from './context';

/** Closes the screen for time off. */
export function closeTimeOff(app: CommandContext): void {
  app.timeOff = undefined;
  app.store.close('time-off');
}
