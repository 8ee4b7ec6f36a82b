import { useContext, useEffect, useState } from 'preact/hooks';
import type { FirstPassword } from '../../app/view';
import { useAct } from '../act';
import { localDefaults, type LocalDefaults } from '../browser/local-defaults';
import { copyText, canSaveFiles, saveTextFile } from '../browser/save-and-copy';
import { BYTE_ORDER_MARK, separated } from '../export/separated';
import { pushText } from '../push-messages';
import { Button } from './controls';
import { Checkbox, secretInput } from './fields';
import { Announce } from './notices';
import { RowName } from './row-list';

/** How many first passwords are shown for editing. The file and the copy have all of them. */
const SHOWN = 10;

interface PasswordsProps {
  readonly passwords: readonly FirstPassword[];
  /** Before sending: whether the user has saved them. Absent after sending, when nothing can be checked or changed. */
  readonly saved?: boolean;
}

/** First passwords of new users, which the user must save outside the workbook: the service takes them and never returns them. */
export function Passwords({ passwords, saved }: PasswordsProps) {
  const act = useAct();
  const words = pushText.passwords;
  const editable = saved !== undefined;
  const [visible, setVisible] = useState(false);
  const shown = passwords.filter((password, place) => place < SHOWN || password.problem !== '');
  const someWrong = passwords.some((password) => password.problem !== '');
  return (
    <section class="card" aria-label={words.heading}>
      <h3>{words.heading}</h3>
      <p>{editable ? words.explain(passwords.length) : words.afterwards(passwords.length)}</p>
      <HandOver passwords={passwords} />
      <details class="password-list" open={someWrong}>
        <summary tabIndex={0}>{editable ? words.see : words.seeOnly}</summary>
        <Checkbox label={words.show} value={visible} onValue={setVisible} />
        <ul class="rows">
          {shown.map((password) => (
            <li key={password.row}>
              <PasswordField password={password} visible={visible} editable={editable} />
            </li>
          ))}
        </ul>
        {shown.length < passwords.length && (
          <p class="quiet">{words.rest(passwords.length - shown.length)}</p>
        )}
      </details>
      {saved !== undefined && (
        <Checkbox
          label={words.kept}
          value={saved}
          onValue={(tick) => act({ do: 'confirm-passwords', saved: tick })}
        />
      )}
    </section>
  );
}

/** A file, with the decimal sign of the user's region, or text to copy. */
type Form = { readonly kind: 'csv'; readonly decimal: LocalDefaults['decimal'] } | { readonly kind: 'tabs' };

/**
 * First passwords as a table for saving (CSV) or copying (tab-separated, which pastes into cells). Texts that a spreadsheet
 * would calculate are escaped, because people type names. Excel reads a file with the list separator of its country: a
 * semicolon where numbers have a decimal comma.
 */
export function passwordList(passwords: readonly FirstPassword[], form: Form): string {
  const { label, userName, password } = pushText.passwords.columns;
  const lines = [
    [label, userName, password],
    ...passwords.map((entry) => [entry.label, entry.userName, entry.password]),
  ];
  if (form.kind === 'tabs') return separated(lines, '\t');
  return BYTE_ORDER_MARK + separated(lines, form.decimal === ',' ? ';' : ',');
}

function HandOver({ passwords }: { readonly passwords: readonly FirstPassword[] }) {
  const words = pushText.passwords;
  const say = useContext(Announce);
  const [came, setCame] = useState('');

  const announce = (sentence: string) => {
    setCame(sentence);
    say(sentence);
  };

  const copy = async (done: string) => {
    const list = passwordList(passwords, { kind: 'tabs' });
    announce((await copyText(list)) ? done : words.failed);
  };
  const save = async () => {
    if (!canSaveFiles(navigator.userAgent)) {
      await copy(words.copiedInstead);
      return;
    }
    const { decimal } = localDefaults(navigator.language);
    const list = passwordList(passwords, { kind: 'csv', decimal });
    saveTextFile(words.file, 'text/csv;charset=utf-8', list);
    announce(words.saved(words.file));
  };
  const orSayFailed = (attempt: () => Promise<void>) => () =>
    void attempt().catch(() => announce(words.failed));

  return (
    <>
      <div class="actions">
        <Button onPress={orSayFailed(save)}>{words.save}</Button>
        <Button onPress={orSayFailed(() => copy(words.copied))}>{words.copy}</Button>
      </div>
      {came !== '' && <p class="quiet">{came}</p>}
    </>
  );
}

interface PasswordFieldProps {
  readonly password: FirstPassword;
  readonly visible: boolean;
  readonly editable: boolean;
}

function PasswordField({ password, visible, editable }: PasswordFieldProps) {
  const act = useAct();
  const [draft, setDraft] = useState<string>();
  // The typed text is shown until the app has answered with it. A live count elsewhere must not remove it.
  useEffect(() => setDraft(undefined), [password.password]);
  const wrong = password.problem !== '';
  const problemId = `password-problem-${password.row}`;
  return (
    <>
      <p class="password-owner">
        <RowName label={password.label} /> <bdi class="row-number">{password.userName}</bdi>
      </p>
      <input
        class="password"
        {...secretInput(!visible)}
        dir="ltr"
        readOnly={!editable}
        aria-label={pushText.passwords.passwordOf(password.label, password.userName)}
        aria-invalid={wrong}
        aria-describedby={wrong ? problemId : undefined}
        value={draft ?? password.password}
        onInput={(event) => setDraft(event.currentTarget.value)}
        onChange={(event) =>
          act({ do: 'set-password', row: password.row, password: event.currentTarget.value })
        }
      />
      {wrong && (
        <p class="field-error" id={problemId} dir="auto">
          {password.problem}
        </p>
      )}
    </>
  );
}
