import type { LostShift, PasteView } from '../../app/view/index';
import { useAct } from '../act';
import { pasteText as words } from '../paste-messages';
import { Choice } from './fields';

/** How many lines of a list are shown. The sheet has all of them. */
const SHOWN = 10;

/** How many people one line names. */
const NAMED = 3;

/** The shifts of the sheet on the days of the text that the text does not have, so that nobody is forgotten. */
export function PasteLost({ paste }: { readonly paste: PasteView }) {
  const { gone, absent, unread, isPart, passed } = paste;
  return (
    <>
      {passed.length > 0 && <Passed passed={passed} />}
      {gone.length > 0 && (
        <Lost
          kind="gone"
          chosen={paste.answers.gone}
          title={words.gone(gone.length)}
          lines={gone.map(shiftLine)}
        />
      )}
      {absent.length > 0 && !isPart && (
        <Lost
          kind="absent"
          chosen={paste.answers.absent}
          title={words.absent(absent.length, peopleOf(absent).length)}
          lines={peopleOf(absent)}
        />
      )}
      {absent.length > 0 && isPart && (
        <p class="quiet">{words.absentOfPart(absent.length, peopleOf(absent).length)}</p>
      )}
      {unread.length > 0 && (
        <p class="quiet">
          {words.unread(unread.length)} <People shifts={unread} />
        </p>
      )}
    </>
  );
}

interface LostProps {
  readonly kind: 'gone' | 'absent';
  readonly chosen: 'keep' | 'open';
  readonly title: string;
  readonly lines: readonly Line[];
}

/** A line of a list: a name, and what is said about it. */
interface Line {
  readonly key: string;
  readonly name: string;
  readonly said: string;
}

/** Shifts that stay, unless the user makes them open shifts. */
function Lost({ kind, chosen, title, lines }: LostProps) {
  const act = useAct();
  return (
    <section class="card" aria-label={title}>
      <h3>{title}</h3>
      <Lines lines={lines} />
      <Choice
        id={kind}
        label={words.goneChoice}
        value={chosen}
        choices={[
          ['keep', words.goneKinds.keep],
          ['open', words.goneKinds.open],
        ]}
        onValue={(choice) => act({ do: 'answer-pasted', [kind]: choice })}
      />
    </section>
  );
}

function Passed({ passed }: Pick<PasteView, 'passed'>) {
  const title = words.passed(passed.length);
  return (
    <section class="card" aria-label={title}>
      <h3>{title}</h3>
      <ul class="left-lines">
        {passed.slice(0, SHOWN).map(({ person, to, ...shift }) => (
          <li key={shift.from + person}>
            {timesOf(shift)}: <bdi>{person}</bdi> → <bdi>{to}</bdi>
          </li>
        ))}
      </ul>
      {passed.length > SHOWN && <p class="quiet">{words.andMore(passed.length - SHOWN)}</p>}
      <p class="quiet">{words.passedMeaning}</p>
    </section>
  );
}

function Lines({ lines }: Pick<LostProps, 'lines'>) {
  return (
    <>
      <ul class="left-lines">
        {lines.slice(0, SHOWN).map(({ key, name, said }) => (
          <li key={key}>
            <bdi>{name}</bdi>
            {said}
          </li>
        ))}
      </ul>
      {lines.length > SHOWN && <p class="quiet">{words.andMore(lines.length - SHOWN)}</p>}
    </>
  );
}

/** The names of the first people, and how many more there are. */
function People({ shifts }: { readonly shifts: readonly LostShift[] }) {
  const people = peopleOf(shifts);
  return (
    <>
      <bdi>
        {people
          .slice(0, NAMED)
          .map(({ name }) => name)
          .join(', ')}
      </bdi>
      {people.length > NAMED ? ` ${words.andMore(people.length - NAMED)}` : ''}
    </>
  );
}

const timesOf = ({ from, until }: Pick<LostShift, 'from' | 'until'>): string =>
  `${words.day(from.slice(0, 10))}, ${words.times(from.slice(11), until.slice(11))}`;

const shiftLine = (shift: LostShift): Line => ({
  key: `${shift.person} ${shift.from}`,
  name: shift.person,
  said: `, ${timesOf(shift)}`,
});

/** One line for each person, with the departments of the person's shifts. */
function peopleOf(shifts: readonly LostShift[]): Line[] {
  const people = new Map<string, LostShift[]>();
  for (const shift of shifts) {
    const theirShifts = people.get(shift.person);
    if (theirShifts) theirShifts.push(shift);
    else people.set(shift.person, [shift]);
  }
  return [...people].map(([name, theirShifts]) => {
    const departments = [...new Set(theirShifts.map(({ department }) => department))].filter(
      (department) => department !== '',
    );
    const place = departments.length > 0 ? ` (${departments.join(', ')})` : '';
    return { key: name, name, said: `${place}: ${words.made(theirShifts.length)}` };
  });
}
