import type { View } from '../../app/view';
import type { Act } from '../act';
import { undoText } from '../undo-messages';
import { Button } from './button';
import { Checkbox } from './checkbox';
import { Fold } from './fold';
import { StatusSettings } from './status-settings';

interface AfterPushesProps {
  readonly view: Pick<
    View,
    'logsPushes' | 'excludesWarned' | 'undoable' | 'marksEdits' | 'coloursStatus' | 'serviceWords'
  >;
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
      <Fold name={words.log}>
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
      </Fold>
      <Fold name={words.warnings}>
        <p class="quiet">{words.holdMeaning}</p>
        <Checkbox
          label={words.holdWarnings}
          ticked={excludesWarned}
          onChange={(on) => act({ do: 'exclude-warned', on })}
        />
      </Fold>
      <StatusSettings view={view} act={act} />
    </>
  );
}
