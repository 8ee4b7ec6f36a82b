import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { WhoCan, WhoCannot, WhoSwap, WhoView } from '../../app/view/index';
import { spanTimes } from '../../core/calendar/clock';
import { longDay, shortDay } from '../../core/calendar/day-text';
import { dayOfMinute } from '../../core/calendar/days';
import { findingSentence } from '../../core/checks/wording';
import type { Idea } from '../../core/planning/ideas';
import { ENOUGH_REST_HOURS, USUAL_DAYS } from '../../core/planning/who-order';
import type { Span } from '../../core/shifts/shift';
import type { OfferedName } from '../../core/values/name-list';
import { useAct } from '../act';
import { nameFinder } from '../find-names';
import { paneText } from '../messages';
import { whoText as words } from '../who-messages';
import { Button, Fold } from './controls';
import { Input } from './fields';
import { InlineNotice } from './notices';
import { ScreenHeading } from './screen-heading';

/** The first people of a list are shown, and more when the user asks for them. */
export const FIRST_SHOWN = 20;
const MORE_SHOWN = 50;

/** Who can work a shift, who can't and why, and the shifts that can be exchanged for it. */
export function Who({ who }: { readonly who: WhoView }) {
  const act = useAct();
  const [typed, setTyped] = useState('');
  const [isOpened, setOpened] = useState(false);
  const { shift, holder, places, needs, can, overtime, cannot, swaps, missing, noNumbers } = who;
  const all = can.length + overtime.length + cannot.length;
  return (
    <>
      <ScreenHeading>{words.heading}</ScreenHeading>
      <p dir="auto">{[`${longDay(dayOfMinute(shift.start))} ${spanTimes(shift)}`, ...places].join(', ')}</p>
      <p class="quiet" dir="auto">
        {words.holder(holder)}
      </p>
      {needs.length > 0 && <InlineNotice tone="info" words={[words.needs(holder), ...needs].join(' ')} />}
      <p class="quiet">{all === 0 ? words.nobody : words.meaning}</p>
      {all > 0 && noNumbers !== '' && (
        <>
          <InlineNotice words={noNumbers} />
          <div class="actions">
            <Button small onPress={() => act({ do: 'open-rules' })}>
              {words.rules}
            </Button>
          </div>
        </>
      )}
      {missing !== '' && <InlineNotice tone="warning" words={words.notQualified(missing)} />}
      {all > FIRST_SHOWN && (
        <Input type="search" id="who-find" label={words.find} value={typed} onValue={setTyped} />
      )}
      {all > 0 && (
        <section class="card" aria-label={words.can}>
          <h3>{words.can}</h3>
          {can.length === 0 ? (
            <p>{overtime.length > 0 ? words.noneWithoutOvertime : words.noneCan}</p>
          ) : (
            <PeopleList name={words.can} people={can} typed={typed}>
              {(person) => <CanWork person={person} />}
            </PeopleList>
          )}
        </section>
      )}
      {overtime.length > 0 && (
        <section class="card" aria-label={words.costs}>
          <h3>{words.costs}</h3>
          <p class="quiet">{words.costsMeaning}</p>
          <PeopleList name={words.costs} people={overtime} typed={typed}>
            {(person) => <CanWork person={person} />}
          </PeopleList>
        </section>
      )}
      {cannot.length > 0 && (
        <Fold
          name={words.cannot}
          says={paneText.number(cannot.length)}
          onToggle={({ currentTarget: { open } }) => setOpened(open)}
        >
          <p class="quiet">{words.cannotMeaning}</p>
          <PeopleList name={words.cannot} people={cannot} typed={typed}>
            {(person) => <CannotWork person={person} ideasFor={isOpened ? who.ideasFor : undefined} />}
          </PeopleList>
        </Fold>
      )}
      {holder !== '' && (
        <Fold name={words.swap} says={paneText.number(swaps.length)}>
          <Swaps swaps={swaps} />
        </Fold>
      )}
      <div class="actions">
        <Button onPress={() => act({ do: 'close-who' })}>{words.back}</Button>
      </div>
    </>
  );
}

interface PeopleProps<Person extends OfferedName> {
  /** The name of the list. */
  readonly name: string;
  readonly people: readonly Person[];
  /** What the user has typed to find a name. */
  readonly typed: string;
  readonly children: (person: Person) => ComponentChildren;
}

/** The first people whose names contain what is typed, in their order. */
export function PeopleList<Person extends OfferedName>({
  name,
  people,
  typed,
  children,
}: PeopleProps<Person>) {
  const [most, setMost] = useState(FIRST_SHOWN);
  const find = useMemo(() => nameFinder(people, most), [people, most]);
  const { shown, count } = useMemo(() => find(typed), [find, typed]);
  return (
    <>
      <ul class="rows" aria-label={name}>
        {shown.map((person) => (
          <li key={person.id}>{children(person)}</li>
        ))}
      </ul>
      <p class="quiet" aria-live="polite">
        {count === 0 ? words.noneFound : count > shown.length ? paneText.listed(shown.length, count) : ''}
      </p>
      {count > shown.length && (
        <Button small name={words.moreOf(name)} onPress={() => setMost(most + MORE_SHOWN)}>
          {words.more}
        </Button>
      )}
    </>
  );
}

