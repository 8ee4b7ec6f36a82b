import { useEffect, useRef, useContext } from 'preact/hooks';
import type { PasteView } from '../../app/view/index';
import type { LayoutChoice } from '../../core/paste/layout-choices';
import { reasonSentence } from '../../core/paste/reasons';
import { groupBy } from '../../core/table/group-by';
import { useAct } from '../act';
import { copyText } from '../browser/save-and-copy';
import { pasteText as words } from '../paste-messages';
import { planningText } from '../planning-messages';
import { BreachList } from './breach-list';
import { Button } from './controls';
import { Choice } from './fields';
import { Announce } from './notices';
import { CodeChoiceFields, SaidCodes, PasteColumns, useTypedCodes } from './paste-codes';
import { PasteLost } from './paste-lost';
import { PasteNames } from './paste-names';
import { PasteQuestions } from './paste-questions';
import { PasteWeeks } from './paste-week';
import { CountRow } from './row-list';
import { SumLine } from './sums';
import styles from '../styles/paste.css';

/** How many of a list are shown. The sheet or the copy has all of them. */
const SHOWN = 10;

/** The rules that the shifts would break, before they are added. They stop nobody. */
function Breaches({ breaches: { count, people } }: Pick<PasteView, 'breaches'>) {
  return (
    <div role="status">
      {count > 0 && (
        <section class="card" aria-label={planningText.wouldBreak(count)}>
          <h3>{planningText.wouldBreak(count)}</h3>
          <BreachList people={people} count={count} />
        </section>
      )}
    </div>
  );
}

/** Lines of the box. The box is small once shifts are shown below it. */
const [ROWS_EMPTY, ROWS_READ] = [7, 3];

/** While the user types, thousands of lines must not be read again at each key. In milliseconds. */
const DEBOUNCE_MS = 150;

const BLOCKED_ID = 'paste-blocked';

interface PasteProps {
  readonly paste: PasteView;
}

/** Shifts from another source: the box, what was read from it, the questions, and the one button that adds the shifts. */
export function Paste({ paste }: PasteProps) {
  return (
    <>
      <style>{styles}</style>
      {paste.added ? <Added paste={paste} /> : <Reading paste={paste} />}
    </>
  );
}

/** Lets the user read the text in another layout. The layouts are looked for when the user asks. */
function Layouts({ paste: { layouts, layout } }: PasteProps) {
  const act = useAct();
  if (!layouts) return <Button onPress={() => act({ do: 'find-layouts' })}>{words.otherLayout}</Button>;
  if (layouts.length < 2 && layout === undefined) return <p class="quiet">{words.onlyLayout}</p>;
  return (
    <Choice<LayoutChoice['layout']>
      id="paste-layout"
      label={words.layoutLabel}
      value={layout ?? 'first'}
      choices={[
        ['first', words.way('first')],
        ...layouts.map(
          (layoutChoice) =>
            [layoutChoice.layout, words.layout(layoutChoice.layout, layoutChoice.shifts)] as const,
        ),
      ]}
      onValue={(chosen) => act({ do: 'answer-pasted', layout: chosen })}
    />
  );
}

