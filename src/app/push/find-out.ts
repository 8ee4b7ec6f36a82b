import { entityOf } from '../../core/entities/registry';
import { rowsInDoubt } from '../../core/sync/log-rows';
import type { JobContext } from '../job-context';
import { tableMessages } from '../table/table-messages';
import type { Notice } from '../view';
import { pushMessages } from './push-messages';
import { readReconciled } from './read-back';

/**
 * Finds out which rows of an interrupted push are stored, from the service's list. Rows of a kind that can't be listed are sent
 * once more under their own number, so that none is stored twice. Returns what was found.
 */
export async function findOut(work: JobContext, kinds: readonly string[]): Promise<Omit<Notice, 'id'>> {
  const count = { stored: 0, notStored: 0, asked: 0, open: 0 };
  const failures: Error[] = [];
  for (const kind of kinds) {
    const before = rowsInDoubt(work.sync.log(kind));
    if (before.size === 0) continue;
    work.progress(pushMessages.readingBack(entityOf(kind).many));
    const { read, failure } = await readReconciled(work, kind, { resend: {} });
    if (failure) failures.push(failure);
    const after = new Map(work.sync.log(kind).map(({ row, stage }) => [row, stage]));
    const known = new Set(read.tracking.rows.flatMap(({ id, base }) => (base ? [id] : [])));
    for (const row of before) {
      const stage = after.get(row);
      if (stage === 'open') count.open += 1;
      else if (stage === 'waits-for-user') count.asked += 1;
      else count[known.has(row) ? 'stored' : 'notStored'] += 1;
    }
  }
  const words = pushMessages.foundOut;
  const said = (['stored', 'notStored', 'asked', 'open'] as const).flatMap((what) =>
    count[what] > 0 ? [words[what](tableMessages.rows(count[what]))] : [],
  );
  const [failure] = failures;
  const [title = words.nothing, ...detail] = said;
  const isClear = count.asked + count.open === 0;
  return {
    tone: isClear ? 'success' : 'warning',
    title,
    detail: [...detail, ...(failure ? [failure.message] : [])].join(' '),
  };
}
