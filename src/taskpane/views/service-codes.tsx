import { useRef } from 'preact/hooks';
import { LONGEST_MEANING, type ServiceCode, type View } from '../../app/view';
import type { Act } from '../act';
import { settingsText } from '../settings-messages';
import { Button } from './button';
import { Field } from './field';
import { Fold } from './fold';

/** What the service's codes mean, to be read and written; those without a meaning are first. Nothing if no code is known. */
export function ServiceCodes({ codes, act }: Pick<View, 'codes'> & { readonly act: Act }) {
  if (codes.length === 0) return null;
  const words = settingsText.codes;
  return (
    <Fold name={words.heading(codes.filter(({ meaning }) => meaning === '').length)}>
      <p class="quiet">{words.intro}</p>
      {codes.map((code) => (
        <NamedCode key={code.code} of={code} act={act} />
      ))}
    </Fold>
  );
}

function NamedCode({ of, act }: { readonly of: ServiceCode; readonly act: Act }) {
  const words = settingsText.codes;
  const { code, method, words: said } = of;
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
      <Field
        id={`code-${code}-meaning`}
        label={words.meaning}
        hint={words.meaningHint}
        error=""
        initial={of.meaning}
        kind="text"
        most={LONGEST_MEANING}
        field={meaning}
      />
      <Field
        id={`code-${code}-advice`}
        label={words.advice}
        hint={words.adviceHint}
        error=""
        initial={of.advice}
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
