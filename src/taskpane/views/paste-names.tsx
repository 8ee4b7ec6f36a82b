import { useRef, useState } from 'preact/hooks';
import type { PasteName, PasteView } from '../../app/view';
import { useAct } from '../act';
import { pasteText as words } from '../paste-messages';
import { reportText } from '../report-messages';
import { Button } from './controls';
import { NameSearch, NotScheduled } from './pick-names';
import { CountRow } from './row-list';

/** How many names are shown that the user must correct. The check of the sheet shows the others. */
const SHOWN = 50;

/**
 * Every name of the text with what it means. Wrong names are seen before anything is added, and each is corrected once for all
 * of its shifts.
 */
export function PasteNames({ names, records }: Pick<PasteView, 'names' | 'records'>) {
  const isKnown = ({ found }: PasteName) => found === 'sure' || found === 'similar';
  const known = names.filter(isKnown);
  const asked = names.filter((name) => !isKnown(name));
  const unsure = asked.filter(({ found }) => found !== 'chosen' && found !== 'left');
  return (
    <section aria-label={words.names}>
      <h3>{words.names}</h3>
      <div class="count-rows">
        {asked.length > 0 && (
          <CountRow
            name={unsure.length > 0 ? words.namesUnsure(unsure.length) : words.namesAnswered(asked.length)}
            mark={unsure.length > 0 ? 'fix' : 'plain'}
            open
          >
            <ul class="names-asked">
              {asked.slice(0, SHOWN).map((name) => (
                <AskedName
                  key={`${name.field} ${name.typed}`}
                  name={name}
                  records={records[name.field] ?? []}
                />
              ))}
            </ul>
            {asked.length > SHOWN && <p class="quiet">{words.andMore(asked.length - SHOWN)}</p>}
            <p class="quiet">{words.namesMeaning}</p>
          </CountRow>
        )}
        {known.length > 0 && (
          <CountRow name={words.namesSure(known.length)} mark="plain">
            <ul class="left-lines">
              {known.map((name) => (
                <li key={name.typed}>
                  <Meaning name={name} />
                </li>
              ))}
            </ul>
          </CountRow>
        )}
      </div>
    </section>
  );
}

function Meaning({ name: { typed, name, shifts, found } }: { readonly name: PasteName }) {
  return (
    <>
      <bdi>{typed}</bdi> → <bdi>{found === 'left' ? words.nameLeft : name}</bdi>{' '}
      <span class="quiet">({words.nameShifts(shifts)})</span>
    </>
  );
}

interface AskedNameProps {
  readonly name: PasteName;
  readonly records: PasteView['records'][string];
}

/** One name that is not known: what is probably meant, all others to choose from, and to leave it as it is. */
function AskedName({ name, records }: AskedNameProps) {
  const act = useAct();
  const { field, header, typed, shifts, found, sentence, choices } = name;
  const [isOpen, open] = useState(false);
  const line = useRef<HTMLLIElement>(null);
  const answer = (label: string | undefined) => {
    // The pressed button disappears, so its line takes the focus.
    line.current?.focus();
    open(false);
    act({ do: 'answer-pasted', name: { field, typed, label } });
  };
  if (found === 'chosen' || found === 'left')
    return (
      <li ref={line} tabIndex={-1}>
        <Meaning name={name} />{' '}
        <Button small name={words.changeName(typed)} onPress={() => answer(undefined)}>
          {words.change}
        </Button>
      </li>
    );
  const says =
    sentence !== '' ? sentence : field === 'Person' ? words.nobodyCalled : words.noneCalled(header);
  return (
    <li ref={line} tabIndex={-1}>
      {sentence === '' && (
        <>
          <bdi>{typed}</bdi>:{' '}
        </>
      )}
      <bdi>{says}</bdi> <span class="quiet">({words.nameShifts(shifts)})</span>
      <div class="actions">
        {choices.map((label) => (
          <span key={label}>
            <Button small onPress={() => answer(label)}>
              <bdi>{words.useName(typed, label)}</bdi>
            </Button>
            <NotScheduled offeredName={records.find((record) => record.label === label)} />
          </span>
        ))}
        <Button small name={words.otherName(typed)} onPress={() => open(!isOpen)}>
          {words.anotherName}
        </Button>
        <Button small name={words.leaveNameOf(typed)} onPress={() => answer('')}>
          {words.leaveName}
        </Button>
      </div>
      {isOpen && (
        <NameSearch
          id={`name-${field}-${typed}`}
          name={words.otherName(typed)}
          find={reportText.find(header)}
          names={records}
        >
          {({ label }) => (
            <button type="button" class="name-choice" onClick={() => answer(label)}>
              <bdi>{label}</bdi>
            </button>
          )}
        </NameSearch>
      )}
    </li>
  );
}
