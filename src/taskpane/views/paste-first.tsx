import type { PasteView } from '../../app/view';
import { pasteText as words } from '../paste-messages';
import { RowName } from './row-list';

/** Columns that the first line of a shift shows; the others follow by name. */
const HEADLINE: readonly string[] = ['Person', 'Date', 'Start', 'End', 'End Date'];

/** The first shifts as they will stand in the sheet, so that a wrong column or a wrong month is seen before. */
export function PasteFirst({ paste: { first } }: { readonly paste: PasteView }) {
  return (
    <section aria-label={words.first}>
      <h3>{words.first}</h3>
      <ul class="rows">
        {first.map(({ line, texts }, place) => (
          <li key={`${line} ${place}`}>
            <RowName label={texts['Person'] ?? ''} />
            <p>{whenOf(texts)}</p>
            {others(texts).map(([name, text]) => (
              <p key={name} class="quiet">
                {name}: <bdi>{text}</bdi>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function whenOf(texts: Readonly<Record<string, string>>): string {
  const { Date: day = '', Start: start = '', End: end = '', 'End Date': last } = texts;
  const until = last === undefined ? end : `${words.day(last)} ${end}`;
  return `${words.day(day)}, ${words.times(start, until)}`;
}

const others = (texts: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(texts).filter(([name]) => !HEADLINE.includes(name));
