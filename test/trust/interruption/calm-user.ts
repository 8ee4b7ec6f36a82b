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
 * only where the pane asks, and what surely is not on the service. What is there already, of a kind that can't be listed,
 * is left until the next row is pushed. Answers how many such rows were added.
 */
export async function settle(scene: Scene, push: Push, first: 'download' | 'push'): Promise<number> {
  const { kind } = push;
  let next = 0;
  for (let pushes = 0; pushes < MOST_PUSHES; pushes += 1) {
    if (first === 'download' || pushes > 0) await scene.act({ do: 'download', kind });
    await scene.act({ do: 'preview', kind });
    const { preview } = scene.view();
    if (!preview && pushes > 0) return next;
    const asks = preview?.tables.some(({ groups }) => groups.some(({ sendAgain }) => sendAgain === true));
    if (asks === true && !(await isAnyStored(scene, push))) await scene.act({ do: 'send-again', kind });
    else if (asks === true && push.typeNext && next === 0) {
      push.typeNext(scene.world);
      next = 1;
      await scene.act({ do: 'preview', kind });
    }
    await scene.act({ do: 'passwords-kept', kept: true });
    await scene.act({ do: 'unusual-meant', meant: true });
    await scene.act({ do: 'send' });
    await scene.act({ do: 'back' });
    await scene.act({ do: 'close-result' });
  }
  return next;
}

/** The user looks on the service for the rows that wait for a word. */
async function isAnyStored({ world, pushed, state }: Scene, { sheet, records }: Push): Promise<boolean> {
  const held = records(await state());
  const waiting = world.table(sheet).filter((row) => row['Status'] === 'Unknown' || row['Status'] === 'Fix');
  return pushed.some(
    ({ column, text, isThere }) => waiting.some((row) => row[column] === text) && held.some(isThere),
  );
}
