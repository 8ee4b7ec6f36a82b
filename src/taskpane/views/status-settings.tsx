import type { View } from '../../app/view';
import type { Act } from '../act';
import { looksText } from '../sheet-looks-messages';
import { statusText } from '../status-messages';
import { Checkbox } from './checkbox';
import { Fold } from './fold';

interface StatusSettingsProps {
  readonly view: Pick<View, 'marksEdits' | 'coloursStatus' | 'serviceWords'>;
  readonly act: Act;
}

/** The user's choices about the Status column: whether it follows what is typed, and whether it has colours;
 * and about the headers. */
export function StatusSettings({
  view: { marksEdits, coloursStatus, serviceWords },
  act,
}: StatusSettingsProps) {
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
      <p class="quiet">{looksText.headers.meaning}</p>
      <Checkbox
        label={looksText.headers.label}
        ticked={serviceWords}
        onChange={(on) => act({ do: 'use-service-words', on })}
      />
    </Fold>
  );
}