function CanWork({ person }: { readonly person: WhoCan }) {
  const { id, label, phone } = person;
  return (
    <>
      <p>
        <bdi>{label}</bdi>
        {phone !== '' && (
          <>
            {' '}
            <bdi class="quiet">{phone}</bdi>
          </>
        )}
      </p>
      <p class="quiet" dir="auto">
        {reasonTexts(person).join(' · ')}
      </p>
      <Give id={id} label={label} />
    </>
  );
}

function Give({ id, label }: OfferedName) {
  const act = useAct();
  return (
    <div class="actions">
      <Button small name={words.giveTo(label)} onPress={() => act({ do: 'give-shift', person: id })}>
        {words.give}
      </Button>
    </div>
  );
}

/** Why somebody is offered, in a few words each. */
export function reasonTexts({ reasons, standing, overtime }: WhoCan): string[] {
  const { sameDay, restBefore, restAfter, qualified, hours, hoursAfter, mostHours, hasUnread } = reasons;
  const { offUntil, offFrom, daysInARow, knownSince, nights, weekends } = standing;
  const since = knownSince === undefined ? '' : shortDay(knownSince);
  return [
    ...(overtime > 0 ? [words.overtime(overtime)] : []),
    ...(offUntil === undefined ? [] : [words.offUntil(shortDay(offUntil))]),
    ...(offFrom === undefined ? [] : [words.offFrom(shortDay(offFrom))]),
    ...(hasUnread ? [words.unread] : []),
    sameDay.length === 0 ? words.free : words.alsoWorks(sameDay.map(spanTimes).join(', ')),
    ...(restBefore === undefined ? [] : [words.restBefore(restBefore, restBefore < ENOUGH_REST_HOURS)]),
    ...(restAfter === undefined ? [] : [words.restAfter(restAfter, restAfter < ENOUGH_REST_HOURS)]),
    ...(daysInARow > USUAL_DAYS ? [words.daysInARow(daysInARow)] : []),
    ...(qualified.length === 0 ? [] : [words.qualified(qualified.join(', '))]),
    words.hours(hours, hoursAfter, mostHours),
    words.fiveWeeks(standing.hours, standing.contractHours, since),
    ...(nights === undefined ? [] : [words.nights(nights)]),
    ...(weekends === undefined ? [] : [words.weekends(weekends)]),
  ];
}

interface CannotWorkProps {
  readonly person: WhoCannot;
  /** Undefined while nobody sees the list. */
  readonly ideasFor: WhoView['ideasFor'] | undefined;
}

function CannotWork({ person: { id, label, findings }, ideasFor }: CannotWorkProps) {
  const [ideas, setIdeas] = useState<readonly Idea[]>([]);
  // Each person's ideas are a task of their own: in a large company the pane would stand still for all of them.
  useEffect(() => {
    if (!ideasFor) return undefined;
    const timer = setTimeout(() => setIdeas(ideasFor(id)));
    return () => clearTimeout(timer);
  }, [id, ideasFor]);
  return (
    <>
      <p>
        <bdi>{label}</bdi>
      </p>
      {findings.map((finding, at) => (
        <p key={at} class="row-note" dir="auto">
          {findingSentence(finding)}
        </p>
      ))}
      {ideas.map((idea, at) => (
        <p key={at} class="quiet" dir="auto">
          {ideaText(idea)}
        </p>
      ))}
      <Give id={id} label={label} />
    </>
  );
}

function ideaText(idea: Idea): string {
  const sentence = ideaSentence(idea);
  return idea.costs ? words.ideaCosts(sentence) : sentence;
}

function ideaSentence(idea: Idea): string {
  if (idea.what === 'part') return words.worksPart(spanTimes(idea.works), idea.open.map(spanTimes));
  const { shift, to } = idea;
  if (idea.what === 'give') return words.ifTaken(to.label, shiftText(shift));
  return words.ifExchanged(to.label, shiftText(shift), shiftText(idea.back));
}

/** `Mon 23 Nov 9:00 AM–5:00 PM` */
export function shiftText(shift: Span): string {
  return `${shortDay(dayOfMinute(shift.start))} ${spanTimes(shift)}`;
}

function Swaps({ swaps }: { readonly swaps: readonly WhoSwap[] }) {
  const act = useAct();
  if (swaps.length === 0) return <p class="quiet">{words.noSwap}</p>;
  return (
    <>
      <p class="quiet">{words.swapMeaning}</p>
      <ul class="rows" aria-label={words.swap}>
        {swaps.map(({ person, shift, places, row, index, hasUnread }) => {
          const when = shiftText(shift);
          return (
            <li key={index}>
              <p>
                <bdi>{person}</bdi>
              </p>
              <p class="quiet" dir="auto">
                {[when, ...places, ...(hasUnread ? [words.unread] : [])].join(', ')}
              </p>
              <div class="actions">
                <Button
                  small
                  name={words.swapWith(person, when)}
                  onPress={() => act({ do: 'swap-shifts', row, index })}
                >
                  {words.swap}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
