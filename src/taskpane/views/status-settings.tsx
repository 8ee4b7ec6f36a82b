import type { View } from '../../app/view';
import type { Act } from '../act';
import { statusText } from '../status-messages';
import { Checkbox } from './checkbox';
import { Fold } from './fold';

interface StatusSettingsProps {
  readonly view: Pick<View, 'marksEdits' | 'coloursStatus'>;
  readonly act: Act;
}

/** The user's choices about the Status column: whether it follows what is typed, and whether it has colours. */
export function StatusSettings({ view: { marksEdits, coloursStatus }, act }: StatusSettingsProps) {
  return (
    <Fold name={statusText.heading}>
      <p class="quiet">{statusText.markMeaning}</p>
      <Checkbox
        label={statusText.markEdits}
        ticked={marksEdits}
        onChange={(on) => act({ do: 'mark-edits', on })}
      />
      <p class="quiet">{statusText.coloursMeaning}</p>
      <Checkbox
        label={statusText.colours}
        ticked={coloursStatus}
        onChange={(on) => act({ do: 'colour-status', on })}
      />
    </Fold>
  );
}