function Reading({ paste }: PasteProps) {
  const act = useAct();
  const { shifts, leftOut: left, title, timeOff, columns } = paste;
  const [away, isOther] = [
    timeOff.days.length,
    (header: string) => !columns.some((column) => column.header === header),
  ];
  const unused = paste.shape === 'list' ? paste.unused : paste.unused.filter(isOther);
  const made = shifts.length;
  const notAdded = countLeft(left);
  const found = made + away + notAdded;
  const isReading = paste.reading !== undefined;
  const isRead = !isReading && made + away + left.length > 0;
  const typed = useTypedCodes(act);
  const blocked = blockedBy(paste, typed.count);
  const box = <PasteBox isRead={isRead} paste={paste} />;
  // What was read before is of another text, or of other answers.
  if (isReading)
    return (
      <>
        {box}
        <footer class="footer">
          <div class="actions">
            <Button onPress={() => act({ do: 'close-paste' })}>{words.back}</Button>
          </div>
        </footer>
      </>
    );
  return (
    <>
      {box}
      <div role="status">
        {isRead && notAdded > 0 && (
          <SumLine
            sum={{
              total: words.found(found),
              terms: [words.made(made), ...(away > 0 ? [words.daysOff(away)] : []), words.left(notAdded)],
            }}
          />
        )}
        {made + away > 0 && <p class={notAdded > 0 ? undefined : 'sum'}>{words.changes(paste)}</p>}
        {isRead && <p class="quiet">{words.shapes[paste.shape]}</p>}
        {unused.length > 0 && <p class="quiet">{words.unused(unused)}</p>}
      </div>
      {isRead && <Layouts paste={paste} />}
      {paste.names.length > 0 && <PasteNames names={paste.names} records={paste.records} />}
      <PasteQuestions paste={paste} typed={typed} />
      {!paste.questions.some(({ id }) => id === 'codes') && (
        <SaidCodes saidCodes={paste.saidCodes} typed={typed} />
      )}
      <CodeChoiceFields choices={paste.codeChoices} />
      {columns.length > 0 && paste.shape !== 'list' && <PasteColumns paste={paste} />}
      {made + away > 0 && <PasteWeeks shifts={shifts} timeOff={timeOff} answers={paste.answers} />}
      {columns.length > 0 && paste.shape === 'list' && <PasteColumns paste={paste} />}
      <PasteLost paste={paste} />
      <Breaches breaches={paste.breaches} />
      {left.length > 0 && <PasteLeft leftOut={left} />}
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
                act(typed.count > 0 ? { do: 'define-codes', codes: typed.takeAll() } : { do: 'add-pasted' })
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

/** Titles that were used to read the days are listed too, but no shift was left out with them. */
function countLeft(left: PasteView['leftOut']): number {
  return left.filter(({ isUsed }) => isUsed !== true).length;
}

/** Why nothing can be added now, or ''. Otherwise the lines that wait for an answer would be left out. */
function blockedBy(
  { questions, changes, shifts, timeOff, codes, saidCodes }: PasteView,
  typedCodes: number,
): string {
  // Codes may remain unknown: their cells are left out, and the others can be added.
  if (questions.some(({ id, answered }) => !answered && id !== 'codes')) return words.answerFirst;
  // What was typed and not read yet is read first, and the week shows the result.
  if (typedCodes > 0) return '';
  if ([...codes, ...saidCodes].some(({ bad }) => bad !== '')) return words.badCodes;
  if (changes > 0) return '';
  return shifts.length + timeOff.days.length > 0 ? words.nothingNew : words.nothingMade;
}

interface PasteBoxProps {
  readonly isRead: boolean;
  readonly paste: Pick<PasteView, 'kept' | 'filled' | 'hasSample' | 'reading' | 'isStopped'>;
}

/** The text remains in the box. The app gets its lines. */
function PasteBox({ isRead, paste: { kept, filled, hasSample, reading, isStopped } }: PasteBoxProps) {
  const act = useAct();
  const given = filled === '' ? kept : filled;
  const box = useRef<HTMLTextAreaElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const known = useRef('');
  // A click elsewhere makes the box report its text once more. Reading the text again would forget the answers.
  const read = () => {
    clearTimeout(timer.current);
    const text = box.current?.value ?? '';
    if (text === known.current) return;
    known.current = text;
    act({ do: 'read-pasted', text });
  };
  // Chromium takes half a minute to paste 5,000 lines itself, line by line, and no time if a script sets them.
  const take = (event: ClipboardEvent) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (!box.current || pasted === '') return;
    event.preventDefault();
    box.current.setRangeText(pasted, box.current.selectionStart, box.current.selectionEnd, 'end');
    // The names at the left and the headers at the top show whether it is the right text.
    [box.current.scrollTop, box.current.scrollLeft] = [0, 0];
    read();
  };
  // Text that is already typed or pasted is preferred to the given text. The next paste replaces the given text.
  useEffect(() => {
    if (given === '' || !box.current || box.current.value !== '') return;
    known.current = given;
    box.current.value = given;
    box.current.select();
    [box.current.scrollTop, box.current.scrollLeft] = [0, 0];
  }, [given]);
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
          timer.current = setTimeout(read, DEBOUNCE_MS);
        }}
        onChange={read}
        onPaste={take}
      />
      <p class="field-hint" id="pasted-hint">
        {kept === '' ? (isRead ? words.hintRead : words.hint) : words.hintKept}
      </p>
      {reading !== undefined && (
        <div class="progress" role="status">
          <p>{words.reading(reading)}</p>
          <Button small onPress={() => act({ do: 'stop-reading' })}>
            {words.stopReading}
          </Button>
        </div>
      )}
      {isStopped && (
        <div class="actions">
          <p role="status">{words.stopped}</p>
          <Button small onPress={() => act({ do: 'read-pasted', text: box.current?.value ?? '' })}>
            {words.readIt}
          </Button>
        </div>
      )}
      {hasSample && !isRead && reading === undefined && (
        <Button onPress={() => act({ do: 'paste-sample' })}>{words.pasteSample}</Button>
      )}
    </div>
  );
}

/** The shifts are in the sheet. Only the lines that were left out are still shown. */
function Added({ paste: { kind, changes, title, leftOut: left, timeOff } }: PasteProps) {
  const act = useAct();
  return (
    <>
      <p>{words.added(changes, title, countLeft(left))}</p>
      <PasteLeft leftOut={left} />
      <footer class="footer">
        <div class="actions">
          <Button
            appearance="primary"
            onPress={() => act(timeOff.days.length > 0 ? { do: 'preview' } : { do: 'preview', kind })}
          >
            {words.check}
          </Button>
          <Button onPress={() => act({ do: 'close-paste' })}>{words.done}</Button>
        </div>
      </footer>
    </>
  );
}

/** The lines that made no shift, by reason. No part of the pasted text is ever dropped silently. */
export function PasteLeft({ leftOut: left }: Pick<PasteView, 'leftOut'>) {
  const announce = useContext(Announce);
  const copy = async () => {
    const lines = left.map(
      ({ line, text, reason }) => `${words.line(line)}\t${text}\t${reasonSentence(reason)}`,
    );
    announce((await copyText(lines.join('\n'))) ? words.copied : words.notCopied);
  };
  return (
    <section aria-label={words.leftTitle}>
      <h3>{words.leftTitle}</h3>
      <p class="quiet">{words.leftMeaning}</p>
      <div class="count-rows">
        {[...groupBy(left, ({ reason }) => reasonSentence(reason))].map(([reason, lines]) => (
          <CountRow key={reason} name={sentence(reason)} count={lines.length} mark="plain">
            <ul class="left-lines">
              {lines.slice(0, SHOWN).map(({ line, text }, place) => (
                <li key={place}>
                  <span class="quiet">{words.line(line)}</span> <bdi>{text}</bdi>
                </li>
              ))}
            </ul>
            {lines.length > SHOWN && <p class="quiet">{words.more(lines.length - SHOWN)}</p>}
          </CountRow>
        ))}
      </div>
      <div class="actions">
        <Button small onPress={() => void copy()}>
          {words.copy}
        </Button>
      </div>
    </section>
  );
}

const sentence = (reason: string): string => reason.charAt(0).toUpperCase() + reason.slice(1);
