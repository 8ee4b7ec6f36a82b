import styles from '../styles/paste.css';
import { useEffect, useRef } from 'preact/hooks';
import type { PasteView } from '../../app/view';
import type { Act } from '../act';
import { pasteText as words } from '../paste-messages';
import { Button } from './button';
import { SaidCodes, TimesOfDay } from './paste-codes';
import { PasteColumns } from './paste-columns';
import { PasteGone } from './paste-gone';
import { PasteLeft } from './paste-left';
import { PasteQuestions } from './paste-questions';
import { PasteWeeks } from './paste-week';
import { SumLine } from './sum-line';
import { useTypedCodes } from './typed-codes';

/** Lines of the box: small once there is something to look at below it. */
const [ROWS_EMPTY, ROWS_READ] = [7, 3];

/** While somebody types, thousands of lines are not read for each key. */
const CALM_MS = 150;

const BLOCKED_ID = 'paste-blocked';

interface PasteProps {
  readonly paste: PasteView;
  readonly act: Act;
}

/** Shifts from elsewhere: the box, what was read of it, what must be asked, and the one button that adds them. */
export function Paste({ paste, act }: PasteProps) {
  return (
    <>
      <style>{styles}</style>
      {paste.added ? <Added paste={paste} act={act} /> : <Reading paste={paste} act={act} />}
    </>
  );
}

function Reading({ paste, act }: PasteProps) {
  const { shifts, left, title, gone } = paste;
  const made = shifts.length;
  const notAdded = countLeft(left);
  const found = made + notAdded;
  const isRead = made + left.length > 0;
  const typed = useTypedCodes(act);
  const blocked = blockedBy(paste, typed.count);
  return (
    <>
      <PasteBox act={act} isRead={isRead} kept={paste.kept} />
      <div role="status">
        {isRead && notAdded > 0 && (
          <SumLine sum={{ total: words.found(found), terms: [words.made(made), words.left(notAdded)] }} />
        )}
        {made > 0 && <p class={notAdded > 0 ? undefined : 'sum'}>{words.changes(paste)}</p>}
        {isRead && <p class="quiet">{words.shapes[paste.shape]}</p>}
        {paste.ambiguous.map((sentence) => (
          <p class="paste-warning" key={sentence}>
            <bdi>{sentence}</bdi>
          </p>
        ))}
        {paste.unused.length > 0 && <p class="quiet">{words.unused(paste.unused)}</p>}
      </div>
      <PasteQuestions paste={paste} act={act} typed={typed} />
      {!paste.questions.some(({ id }) => id === 'codes') && (
        <SaidCodes saidCodes={paste.saidCodes} typed={typed} />
      )}
      <TimesOfDay names={paste.timesOfDay} />
      {made > 0 && <PasteWeeks shifts={shifts} answers={paste.answers} />}
      {paste.columns.length > 0 && <PasteColumns paste={paste} act={act} />}
      {gone.length > 0 && <PasteGone gone={gone} answers={paste.answers} act={act} />}
      {left.length > 0 && <PasteLeft left={left} />}
      <footer class="footer">
        {isRead && blocked !== '' && (
          <p class="blocked" id={BLOCKED_ID}>
            {blocked}
          </p>
        )}
        <div class="actions" onPointerDown={typed.hold}>
          {isRead && (
            <Button
              appearance="primary"
              blockedBy={blocked === '' ? undefined : BLOCKED_ID}
              onPress={() =>
                act(typed.count > 0 ? { do: 'say-codes', codes: typed.takeAll() } : { do: 'add-pasted' })
              }
            >
              {typed.count > 0 ? words.readCodes : words.add(paste, title)}
            </Button>
          )}
          <Button onPress={() => act({ do: 'close-paste' })}>{words.back}</Button>
        </div>
      </footer>
    </>
  );
}

/** Titles that were used to read the days are listed, and no shift was left with them. */
function countLeft(left: PasteView['left']): number {
  return left.filter(({ isUsed }) => isUsed !== true).length;
}

/** Why nothing can be added now, or ''. What waits for an answer would otherwise stay behind. */
function blockedBy({ questions, changes, shifts, codes, saidCodes }: PasteView, typedCodes: number): string {
  // Codes may stay unknown: their cells are left, and the others can be added.
  if (questions.some(({ id, answered }) => !answered && id !== 'codes')) return words.answerFirst;
  // What was typed and not read yet is read first, and the week shows what it makes.
  if (typedCodes > 0) return '';
  if ([...codes, ...saidCodes].some(({ bad }) => bad !== '')) return words.badCodes;
  if (changes > 0) return '';
  return shifts.length > 0 ? words.nothingNew : words.nothingMade;
}

interface PasteBoxProps {
  readonly act: Act;
  readonly isRead: boolean;
  /** The text that the box begins with. */
  readonly kept: string;
}

/** The text stays in the box; the app gets its lines. */
function PasteBox({ act, isRead, kept }: PasteBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const known = useRef('');
  // A click elsewhere makes the box report its text once more; reading that anew would forget the answers.
  const read = () => {
    clearTimeout(timer.current);
    const text = box.current?.value ?? '';
    if (text === known.current) return;
    known.current = text;
    act({ do: 'read-pasted', text });
  };
  // Chromium takes half a minute to paste 5,000 lines line by line, and no time to be given them.
  const take = (event: ClipboardEvent) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (!box.current || pasted === '') return;
    event.preventDefault();
    box.current.setRangeText(pasted, box.current.selectionStart, box.current.selectionEnd, 'end');
    // The names at the left and the headers at the top say whether it is the right text.
    [box.current.scrollTop, box.current.scrollLeft] = [0, 0];
    read();
  };
  // What is typed or pasted by now goes before the kept text. The next paste takes its place.
  useEffect(() => {
    if (kept === '' || !box.current || box.current.value !== '') return;
    known.current = kept;
    box.current.value = kept;
    box.current.select();
    [box.current.scrollTop, box.current.scrollLeft] = [0, 0];
  }, [kept]);
  useEffect(() => {
    if (document.hasFocus()) box.current?.focus();
    return () => clearTimeout(timer.current);
  }, []);
  return (
    <div class="field">
      <label for="pasted">{words.box}</label>
      <textarea
        id="pasted"
        ref={box}
        rows={isRead ? ROWS_READ : ROWS_EMPTY}
        wrap="off"
        dir="auto"
        spellcheck={false}
        autocomplete="off"
        aria-describedby="pasted-hint"
        onInput={() => {
          clearTimeout(timer.current);
          timer.current = setTimeout(read, CALM_MS);
        }}
        onChange={read}
        onPaste={take}
      />
      <p class="field-hint" id="pasted-hint">
        {kept === '' ? (isRead ? words.hintRead : words.hint) : words.hintKept}
      </p>
    </div>
  );
}

/** The shifts are in the sheet: what was left is all that remains to be looked at. */
function Added({ paste: { kind, changes, title, left }, act }: PasteProps) {
  return (
    <>
      <p>{words.added(changes, title, countLeft(left))}</p>
      <PasteLeft left={left} />
      <footer class="footer">
        <div class="actions">
          <Button appearance="primary" onPress={() => act({ do: 'preview', kind })}>
            {words.check}
          </Button>
          <Button onPress={() => act({ do: 'close-paste' })}>{words.done}</Button>
        </div>
      </footer>
    </>
  );
}
