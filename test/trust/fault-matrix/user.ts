/** What a user does to get rows sent: reads the preview, confirms what it asks, and sends. */
import type { World } from '../../app/world/world';
import type { Operation, Spelling } from './operations';

/** A user who needs more pushes no longer trusts the product. */
const MOST_PUSHES = 6;

/** Opens the preview of a kind and sends it. */
export async function push(world: World, kind: string): Promise<void> {
  await world.app.do({ do: 'preview', kind });
  await send(world);
}

/** Sends what the preview shows, and signs in again if the session has ended. */
async function send({ app, sandbox: { sessionId } }: World): Promise<void> {
  await app.do({ do: 'confirm-passwords', saved: true });
  await app.do({ do: 'confirm-unusual', on: true });
  const stop = app.view.subscribe(({ session }) => {
    if (session) setTimeout(() => void app.do({ do: 'renew-session', sessionId }), 0);
  });
  await app.do({ do: 'send' }).finally(stop);
}

/**
 * After the fault: downloads, reads the preview, and pushes until nothing is left. A row that the product can't reconcile is
 * sent again only if the service does not have it, and is marked as stored if that can be chosen; stored rows that were
 * deleted from the sheet are restored. In a conflict the user's value wins.
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
    const groups = preview.tables.flatMap((table) => table.groups);
    // The user looks at the service: the records with the rows' numbers are the rows.
    if (groups.some(({ numberTaken }) => numberTaken === true)) {
      const there = await waitingRows(world, operation, texts, spelling);
      if (there.every((isThere) => isThere))
        await world.app.do({ do: 'confirm-stored', kind, numberTaken: true });
    }
    const asked = groups.find(({ sendAgain }) => sendAgain === true);
    if (asked) {
      const there = await waitingRows(world, operation, texts, spelling);
      // A record that was answered and is not listed yet may be in a queue: sending it again would store it twice.
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

/** Looks at the service for each row that got no answer. */
async function waitingRows(
  world: World,
  { sheet, column, countStored }: Operation,
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
    .map((text) => countStored(state, text, spelling) > 0);
}
