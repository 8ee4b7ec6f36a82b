import { useRef, useContext, useEffect, useState } from 'preact/hooks';
import type { Job, BackupView, BackupFile, Tone, BackupAge } from '../../app/view/index';
import { minutesOfTime, clockText } from '../../core/calendar/clock';
import { longDay } from '../../core/calendar/day-text';
import { serialOfDay } from '../../core/calendar/days';
import { useAct } from '../act';
import { copyText, canSaveFiles, saveFile } from '../browser/save-and-copy';
import { backupText as words } from '../keep-safe-messages';
import { Button, Fold } from './controls';
import { Choice } from './fields';
import { Announce, InlineNotice } from './notices';
import { ScreenHeading } from './screen-heading';

interface BackupProps {
  readonly backup: BackupView;
  readonly job: Job | undefined;
}

const BUSY_ID = 'keep-safe-busy';

/** Backups: make one, bring one in, and take over shifts from a list. */
export function BackupScreen({ backup, job }: BackupProps) {
  const act = useAct();
  const blockedBy = job ? BUSY_ID : undefined;
  return (
    <>
      <ScreenHeading>{words.heading}</ScreenHeading>
      <p class="quiet">{words.meaning}</p>
      {job && (
        <p class="blocked" id={BUSY_ID}>
          {job.sentence}
        </p>
      )}
      <BackUp backup={backup} blockedBy={blockedBy} />
      <Restore backup={backup} blockedBy={blockedBy} />
      <AdoptShifts backup={backup} blockedBy={blockedBy} />
      <footer class="footer">
        <div class="actions">
          <Button onPress={() => act({ do: 'close-backup' })}>{words.back}</Button>
        </div>
      </footer>
    </>
  );
}

interface ChooseFileProps {
  readonly words: string;
  /** The endings and types of files that can be chosen: `.csv,text/csv`. */
  readonly accept: string;
  readonly blockedBy?: string | undefined;
  readonly onChosen: (file: File) => void;
}

/** A button that lets the user choose a file. The browser's own field has words in the browser's language. */
function ChooseFile({ words, accept, blockedBy, onChosen }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={words}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file can be chosen again after it was changed.
          currentTarget.value = '';
          if (file) onChosen(file);
        }}
      />
      <Button blockedBy={blockedBy} onPress={() => input.current?.click()}>
        {words}
      </Button>
    </>
  );
}

interface BackupPartProps {
  readonly backup: BackupView;
  /** The id of the sentence that says what the pane is doing; undefined if no job is running. */
  readonly blockedBy: string | undefined;
}

/** Makes a backup and saves it. */
function BackUp({ backup: { age, made }, blockedBy }: BackupPartProps) {
  const act = useAct();
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

/** How old the last backup is, and the way to the screen for backups. */
export function BackupLine({ age }: { readonly age: BackupAge }) {
  const act = useAct();
  return (
    <section aria-label={words.overline}>
      <p class="overline">{words.overline}</p>
      <p class="quiet">{words.age(age)}</p>
      <div class="actions">
        <Button small onPress={() => act({ do: 'open-backup' })}>
          {words.open}
        </Button>
      </div>
    </section>
  );
}

/** The same in a workbook without tables: there is nothing to lose, but perhaps something to bring back. */
export function BringBack() {
  const act = useAct();
  return (
    <section aria-label={words.overline}>
      <p class="quiet">{words.lost}</p>
      <div class="actions">
        <Button small onPress={() => act({ do: 'open-backup' })}>
          {words.openLost}
        </Button>
      </div>
    </section>
  );
}

/** More lines would fill the pane. */
const MOST_LINES = 50;

function LeftOut({ name, lines }: { readonly name: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Fold name={name}>
      <ul class="rows">
        {lines.slice(0, MOST_LINES).map((sentence) => (
          <li key={sentence} dir="auto">
            {sentence}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** Takes over shifts of the service from a list, at the user's word. */
function AdoptShifts({ backup: { kinds, adoption, problem }, blockedBy }: BackupPartProps) {
  const act = useAct();
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
        value={kind}
        choices={kinds.map((sheetKind) => [sheetKind.kind, sheetKind.sheet])}
        onValue={setKind}
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
      {adoption && (
        <LeftOut
          name={words.left(adoption.left.length)}
          lines={adoption.left.map(({ line, reason }) => words.line(line, reason))}
        />
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

/** Brings in a backup, after the user has seen what it would change. */
function Restore({ backup: { restore, problem }, blockedBy }: BackupPartProps) {
  const act = useAct();
  const [unreadable, setUnreadable] = useState(false);
  const read = (file: File) =>
    void file.text().then(
      (text) => {
        setUnreadable(false);
        act({ do: 'read-backup', file: file.name, text });
      },
      () => setUnreadable(true),
    );
  const sentence = unreadable ? words.unreadable : problem?.of === 'restore' ? problem.sentence : '';
  const sum = (part: 'rows' | 'here' | 'added' | 'updated' | 'conflicts' | 'deleted') =>
    (restore?.tables ?? []).reduce((all, table) => all + table[part], 0);
  const left = (restore?.tables ?? []).flatMap((table) => table.left);
  const isChange = sum('added') + sum('updated') + sum('conflicts') + sum('deleted') > 0;
  return (
    <section class="card" aria-label={words.restore}>
      <h3>{words.restore}</h3>
      <p class="quiet">{words.restoreMeaning}</p>
      <div aria-live="polite">
        <InlineNotice words={sentence} tone="error" />
        {restore && (
          <>
            <p>
              <bdi>{madeText(restore.file, restore.madeAt)}</bdi>
            </p>
            <ul class="rows">
              {restore.tables.map((table) => (
                <li key={table.sheet}>
                  <bdi>{table.sheet}</bdi>: {words.table(table)}
                </li>
              ))}
            </ul>
            {!isChange && <p>{sum('here') === sum('rows') ? words.allHere : words.nothingNewer}</p>}
          </>
        )}
      </div>
      <LeftOut name={words.stays(left.length)} lines={left} />
      <div class="actions">
        {restore && isChange && (
          <Button appearance="primary" blockedBy={blockedBy} onPress={() => act({ do: 'restore-backup' })}>
            {words.bringIn(sum('added'), sum('updated'))}
          </Button>
        )}
        <ChooseFile
          words={words.chooseBackup}
          accept=".json,.txt,application/json,text/plain"
          blockedBy={blockedBy}
          onChosen={read}
        />
      </div>
    </section>
  );
}

function madeText(file: string, madeAt: string): string {
  const [day = '', time = ''] = madeAt.split('T');
  return words.made(file, longDay(serialOfDay(day) ?? 0), clockText(minutesOfTime(time)));
}
