import type { View } from '../../app/view';
import type { Act } from '../act';
import { settingsText } from '../settings-messages';
import { Checkbox } from './checkbox';
import { Fold } from './fold';

interface SettingsProps {
  readonly view: Pick<
    View,
    'logsPushes' | 'excludesWarned' | 'marksEdits' | 'coloursStatus' | 'serviceWords'
  >;
  readonly act: Act;
}

/** The user's choices about pushes, the Status column and the headers. Each says what it is for. */
export function Settings({ view, act }: SettingsProps) {
  const words = settingsText;
  const settings = [
    { words: words.log, ticked: view.logsPushes, set: (on: boolean) => act({ do: 'log-pushes', on }) },
    {
      words: words.hold,
      ticked: view.excludesWarned,
      set: (on: boolean) => act({ do: 'exclude-warned', on }),
    },
    { words: words.marks, ticked: view.marksEdits, set: (on: boolean) => act({ do: 'mark-edits', on }) },
    {
      words: words.colours,
      ticked: view.coloursStatus,
      set: (on: boolean) => act({ do: 'colour-status', on }),
    },
    {
      words: words.headers,
      ticked: view.serviceWords,
      set: (on: boolean) => act({ do: 'use-service-words', on }),
    },
  ];
  return (
    <Fold name={words.heading}>
      {settings.map(({ words: { label, meaning }, ticked, set }) => (
        <div key={label}>
          <Checkbox label={label} ticked={ticked} onChange={set} />
          <p class="quiet">{meaning}</p>
        </div>
      ))}
    </Fold>
  );
}
