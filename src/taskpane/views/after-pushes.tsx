import type { View } from '../../app/view';
import type { Act } from '../act';
import { undoText } from '../undo-messages';
import { Button } from './button';
import { Checkbox } from './checkbox';

interface AfterPushesProps {
  readonly view: Pick<View, 'logsPushes' | 'excludesWarned' | 'undoable'>;
  readonly act: Act;
}

/**
 * The user's choices about earlier pushes (undo the last one, keep a log of all), and whether later pushes leave out rows with
 * warnings.
 */
export function AfterPushes({ view: { logsPushes, excludesWarned, undoable }, act }: AfterPushesProps) {
  const words = undoText;
  return (
    <>
      {undoable && (
        <div class="actions">
          <Button small onPress={() => act({ do: 'undo' })}>
            {words.undo}
          </Button>
        </div>
      )}
      <details class="count-row">
        {/* Office.js moves the focus on Tab in Excel on the web. It finds a summary only by its tabindex. */}
        <summary class="count-row-line" tabIndex={0}>
          <span class="count-row-name">{words.log}</span>
        </summary>
        <p class="quiet">{words.logMeaning}</p>
        <Checkbox
          label={words.keepLog}
          ticked={logsPushes}
          onChange={(on) => act({ do: 'log-pushes', on })}
        />
        <div class="actions">
          <Button small onPress={() => act({ do: 'clear-log' })}>
            {words.clearLog}
          </Button>
        </div>
      </details>
      <details class="count-row">
        <summary class="count-row-line" tabIndex={0}>
          <span class="count-row-name">{words.warnings}</span>
        </summary>
        <p class="quiet">{words.holdMeaning}</p>
        <Checkbox
          label={words.holdWarnings}
          ticked={excludesWarned}
          onChange={(on) => act({ do: 'exclude-warned', on })}
        />
      </details>
    </>
  );
}
