import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { ToldView, UntoldPerson } from '../../app/view/index';
import { useAct } from '../act';
import { copyText } from '../browser/save-and-copy';
import { toldText as words } from '../told-messages';
import { whoText } from '../who-messages';
import { CalendarFileForm } from './calendar-file';
import { Button } from './controls';
import { Input } from './fields';
import { Announce, InlineNotice } from './notices';
import { ScreenHeading } from './screen-heading';
import { FIRST_SHOWN, PeopleList } from './who';

/** What is new for each person, to be copied, and who was told. */
export function ToldScreen({ told }: { readonly told: ToldView }) {
  const act = useAct();
  const { isBegun, isCopy, people, lastTold, isOutdated, calendar } = told;
  const [person, setPerson] = useState('');
  const [asked, setAsked] = useState(0);
  const end = useRef<HTMLDivElement>(null);
  const makeFile = (id: string) => {
    setPerson(id);
    setAsked(asked + 1);
    if (calendar.timeZone !== '')
      return act({ do: 'make-calendar-file', person: id, timeZone: calendar.timeZone });
    // The time zone is chosen first, once.
    end.current?.querySelector('select')?.focus();
  };
  return (
    <>
      <ScreenHeading>{words.heading}</ScreenHeading>
      {isBegun ? <p class="quiet">{words.meaning}</p> : <FirstUse isCopy={isCopy} />}
      {isOutdated && (
        <>
          <InlineNotice tone="warning" words={words.outdated} />
          <div class="actions">
            <Button small onPress={() => act({ do: 'open-told' })}>
              {words.renew}
            </Button>
          </div>
        </>
      )}
      {isBegun && (people.length === 0 ? <p>{words.none}</p> : <Untold people={people} onFile={makeFile} />)}
      {lastTold > 0 && (
        <section class="card" aria-label={words.takeBack}>
          <p>{words.lastTold(lastTold)}</p>
          <div class="actions">
            <Button small onPress={() => act({ do: 'take-back-told' })}>
              {words.takeBack}
            </Button>
          </div>
        </section>
      )}
      <div ref={end}>
        <CalendarFileForm calendar={calendar} person={person} asked={asked} onPerson={setPerson} />
      </div>
      <div class="actions">
        <Button onPress={() => act({ do: 'close-told' })}>{words.back}</Button>
      </div>
    </>
  );
}

function FirstUse({ isCopy }: Pick<ToldView, 'isCopy'>) {
  const act = useAct();
  return (
    <>
      <p>{isCopy ? words.copy : words.first}</p>
      <p class="quiet">{words.knowsMeaning}</p>
      <div class="actions">
        <Button appearance="primary" onPress={() => act({ do: 'begin-told', everybody: true })}>
          {words.everybody}
        </Button>
        <Button onPress={() => act({ do: 'begin-told', everybody: false })}>{words.nobody}</Button>
      </div>
    </>
  );
}

/** A text that the user wanted to copy. */
interface Wanted {
  readonly text: string;
  readonly isCopied: boolean;
}

interface UntoldProps extends Pick<ToldView, 'people'> {
  /** Wants the calendar file of a person. */
  readonly onFile: (person: string) => void;
}

function Untold({ people, onFile }: UntoldProps) {
  const act = useAct();
  const say = useContext(Announce);
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState<Wanted>();
  const copy = async (text: string) => {
    const isCopied = await copyText(text);
    setWanted({ text, isCopied });
    say(isCopied ? words.copied : words.notCopied);
  };
  return (
    <>
      <div class="actions">
        <Button onPress={() => void copy(textOfAll(people))}>{words.copyAll}</Button>
        <Button onPress={() => act({ do: 'tell' })}>{words.tellAll}</Button>
      </div>
      {wanted?.isCopied === false && <ByHand key={wanted.text} text={wanted.text} />}
      {wanted?.isCopied === true && wanted.text === textOfAll(people) && <p class="quiet">{words.copied}</p>}
      {people.length > FIRST_SHOWN && (
        <Input type="search" id="told-find" label={whoText.find} value={typed} onValue={setTyped} />
      )}
      <section class="card" aria-label={words.list}>
        <PeopleList name={words.list} people={people} typed={typed}>
          {(person) => (
            <>
              <Person person={person} />
              <div class="actions">
                <Button small name={words.copyOf(person.label)} onPress={() => void copy(person.message)}>
                  {words.copyOne}
                </Button>
                <Button
                  small
                  name={words.tellOf(person.label)}
                  onPress={() => act({ do: 'tell', person: person.id })}
                >
                  {words.tell}
                </Button>
                <Button small name={words.calendarOf(person.label)} onPress={() => onFile(person.id)}>
                  {words.calendar}
                </Button>
              </div>
              {wanted?.isCopied === true && wanted.text === person.message && (
                <p class="quiet">{words.copied}</p>
              )}
            </>
          )}
        </PeopleList>
      </section>
    </>
  );
}

function Person({ person: { label, phone, email, message } }: { readonly person: UntoldPerson }) {
  return (
    <>
      <p>
        <bdi>{label}</bdi>
        {[phone, email]
          .filter((contact) => contact !== '')
          .map((contact) => (
            <>
              {' '}
              <bdi class="quiet">{contact}</bdi>
            </>
          ))}
      </p>
      {message.split('\n').map((line, at) => (
        <p key={at} class="row-note" dir="auto">
          {line}
        </p>
      ))}
    </>
  );
}

/** Each message below the name of its person. */
function textOfAll(people: readonly UntoldPerson[]): string {
  return people.map(({ label, message }) => `${label}\n${message}`).join('\n\n');
}

/** Excel’s web view may refuse the clipboard. */
function ByHand({ text }: { readonly text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <>
      <InlineNotice tone="warning" words={words.notCopied} />
      <textarea
        ref={field}
        aria-label={words.byHand}
        readOnly
        rows={8}
        value={text}
        dir="auto"
        spellcheck={false}
      />
    </>
  );
}
