import type { Push } from './pushes';
import type { Scene } from './scene';

/** A user who has not got it done by then has lost trust. */
const MOST_PUSHES = 4;

/** How often what is wrong was met. */
export interface Tally {
  lost: number;
  doubled: number;
  false: number;
}

/** Statuses that claim nothing of what the service holds. */
const OPEN = ['', 'New', 'Edited', 'Fix', 'Conflict', 'Unknown'];

/** Compares the pushed rows with what the service holds. In the end each is there once, whole, and said to be. */
export async function tally(
  { world, pushed, state }: Scene,
  { sheet, records }: Push,
  when: 'at once' | 'in the end',
): Promise<Tally> {
  const held = records(await state());
  const rows = world.table(sheet);
  const found: Tally = { lost: 0, doubled: 0, false: 0 };
  for (const { column, text, isThere, isHeld } of pushed) {
    const own = rows.filter((row) => row[column] === text);
    const statuses = own.map((row) => String(row['Status']));
    const times = held.filter(isThere).length;
    if (own.length === 0) found.lost += 1;
    if (own.length > 1 || times > 1) found.doubled += 1;
    if (when === 'in the end') {
      if (!held.some(isHeld)) found.lost += 1;
      if (!statuses.every((status) => status === '' || status === '0')) found.false += 1;
    } else if (!statuses.every((status) => OPEN.includes(status) || (status === '0') === times > 0))
      found.false += 1;
  }
  return found;
}

/**
 * What a user does in a pane that was opened again: downloads or pushes at once, looks, pushes what is left; sends again
 * only where the pane asks, and what surely is not on the service; what is there, of a kind that can't be listed, is said to
 * be. Answers whether that had to be said.
 */
export async function settle(scene: Scene, push: Push, first: 'download' | 'push'): Promise<boolean> {
  const { kind } = push;
  let isSaid = false;
  for (let pushes = 0; pushes < MOST_PUSHES; pushes += 1) {
    if (first === 'download' || pushes > 0) await scene.act({ do: 'download', kind });
    await scene.act({ do: 'preview', kind });
    const { preview } = scene.view();
    if (!preview && pushes > 0) return isSaid;
    const groups = preview?.tables.flatMap((table) => table.groups) ?? [];
    const asked = groups.find(({ sendAgain }) => sendAgain === true);
    const there = asked ? await waitingRows(scene, push) : [];
    if (asked && there.every((isThere) => !isThere)) await scene.act({ do: 'send-again', kind });
    else if (asked?.canBeConfirmed === true && there.every((isThere) => isThere)) {
      await scene.act({ do: 'confirm-stored', kind });
      isSaid = true;
    }
    await scene.act({ do: 'confirm-passwords', saved: true });
    await scene.act({ do: 'confirm-unusual', on: true });
    await scene.act({ do: 'send' });
    await scene.act({ do: 'back' });
    await scene.act({ do: 'close-result' });
  }
  return isSaid;
}

/** The user looks on the service for each row that waits for a word. */
async function waitingRows(
  { world, pushed, state }: Scene,
  { sheet, records }: Push,
): Promise<readonly boolean[]> {
  const held = records(await state());
  const waiting = world.table(sheet).filter((row) => row['Status'] === 'Unknown' || row['Status'] === 'Fix');
  return pushed
    .filter(({ column, text }) => waiting.some((row) => row[column] === text))
    .map(({ isThere }) => held.some(isThere));
}
