import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { BackupFile, KeepSafeView, Tone } from '../../app/view';
import type { Act } from '../act';
import { Announce } from '../announce';
import { copyText } from '../browser/clipboard';
import { canSaveFiles, saveFile } from '../browser/save-file';
import { keepSafeText as words } from '../keep-safe-messages';
import { Button } from './button';
import { InlineNotice } from './inline-notice';

export interface KeepSafePartProps {
  readonly keepSafe: KeepSafeView;
  /** The id of the sentence that says what the pane is doing; undefined if no job is running. */
  readonly blockedBy: string | undefined;
  readonly act: Act;
}

/** Makes a backup and saves it. */
export function BackUp({ keepSafe: { age, made }, blockedBy, act }: KeepSafePartProps) {
  const say = useContext(Announce);
  const [came, setCame] = useState<{ readonly words: string; readonly tone: Tone }>();
  const saved = useRef(0);
  const savesFiles = canSaveFiles(navigator.userAgent);
  const announce = (sentence: string, tone: Tone) => {
    setCame({ words: sentence, tone });
    say(sentence);
  };
  const save = (file: BackupFile) => {
    saveFile(file.name, new Blob([...file.texts], { type: 'application/json' }));
    announce(words.saved(file.name, file.records, file.notPushed), 'success');
    act({ do: 'note-backup', id: file.id });
  };
  const copy = async (file: BackupFile) => {
    const isCopied = await copyText(file.texts.join(''));
    announce(isCopied ? words.copied : words.notCopied, isCopied ? 'success' : 'error');
    if (isCopied) act({ do: 'note-backup', id: file.id });
  };
  const isFree = blockedBy === undefined;
  useEffect(() => {
    // Noting the backup is a job of its own, which waits for the end of the one that made it.
    if (!made || !isFree || !savesFiles || saved.current === made.id) return;
    saved.current = made.id;
    save(made);
  }, [made?.id, isFree]);
  return (
    <section class="card" aria-label={words.backUp}>
      <h3>{words.backUp}</h3>
      <p>{words.age(age)}</p>
      <p class="quiet">{words.backUpMeaning}</p>
      {came && <InlineNotice words={came.words} tone={came.tone} />}
      {made && !savesFiles && !came && <p>{words.copyInstead}</p>}
      <div class="actions">
        <Button
          appearance={made ? 'outline' : 'primary'}
          blockedBy={blockedBy}
          onPress={() => {
            setCame(undefined);
            act({ do: 'back-up' });
          }}
        >
          {words.backUp}
        </Button>
        {made && savesFiles && (
          <Button blockedBy={blockedBy} onPress={() => save(made)}>
            {words.saveAgain}
          </Button>
        )}
        {made && !savesFiles && (
          <Button appearance="primary" blockedBy={blockedBy} onPress={() => void copy(made)}>
            {words.copy}
          </Button>
        )}
      </div>
    </section>
  );
}
