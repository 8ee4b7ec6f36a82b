import { openWorld, type World } from '../../app/world/world';
import { excelOfTurn } from '../excels';
import type { Fault } from './faults';
import { Line } from './line';
import { ROWS, type Operation } from './operations';
import { push } from './user';

/** What one push is tried on: a company with a workbook, and the line between the two. */
export interface Setup {
  readonly world: World;
  readonly line: Line;
  /** Closes the pane and opens it again, connected. */
  closePane(): Promise<void>;
  /** Closes the workbook and opens it again as it was last saved, with a connected pane. */
  closeUnsaved(): Promise<void>;
}

/** No other text contains it. */
const SESSION_ID = 'f4c1b07e9d2a63588bd0';

/** A company and a workbook that can be saved, with the records of the operation's kind in it, in the Excel of the turn. */
export async function openSetup(
  operation: Operation,
  turn: number,
  reshape?: Fault['reshape'],
): Promise<Setup> {
  const { kind, seeds } = operation;
  const session = { sessionId: SESSION_ID, sp: '12345' };
  const line = new Line(reshape?.(SESSION_ID));
  const world = await openWorld({
    sandbox: { users: ROWS, session },
    workbook: { ...excelOfTurn(turn), url: 'https://harbourlight.example/plans/staff.xlsx' },
    sessionAsked: 'left',
    fetch: line.fetch,
  });
  const connect = () => world.app.do({ do: 'connect-sample' });
  await connect();
  if (seeds.called) {
    const { ItemResponses } = await world.sandbox.call(seeds.called.method, seeds.called);
    expect(ItemResponses.map(({ ErrorCode }) => ErrorCode)).toEqual(seeds.called.items.map(() => '0'));
  }
  await world.app.do({ do: 'download', kind });
  if (seeds.pushed) {
    seeds.pushed.edit(world);
    await push(world, kind);
  }
  const { host, keep } = world.workbook;
  let saves = host.book.saves;
  let openAgain = keep();
  host.faults.afterEachBatch(() => {
    if (host.book.saves === saves) return;
    saves = host.book.saves;
    openAgain = keep();
  });
  const closePane = async () => {
    await world.reopenPane();
    await connect();
  };
  return {
    world,
    line,
    closePane,
    async closeUnsaved() {
      openAgain();
      saves = host.book.saves;
      await closePane();
    },
  };
}
