import type { PasteName, PasteView } from '../../app/view';
import { pasteText as words } from '../paste-messages';
import { CountRow } from './count-row';

/** Every name of the text with the person whom it means. Wrong names are so seen before anything is added. */
export function PasteNames({ names }: Pick<PasteView, 'names'>) {
  const sure = names.filter(({ found }) => found === 'sure');
  const unsure = names.filter(({ found }) => found !== 'sure');
  return (
    <section aria-label={words.names}>
      <h3>{words.names}</h3>
      <div class="count-rows">
        {unsure.length > 0 && (
          <CountRow name={words.namesUnsure(unsure.length)} mark="fix" open>
            <NameList names={unsure} />
            <p class="quiet">{words.namesMeaning}</p>
          </CountRow>
        )}
        {sure.length > 0 && (
          <CountRow name={words.namesSure(sure.length)} mark="plain">
            <NameList names={sure} />
          </CountRow>
        )}
      </div>
    </section>
  );
}

function NameList({ names }: Pick<PasteView, 'names'>) {
  return (
    <ul class="left-lines">
      {names.map((name) => (
        <li key={name.typed}>
          <bdi>{name.typed}</bdi> → <Meaning name={name} />{' '}
          <span class="quiet">({words.nameShifts(name.shifts)})</span>
        </li>
      ))}
    </ul>
  );
}

function Meaning({ name: { found, person, sentence } }: { readonly name: PasteName }) {
  if (found === 'sure') return <bdi>{person}</bdi>;
  if (found === 'similar')
    return (
      <>
        {words.nameMeans.similar} <bdi>{person}</bdi>
      </>
    );
  return <bdi>{sentence === '' ? words.nameMeans.nobody : sentence}</bdi>;
}
