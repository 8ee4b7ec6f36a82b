/** What an action of the product has told about the tables, as its view shows it. */
import { type World } from '../../app/world/world';
import { KINDS } from './records';

export interface Checked {
  readonly hasStatuses?: boolean;
  readonly merged?: boolean;
}

/** Every Status of these tables was written. */
export function withStatuses(kind?: string): Record<string, Checked> {
  return Object.fromEntries(
    KINDS.filter((each) => kind === undefined || each.kind === kind).map((each) => [
      each.kind,
      { hasStatuses: true },
    ]),
  );
}

/** Whether the tables have been checked, so that every Status was written. */
export function checkedTables(world: World, kind?: string): Record<string, Checked> {
  const { preview, notice, result } = world.view();
  const isDone = preview ?? result ?? notice?.title.startsWith('Nothing to push');
  return isDone ? withStatuses(kind) : {};
}
