import { countBelow, type Above } from './rows-below';
import { untracked } from './untracked';

/** Extends the table over the filled rows directly below it. Returns how many they are. Two round trips. */
export async function includeBelow(context: Excel.RequestContext, above: Above): Promise<number> {
  const [count = 0] = await countBelow(context, [above]);
  if (count === 0) return 0;
  const { table } = above;
  table.resize(untracked(untracked(table.getRange()).getResizedRange(count, 0)));
  await context.sync();
  return count;
}
