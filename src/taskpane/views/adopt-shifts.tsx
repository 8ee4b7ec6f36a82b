import { useState } from 'preact/hooks';
import { keepSafeText as words } from '../keep-safe-messages';
import type { KeepSafePartProps } from './back-up';
import { Button } from './button';
import { Choice } from './choice';
import { ChooseFile } from './choose-file';
import { Fold } from './fold';
import { InlineNotice } from './inline-notice';

/** More lines would fill the pane. */
const MOST_LINES = 50;

/** Takes over shifts of the service from a list, at the user's word. */
export function AdoptShifts({ keepSafe: { kinds, adoption, problem }, blockedBy, act }: KeepSafePartProps) {
  const [kind, setKind] = useState(kinds[0]?.kind ?? '');
  const [list, setList] = useState('');
  const [unreadable, setUnreadable] = useState(false);
  const sentence = unreadable ? words.unreadable : problem?.of === 'adopt' ? problem.sentence : '';
  const read = (text: string) => {
    setList(text);
    setUnreadable(false);
    act({ do: 'read-adoption', kind, text });
  };
  return (
    <section class="card" aria-label={words.adopt}>
      <h3>{words.adopt}</h3>
      <p class="quiet">{words.adoptMeaning}</p>
      <Choice
        id="adopt-sheet"
        label={words.sheet}
        chosen={kind}
        choices={kinds.map((each) => [each.kind, each.sheet])}
        onChosen={setKind}
      />
      <div class="field">
        <label for="adopt-list">{words.list}</label>
        <textarea
          id="adopt-list"
          rows={5}
          dir="auto"
          spellcheck={false}
          value={list}
          onInput={({ currentTarget: { value } }) => setList(value)}
        />
      </div>
      <div aria-live="polite">
        <InlineNotice words={sentence} tone="error" />
        {adoption && (
          <>
            <p>{words.taken(adoption.taken, adoption.sheet)}</p>
            {adoption.ignored.length > 0 && <p dir="auto">{words.ignored(adoption.ignored.join(', '))}</p>}
          </>
        )}
      </div>
      {adoption && adoption.left.length > 0 && (
        <Fold name={words.left(adoption.left.length)}>
          <ul class="rows">
            {adoption.left.slice(0, MOST_LINES).map(({ line, reason }) => (
              <li key={line} dir="auto">
                {words.line(line, reason)}
              </li>
            ))}
          </ul>
        </Fold>
      )}
      <div class="actions">
        {adoption && adoption.taken > 0 && (
          <Button appearance="primary" blockedBy={blockedBy} onPress={() => act({ do: 'adopt-shifts' })}>
            {words.takeOver(adoption.taken)}
          </Button>
        )}
        {list.trim() !== '' && (
          <Button blockedBy={blockedBy} onPress={() => read(list)}>
            {words.read}
          </Button>
        )}
        <ChooseFile
          words={words.chooseList}
          accept=".csv,.txt,text/csv,text/plain"
          blockedBy={blockedBy}
          onChosen={(file) => void file.text().then(read, () => setUnreadable(true))}
        />
      </div>
    </section>
  );
}
