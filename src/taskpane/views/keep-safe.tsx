import type { Job, KeepSafeView } from '../../app/view';
import type { Act } from '../act';
import { keepSafeText as words } from '../keep-safe-messages';
import { AdoptShifts } from './adopt-shifts';
import { BackUp } from './back-up';
import { Button } from './button';
import { Restore } from './restore';

export interface KeepSafeProps {
  readonly keepSafe: KeepSafeView;
  readonly job: Job | undefined;
  readonly act: Act;
}

const BUSY_ID = 'keep-safe-busy';

/** Backups: make one, bring one in, and take over shifts from a list. */
export function KeepSafe({ keepSafe, job, act }: KeepSafeProps) {
  const blockedBy = job ? BUSY_ID : undefined;
  return (
    <>
      <p class="quiet">{words.meaning}</p>
      {job && (
        <p class="blocked" id={BUSY_ID}>
          {job.sentence}
        </p>
      )}
      <BackUp keepSafe={keepSafe} blockedBy={blockedBy} act={act} />
      <Restore keepSafe={keepSafe} blockedBy={blockedBy} act={act} />
      <AdoptShifts keepSafe={keepSafe} blockedBy={blockedBy} act={act} />
      <footer class="footer">
        <div class="actions">
          <Button onPress={() => act({ do: 'close-keep-safe' })}>{words.back}</Button>
        </div>
      </footer>
    </>
  );
}
