import type { View } from '../../app/view';
import type { Act } from '../act';
import { undoText } from '../undo-messages';
import { Button } from './button';
import { Tick } from './tick';

interface AfterPushesProps {
  readonly view: Pick<View, 'keepsLog' | 'holdsWarnings' | 'undoable'>;
  readonly act: Act;
}

/** What can be done about earlier pushes (undo the last one, keep a log of all), and what later ones leave out. */
export function AfterPushes({ view: { keepsLog, holdsWarnings, undoable }, act }: AfterPushesProps) {
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
      <details class="tally">
        {/* Office.js, which moves the focus on Tab in Excel on the web, knows a summary by its tabindex only. */}
        <summary class="tally-line" tabIndex={0}>
          <span class="tally-name">{words.log}</span>
        </summary>
        <p class="quiet">{words.logMeaning}</p>
        <Tick label={words.keepLog} ticked={keepsLog} onTick={(keeps) => act({ do: 'keep-log', keeps })} />
        <div class="actions">
          <Button small onPress={() => act({ do: 'clear-log' })}>
            {words.clearLog}
          </Button>
        </div>
      </details>
      <details class="tally">
        <summary class="tally-line" tabIndex={0}>
          <span class="tally-name">{words.warnings}</span>
        </summary>
        <p class="quiet">{words.holdMeaning}</p>
        <Tick
          label={words.holdWarnings}
          ticked={holdsWarnings}
          onTick={(holds) => act({ do: 'hold-warnings', holds })}
        />
      </details>
    </>
  );
}
