import { paneWords } from '../../core/words/words';
import { languages } from '../languages/languages';
import { text } from '../messages';

/** The language of the pane. Each one is listed in its own words, so that everybody finds theirs. */
export function LanguageChoice({ choose }: { readonly choose: (tag: string) => void }) {
  return (
    <label class="language">
      {text.language}
      <select value={paneWords.tag} onChange={(event) => choose(event.currentTarget.value)}>
        {languages.map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
