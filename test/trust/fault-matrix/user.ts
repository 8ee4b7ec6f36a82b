/** What a user does to get rows sent: looks at the preview, says yes to what it asks, and sends. */
import type { World } from '../../app/world/world';
import type { Operation, Spelling } from './operations';

/** A user who has not got it done by then has lost trust. */
const MOST_PUSHES = 6;

/** Looks at what would be sent of a kind, and sends it. */
export async function push(world: World, kind: string): Promise<void> {
  await world.app.do({ do: 'preview', kind });
  await send(world);
}

/** Sends what the preview shows, and signs in again where the session has ended. */
async function send({ app, sandbox: { sessionId } }: World): Promise<void> {
  await app.do({ do: 'confirm-passwords', saved: true });
  await app.do({ do: 'confirm-unusual', on: true });
  const stop = app.view.subscribe(({ session }) => {
    if (session) setTimeout(() => void app.do({ do: 'renew-session', sessionId }), 0);
  });
  await app.do({ do: 'send' }).finally(stop);
}

/**
 * Once it is calm again: downloads, looks, and pushes what is left until nothing is. What the product can't settle goes
 * again only where the service does not show it, and is said to be there where it can be said; stored rows that were taken
 * out of the sheet are put back. Where both sides have changed a row, the user's word holds.
 */
export async function pushWhatIsLeft(
  world: World,
  operation: Operation,
  texts: readonly string[],
  spelling?: Spelling,
): Promise<void> {
  const { kind } = operation;
  for (let pushes = 0; pushes < MOST_PUSHES; pushes += 1) {
    await world.app.do({ do: 'close-result' });
    await world.app.do({ do: 'download', kind });
    const taken = world.view().tables.find((table) => table.kind === kind)?.deleted ?? [];
    if (taken.length > 0) await world.app.do({ do: 'decide-deleted', kind, choice: 'put-back' });
    await world.app.do({ do: 'preview', kind });
    const { preview } = world.view();
    if (!preview) return;
    if (preview.tables.some(({ conflicts }) => conflicts.count > 0))
      await world.app.do({ do: 'resolve-conflicts', side: 'mine' });
    const asked = preview.tables.flatMap(({ groups }) => groups).find(({ sendAgain }) => sendAgain === true);
    if (asked) {
      const there = await waitingRows(world, operation, texts, spelling);
      // What was answered and is not listed yet may stand in a queue: who sends it again has it twice.
      const isWorthWaiting = (await world.sandbox.state()).isListedLate;
      if (isWorthWaiting) continue;
      if (there.every((isThere) => !isThere)) await world.app.do({ do: 'send-again', kind });
      else if (asked.canBeConfirmed === true && there.every((isThere) => isThere))
        await world.app.do({ do: 'confirm-stored', kind });
    }
    await send(world);
    const { result } = world.view();
    if (result && result.stored === result.planned && result.left === 0) return;
    if (world.view().preview) await world.app.do({ do: 'back' });
  }
}

/** Looks on the service for each row that got no answer. */
async function waitingRows(
  world: World,
  { sheet, column, held }: Operation,
  texts: readonly string[],
  spelling?: Spelling,
): Promise<readonly boolean[]> {
  const state = await world.sandbox.state();
  const meant = new Set(texts);
  return world
    .table(sheet)
    .filter((row) => row['Status'] === 'Unknown' || row['Status'] === 'Fix')
    .map((row) => String(row[column]))
    .filter((text) => meant.has(text))
    .map((text) => held(state, text, spelling) > 0);
}
