import { useState } from 'preact/hooks';
import { longDay } from '../../core/values/day-text';
import { minutesOfTime, serialOfDay } from '../../core/values/serial';
import { clockText } from '../../core/values/shown';
import { keepSafeText as words } from '../keep-safe-messages';
import type { KeepSafePartProps } from './back-up';
import { Button } from './button';
import { ChooseFile } from './choose-file';
import { InlineNotice } from './inline-notice';

/** Brings in a backup, after the user has seen what it would change. */
export function Restore({ keepSafe: { restore, problem }, blockedBy, act }: KeepSafePartProps) {
  const [unreadable, setUnreadable] = useState(false);
  const read = (file: File) =>
    void file.text().then(
      (text) => {
        setUnreadable(false);
        act({ do: 'read-backup', file: file.name, text });
      },
      () => setUnreadable(true),
    );
  const sentence = unreadable ? words.unreadable : problem?.of === 'restore' ? problem.sentence : '';
  const sum = (part: 'added' | 'updated' | 'conflicts') =>
    (restore?.tables ?? []).reduce((all, table) => all + table[part], 0);
  const isChange = sum('added') + sum('updated') + sum('conflicts') > 0;
  return (
    <section class="card" aria-label={words.restore}>
      <h3>{words.restore}</h3>
      <p class="quiet">{words.restoreMeaning}</p>
      <div aria-live="polite">
        <InlineNotice words={sentence} tone="error" />
        {restore && (
          <>
            <p>
              <bdi>{madeText(restore.file, restore.madeAt)}</bdi>
            </p>
            <ul class="rows">
              {restore.tables.map((table) => (
                <li key={table.sheet}>
                  <bdi>{table.sheet}</bdi>: {words.table(table)}
                </li>
              ))}
            </ul>
            {!isChange && <p>{words.allHere}</p>}
          </>
        )}
      </div>
      <div class="actions">
        {restore && isChange && (
          <Button appearance="primary" blockedBy={blockedBy} onPress={() => act({ do: 'restore-backup' })}>
            {words.bringIn(sum('added'))}
          </Button>
        )}
        <ChooseFile
          words={words.chooseBackup}
          accept=".json,.txt,application/json,text/plain"
          blockedBy={blockedBy}
          onChosen={read}
        />
      </div>
    </section>
  );
}

function madeText(file: string, madeAt: string): string {
  const [day = '', time = ''] = madeAt.split('T');
  return words.made(file, longDay(serialOfDay(day) ?? 0), clockText(minutesOfTime(time)));
}
