import { useRef, useState } from 'preact/hooks';
import type { Act } from '../act';
import { homeText } from '../home-messages';
import { Button } from './button';
import { Field } from './field';
import { Fold } from './fold';

const FIRST_TEMPLATE = 1000;

/** Makes a sheet for a schedule template. The service does not list templates, so the user types the number. */
export function TemplateForm({ act }: { readonly act: Act }) {
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
        <Field
          id="template"
          label={words.label}
          hint={words.hint}
          error={error}
          initial=""
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
