import { entityOf } from '../../../src/core/entities/registry';
import type { Push } from './pushes';
import type { Scene } from './scene';

type TablePreview = NonNullable<ReturnType<Scene['view']>['preview']>['tables'][number];

/** A user who needs more pushes no longer trusts the product. */
const MOST_PUSHES = 4;

/** How often something wrong was found. */
export interface Tally {
  lost: number;
  doubled: number;
  false: number;
}

/** Statuses that say nothing about the service. */
const OPEN = ['', 'New', 'Edited', 'Fix', 'Conflict', 'Unknown'];

/**
 * Compares the pushed rows with the service's records. At the end each record is there once, complete, and its row says so.
 */
export async function tally(
  { world, pushed, state }: Scene,
  { sheet, records }: Push,
  when: 'at once' | 'in the end',
): Promise<Tally> {
  const stored = records(await state());
  const found: Tally = { lost: 0, doubled: 0, false: 0 };
  for (const { sheet: its = sheet, column, text, isThere, isComplete } of pushed) {
    const own = world.table(its).filter((row) => row[column] === text);
    const statuses = own.map((row) => String(row['Status']));
    const times = stored.filter(isThere).length;
    if (own.length === 0) found.lost += 1;
    if (own.length > 1 || times > 1) found.doubled += 1;
    if (when === 'in the end') {
      if (!stored.some(isComplete)) found.lost += 1;
      if (!statuses.every((status) => status === '' || status === '0')) found.false += 1;
    } else if (!statuses.every((status) => OPEN.includes(status) || (status === '0') === times > 0))
      found.false += 1;
  }
  return found;
}

/**
 * What a user does in a pane that was opened again: downloads or pushes at once, reads the preview, pushes the rest; sends a
 * row again only if the pane asks and the service does not have it; says of a row that can't be listed that it is stored if
 * it is, also if the service refuses its number because a record has it. Gives whether the user had to say that.
 */
export async function settle(scene: Scene, push: Push, first: 'download' | 'push'): Promise<boolean> {
  const { kind, isOfAll } = push;
  const ofKind = isOfAll ? {} : { kind };
  let isSaid = false;
  for (let pushes = 0; pushes < MOST_PUSHES; pushes += 1) {
    if (first === 'download' || pushes > 0) await scene.act({ do: 'download', ...ofKind });
    if (isOfAll) await scene.act({ do: 'download', kind });
    await scene.act({ do: 'preview', ...ofKind });
    const { preview } = scene.view();
    if (!preview && pushes > 0) return isSaid;
    for (const table of preview?.tables ?? []) if (await decide(scene, push, table)) isSaid = true;
    await scene.act({ do: 'confirm-passwords', saved: true });
    await scene.act({ do: 'confirm-unusual', on: true });
    await scene.act({ do: 'send' });
    await scene.act({ do: 'back' });
    await scene.act({ do: 'close-result' });
  }
  return isSaid;
}

/** Answers what the preview asks about the rows of a table. Gives whether the user says that rows are there. */
async function decide(scene: Scene, push: Push, { kind, groups }: TablePreview): Promise<boolean> {
  const asked = groups.find(({ sendAgain }) => sendAgain === true);
  const taken = groups.find(({ numberTaken }) => numberTaken === true);
  const there = asked || taken ? await waitingRows(scene, push, entityOf(kind).sheet) : [];
  if (asked && there.every((isThere) => !isThere)) await scene.act({ do: 'send-again', kind });
  else if (asked?.canBeConfirmed === true && there.every((isThere) => isThere)) {
    await scene.act({ do: 'confirm-stored', kind });
    return true;
  } else if (taken && there.every((isThere) => isThere)) {
    await scene.act({ do: 'confirm-stored', kind, numberTaken: true });
    return true;
  }
  return false;
}

/** The user looks at the service for each row that waits for a decision. */
async function waitingRows(
  { world, pushed, state }: Scene,
  { sheet: own, records }: Push,
  sheet: string,
): Promise<readonly boolean[]> {
  const stored = records(await state());
  const waiting = world.table(sheet).filter((row) => row['Status'] === 'Unknown' || row['Status'] === 'Fix');
  return pushed
    .filter(
      ({ sheet: its = own, column, text }) => its === sheet && waiting.some((row) => row[column] === text),
    )
    .map(({ isThere }) => stored.some(isThere));
}
