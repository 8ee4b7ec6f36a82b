import type { View } from '../../app/view';
import type { Act } from '../act';
import { undoText } from '../undo-messages';
import { Button } from './button';
import { Checkbox } from './checkbox';
import { StatusSettings } from './status-settings';

interface AfterPushesProps {
  readonly view: Pick<View, 'logsPushes' | 'excludesWarned' | 'undoable' | 'marksEdits' | 'coloursStatus'>;
  readonly act: Act;
}

/**
 * The user's choices about earlier pushes (undo the last one, keep a log of all), whether later pushes leave out rows with
 * warnings, and what Status shows.
 */
export function AfterPushes({ view, act }: AfterPushesProps) {
  const { logsPushes, excludesWarned, undoable } = view;
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
      <StatusSettings view={view} act={act} />
    </>
  );
}
