import type { BackupAge } from '../../app/view';
import type { Act } from '../act';
import { keepSafeText as words } from '../keep-safe-messages';
import { Button } from './button';

interface BackupLineProps {
  readonly age: BackupAge;
  readonly act: Act;
}

/** How old the last backup is, and the way to the screen for backups. */
export function BackupLine({ age, act }: BackupLineProps) {
  return (
    <section aria-label={words.overline}>
      <p class="overline">{words.overline}</p>
      <p class="quiet">{words.age(age)}</p>
      <div class="actions">
        <Button small onPress={() => act({ do: 'open-keep-safe' })}>
          {words.open}
        </Button>
      </div>
    </section>
  );
}

/** The same in a workbook without tables: there is nothing to lose, but perhaps something to bring back. */
export function BringBack({ act }: Pick<BackupLineProps, 'act'>) {
  return (
    <section aria-label={words.overline}>
      <p class="quiet">{words.lost}</p>
      <div class="actions">
        <Button small onPress={() => act({ do: 'open-keep-safe' })}>
          {words.openLost}
        </Button>
      </div>
    </section>
  );
}
