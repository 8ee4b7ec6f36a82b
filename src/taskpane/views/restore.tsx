import { useState } from 'preact/hooks';
import { longDay } from '../../core/calendar/day-text';
import { serialOfDay } from '../../core/calendar/days';
import { minutesOfTime, clockText } from '../../core/calendar/clock';
import { keepSafeText as words } from '../keep-safe-messages';
import type { KeepSafePartProps } from './back-up';
import { Button } from './button';
import { ChooseFile } from './choose-file';
import { Fold } from './fold';
import { InlineNotice } from './inline-notice';

/** More lines would fill the pane. */
const MOST_LINES = 50;

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
  const sum = (part: 'rows' | 'here' | 'added' | 'updated' | 'conflicts' | 'deleted') =>
    (restore?.tables ?? []).reduce((all, table) => all + table[part], 0);
  const left = (restore?.tables ?? []).flatMap((table) => table.left);
  const isChange = sum('added') + sum('updated') + sum('conflicts') + sum('deleted') > 0;
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
            {!isChange && <p>{sum('here') === sum('rows') ? words.allHere : words.nothingNewer}</p>}
          </>
        )}
      </div>
      {left.length > 0 && (
        <Fold name={words.stays(left.length)}>
          <ul class="rows">
            {left.slice(0, MOST_LINES).map((sentence) => (
              <li key={sentence} dir="auto">
                {sentence}
              </li>
            ))}
          </ul>
        </Fold>
      )}
      <div class="actions">
        {restore && isChange && (
          <Button appearance="primary" blockedBy={blockedBy} onPress={() => act({ do: 'restore-backup' })}>
            {words.bringIn(sum('added'), sum('updated'))}
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
