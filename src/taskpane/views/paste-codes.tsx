import type { PasteView } from '../../app/view';
import type { Act } from '../act';
import { pasteText as words } from '../paste-messages';
import { Button } from './button';

interface PasteCodesProps extends Pick<PasteView, 'codes' | 'timesOfDay'> {
  readonly act: Act;
}

/** Codes that nothing explains: what each means is said once and kept with the workbook. */
export function PasteCodes({ codes, timesOfDay, act }: PasteCodesProps) {
  const say = (code: string, text: string) => act({ do: 'answer-pasted', code: { code, text } });
  return (
    <fieldset class="field codes">
      <legend>{words.codes}</legend>
      <p class="field-hint">{words.codesHint}</p>
      <datalist id="times-of-day">
        {[...timesOfDay, words.dayOff].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {codes.map(({ code, proposed, bad }) => (
        <div key={code} class="code">
          <label for={`code-${code}`}>
            <bdi>{code}</bdi>
          </label>
          <input
            id={`code-${code}`}
            type="text"
            list="times-of-day"
            autocomplete="off"
            placeholder={words.codeExample}
            aria-invalid={bad !== ''}
            aria-describedby={bad === '' ? undefined : `code-${code}-error`}
            onChange={({ currentTarget: { value } }) => {
              if (value.trim() !== '') say(code, value);
            }}
          />
          {proposed !== '' && (
            <Button small name={words.useProposed(code, proposed)} onPress={() => say(code, proposed)}>
              {proposed}
            </Button>
          )}
          {bad !== '' && (
            <p class="field-error" id={`code-${code}-error`}>
              {words.badCode(bad)}
            </p>
          )}
        </div>
      ))}
    </fieldset>
  );
}
