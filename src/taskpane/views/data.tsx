import { useRef, useState } from 'preact/hooks';
import { type View, LONGEST_MEANING, LONGEST_OWN_NAME, type ServiceCode } from '../../app/view/index';
import { useAct } from '../act';
import { homeText, settingsText } from '../home-messages';
import { undoText } from '../push-messages';
import { BackupLine, BringBack } from './backup';
import { Button, Fold } from './controls';
import { Checkbox, TextField } from './fields';
import { ScreenHeading } from './screen-heading';
import { tablesOf, type HomeProps, AbsentTables, TableList } from './table-list';

const FIRST_TEMPLATE = 1000;

/** Makes a sheet for a schedule template. The service does not list templates, so the user types the number. */
function TemplateForm() {
  const act = useAct();
  const words = homeText.template;
  const number = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const submit = (event: Event) => {
    event.preventDefault();
    const entered = number.current?.value.trim() ?? '';
    const isNumber = /^\d+$/.test(entered) && Number(entered) >= FIRST_TEMPLATE;
    setError(isNumber ? '' : words.wrong);
    if (isNumber) act({ do: 'make-template', number: entered });
    else number.current?.focus();
  };
  return (
    <Fold name={words.title}>
      <form onSubmit={submit} noValidate>
        <TextField
          id="template"
          label={words.label}
          hint={words.hint}
          error={error}
          kind="digits"
          field={number}
        />
        <Button small submit>
          {words.make}
        </Button>
      </form>
    </Fold>
  );
}

/** All tables of the workbook, those that it could have, backups, and the settings. */
export function Data({ view }: HomeProps) {
  const act = useAct();
  const words = homeText.data;
  const { present, absent } = tablesOf(view);
  return (
    <>
      <ScreenHeading>{words.heading}</ScreenHeading>
      {present.length > 0 && (
        <section aria-label={words.tables}>
          <p class="overline">{words.tables}</p>
          <TableList tables={present} />
        </section>
      )}
      <div class="actions">
        <Button onPress={() => act({ do: 'download' })}>{homeText.status.downloadEverything}</Button>
        {present.length > 0 && <span class="quiet beside">{words.downloadMeaning}</span>}
      </div>
      {view.undoable && (
        <div class="actions">
          <Button onPress={() => act({ do: 'undo' })}>{undoText.undo}</Button>
        </div>
      )}
      {present.length === 0 ? <BringBack /> : view.backup && <BackupLine age={view.backup} />}
      {absent.length > 0 && (
        <Fold name={words.more}>
          <AbsentTables tables={absent} />
          <TemplateForm />
        </Fold>
      )}
      {present.length > 0 && <Settings view={view} />}
      {present.length > 0 && <ServiceCodes codes={view.codes} />}
    </>
  );
}

interface SettingsProps {
  readonly view: Pick<
    View,
    'logsPushes' | 'ownName' | 'excludesWarned' | 'marksEdits' | 'coloursStatus' | 'serviceWords'
  >;
}

/** The name of who works on this device. */
function OwnName({ name }: { readonly name: string }) {
  const act = useAct();
  const words = settingsText.ownName;
  const field = useRef<HTMLInputElement>(null);
  const save = (event: Event) => {
    event.preventDefault();
    act({ do: 'choose-own-name', name: field.current?.value ?? '' });
  };
  return (
    <form onSubmit={save}>
      <TextField
        id="own-name"
        label={words.label}
        hint={words.meaning}
        initial={name}
        kind="text"
        most={LONGEST_OWN_NAME}
        field={field}
      />
      <Button small submit>
        {words.save}
      </Button>
    </form>
  );
}

/** The user's choices about pushes, the Status column and the headers. Each says what it is for. */
function Settings({ view }: SettingsProps) {
  const act = useAct();
  const words = settingsText;
  const settings = [
    [words.log, view.logsPushes, 'log-pushes'],
    [words.hold, view.excludesWarned, 'exclude-warned'],
    [words.marks, view.marksEdits, 'mark-edits'],
    [words.colours, view.coloursStatus, 'colour-status'],
    [words.headers, view.serviceWords, 'use-service-words'],
  ] as const;
  return (
    <Fold name={words.heading}>
      {settings.map(([{ label, meaning }, ticked, setting]) => (
        <div key={label}>
          <Checkbox label={label} value={ticked} onValue={(on) => act({ do: setting, on })} />
          <p class="quiet">{meaning}</p>
        </div>
      ))}
      <OwnName name={view.ownName} />
    </Fold>
  );
}

/** What the service's codes mean, to be read and written; those without a meaning are first. Nothing if no code is known. */
function ServiceCodes({ codes }: Pick<View, 'codes'> & {}) {
  if (codes.length === 0) return null;
  const words = settingsText.codes;
  return (
    <Fold name={words.heading(codes.filter(({ meaning }) => meaning === '').length)}>
      <p class="quiet">{words.intro}</p>
      {codes.map((code) => (
        <NamedCode key={code.code} serviceCode={code} />
      ))}
    </Fold>
  );
}

function NamedCode({ serviceCode }: { readonly serviceCode: ServiceCode }) {
  const act = useAct();
  const words = settingsText.codes;
  const { code, method, words: said } = serviceCode;
  const meaning = useRef<HTMLInputElement>(null);
  const advice = useRef<HTMLInputElement>(null);
  const save = (event: Event) => {
    event.preventDefault();
    const [meant, advised] = [meaning, advice].map((field) => field.current?.value.trim() ?? '');
    act({ do: 'name-code', code, meaning: meant ?? '', advice: advised ?? '' });
  };
  return (
    <form autocomplete="off" noValidate aria-label={words.code(code)} onSubmit={save}>
      <h4>{words.code(code)}</h4>
      {method !== '' && (
        <p class="quiet">
          <bdi>{words.came(method, said)}</bdi>
        </p>
      )}
      <TextField
        id={`code-${code}-meaning`}
        label={words.meaning}
        hint={words.meaningHint}
        initial={serviceCode.meaning}
        kind="text"
        most={LONGEST_MEANING}
        field={meaning}
      />
      <TextField
        id={`code-${code}-advice`}
        label={words.advice}
        hint={words.adviceHint}
        initial={serviceCode.advice}
        kind="text"
        most={LONGEST_MEANING}
        field={advice}
      />
      <div class="actions">
        <Button small submit name={words.saveNamed(code)}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
