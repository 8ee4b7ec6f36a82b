import type { PushResult } from '../../app/view';
import type { Act } from '../act';
import { homeText } from '../home-messages';
import { text } from '../messages';
import { resultHeading } from '../sums';
import { undoText } from '../undo-messages';
import { Button, DismissButton } from './button';
import { Icon } from './icon';

interface PushedProps {
  readonly result: PushResult;
  /** Whether the push changed records: then an undo can put their earlier values back. */
  readonly undoable: boolean;
  readonly act: Act;
}

/** One line about a push of which no row needs the user. The pane's live region announces it. */
export function Pushed({ result, undoable, act }: PushedProps) {
  const { found, isUndo, tables } = result;
  const detail = [
    tables.length > 1
      ? tables.map(({ title, stored }) => homeText.pushed.ofTable(title, stored)).join(', ')
      : '',
    found > 0 ? homeText.pushed.found(found) : '',
  ];
  return (
    <section class="notice success pushed" aria-label={text.notice.success}>
      <Icon of="success" />
      <div class="notice-text">
        <p class="notice-title">{resultHeading(result)}</p>
        {detail
          .filter((part) => part !== '')
          .map((part) => (
            <p class="notice-detail" dir="auto" key={part}>
              {part}
            </p>
          ))}
        {undoable && !isUndo && (
          <Button small onPress={() => act({ do: 'undo' })}>
            {undoText.undo}
          </Button>
        )}
      </div>
      <DismissButton onPress={() => act({ do: 'close-result' })} />
    </section>
  );
}
