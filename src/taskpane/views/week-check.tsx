import { useEffect, useState } from 'preact/hooks';
import type {
  BreachView,
  NeedsOfDay,
  NeedsView,
  OpenShiftView,
  TableView,
  WeekCheck,
} from '../../app/view/index';
import { useAct, whoOf } from '../act';
import { paneText } from '../messages';
import { planningText } from '../planning-messages';
import { whoText } from '../who-messages';
import { BreachList, RowLinks } from './breach-list';
import { Button, Fold } from './controls';
import { Input } from './fields';
import { InlineNotice } from './notices';
import { ScreenHeading } from './screen-heading';

interface CheckedWeekProps {
  readonly check: WeekCheck;
  readonly tables: readonly TableView[];
}

/** The rules that a week breaks. The list follows the sheet while it is open. */
export function CheckedWeek({ check, tables }: CheckedWeekProps) {
  const act = useAct();
  const words = planningText.check;
  const { kind, offset, count, accepted, unchecked, openShifts } = check;
  const table = tables.find((tableView) => tableView.kind === kind);
  // The app gives a table anew whenever its sheet was counted again.
  useEffect(() => act({ do: 'renew-week-check' }), [act, table]);
  const show = (to: number) => act({ do: 'check-week', kind, offset: to });
  const verdict = count > 0 ? planningText.warnings(count) : goodOf(check);
  const acceptedCount = accepted.reduce((sum, { breaches }) => sum + breaches.length, 0);
  return (
    <>
      <ScreenHeading>{words.heading(check.week)}</ScreenHeading>
      <div class="actions">
        <Button small onPress={() => show(offset - 1)}>
          {words.before}
        </Button>
        <Button small onPress={() => show(offset + 1)}>
          {words.after}
        </Button>
        <Button small onPress={() => act({ do: 'open-rules' })}>
          {words.rules}
        </Button>
      </div>
      <p class="quiet">
        {words.leave[check.leave]}{' '}
        <Button small appearance="subtle" onPress={() => act({ do: 'open-rules' })}>
          {words.change}
        </Button>
      </p>
      <p class="quiet">{words.sum(check.shifts, check.title)}</p>
      {check.noNumbers !== '' && <InlineNotice tone="info" words={check.noNumbers} />}
      {unchecked.length === 0 ? (
        <p class="quiet">{planningText.notChecked}</p>
      ) : (
        <Fold name={words.notCheckedAnd(unchecked.length)}>
          {unchecked.map((sentence) => (
            <p key={sentence} class="quiet">
              {sentence}
            </p>
          ))}
        </Fold>
      )}
      <div role="status">
        {verdict !== '' && <p class="sum">{verdict}</p>}
        {openShifts.count > 0 && <p class="sum">{words.openShifts(openShifts.count)}</p>}
      </div>
      {check.needs && <Needs {...check.needs} />}
      {openShifts.count > 0 && <OpenShifts {...openShifts} />}
      {check.holidays.map((sentence) => (
        <p key={sentence} dir="auto">
          {sentence}
        </p>
      ))}
      <BreachList people={check.people} count={count} under={(found) => <Accept found={found} />} />
      {check.fewHours.length > 0 && (
        <section class="card" aria-label={words.fewHours}>
          <h3>{words.fewHours}</h3>
          {check.fewHours.map((sentence) => (
            <p key={sentence} dir="auto">
              {sentence}
            </p>
          ))}
        </section>
      )}
      {acceptedCount > 0 && (
        <Fold name={words.accepted(acceptedCount)}>
          <BreachList
            people={accepted}
            count={acceptedCount}
            under={({ id, note = '', who }) => (
              <div class="breach-note">
                <span class="quiet" dir="auto">
                  {acceptedText(note, who)}
                </span>
                <div class="actions">
                  <Button small appearance="subtle" onPress={() => act({ do: 'accept-breach', id })}>
                    {words.undo}
                  </Button>
                </div>
              </div>
            )}
          />
        </Fold>
      )}
      <footer class="footer">
        <div class="actions">
          <Button onPress={() => act({ do: 'close-week-check' })}>{planningText.back}</Button>
        </div>
      </footer>
    </>
  );
}

/** What is said of an accepted warning: the note, and who has accepted it. */
function acceptedText(note: string, who: string | undefined): string {
  const { notedEmpty, noted, acceptedBy } = planningText.check;
  const said = note === '' ? notedEmpty : noted(note);
  return who === undefined ? said : acceptedBy(said, who);
}

/** What is said of a week without warnings. No rule looks at open shifts, so they are not called good. */
function goodOf({ shifts, openShifts }: WeekCheck): string {
  const { empty, good, goodOfPeople } = planningText.check;
  if (shifts === 0) return empty;
  if (openShifts.count === 0) return good;
  return openShifts.count < shifts ? goodOfPeople : '';
}

/** How many people are missing, and the open shifts that would be made for them. */
function Needs({ missing, gaps, short, shortCount, over, overCount }: NeedsView) {
  const act = useAct();
  const words = planningText.check;
  return (
    <section class="card" aria-label={words.needs}>
      <h3>{words.needs}</h3>
      <p role="status">
        {words.missing(missing)} {missing > 0 && gaps === 0 && words.allOpen}
      </p>
      {gaps > 0 && (
        <div class="actions">
          <Button small onPress={() => act({ do: 'fill-gaps' })}>
            {words.fill(gaps)}
          </Button>
        </div>
      )}
      <NeedDays days={short} count={shortCount} />
      {overCount > 0 && (
        <Fold name={words.over(overCount)}>
          <NeedDays days={over} count={overCount} />
        </Fold>
      )}
    </section>
  );
}

interface NeedDaysProps {
  readonly days: readonly NeedsOfDay[];
  /** How many needs there are, also those that are not shown. */
  readonly count: number;
}

function NeedDays({ days, count }: NeedDaysProps) {
  const act = useAct();
  const words = planningText.check;
  const more = count - days.reduce((sum, { needs }) => sum + needs.length, 0);
  return (
    <>
      {days.map(({ day, departments, needs }) => {
        const people = departments.reduce((sum, departmentCount) => sum + departmentCount.people, 0);
        const named = departments.flatMap((departmentCount) =>
          departmentCount.department === ''
            ? []
            : [`${departmentCount.department} ${paneText.number(departmentCount.people)}`],
        );
        return (
          <div key={day}>
            <h4 dir="auto">{people === 0 ? day : words.missingOn(day, people, named)}</h4>
            <ul class="breaches">
              {needs.map(({ id, sentence, gaps }, at) => (
                <li key={`${id} ${at}`}>
                  <span dir="auto">{sentence}</span>
                  {gaps > 0 && (
                    <div class="actions">
                      <Button
                        small
                        appearance="subtle"
                        name={words.fillOf(day, sentence, gaps)}
                        onPress={() => act({ do: 'fill-gaps', need: id })}
                      >
                        {words.fill(gaps)}
                      </Button>
                    </div>
                  )}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      {more > 0 && <p class="quiet">{words.moreOpen(more)}</p>}
    </>
  );
}

/** The shifts that nobody has: each with its row, and the way to the people who can work it. */
function OpenShifts({ count, first }: WeekCheck['openShifts']) {
  const act = useAct();
  const words = planningText.check;
  const find = ({ row }: OpenShiftView) => act(whoOf(row));
  return (
    <section aria-label={words.openHeading}>
      <ul class="breaches">
        {first.map((open) => (
          <li key={`${open.row.row ?? ''} ${open.row.index}`}>
            <span class="breach-day">{open.day}</span> <span dir="auto">{open.shift}</span>
            <div class="actions">
              <RowLinks rows={[open.row]} />
              <Button
                small
                appearance="subtle"
                name={`${whoText.heading} ${paneText.row(open.row.number)}: ${open.day} ${open.shift}`}
                onPress={() => find(open)}
              >
                {whoText.heading}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {first.length < count && <p class="quiet">{words.moreOpen(count - first.length)}</p>}
    </section>
  );
}

/** The longest note. The workbook keeps it with the others in one text. */
const LONGEST_NOTE = 200;

interface AcceptProps {
  readonly found: BreachView;
}

/** Accepts a breach with a note. */
function Accept({ found: { id, sentence } }: AcceptProps) {
  const act = useAct();
  const words = planningText.check;
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  if (!isOpen)
    return (
      <div class="actions">
        <Button small appearance="subtle" name={words.acceptOf(sentence)} onPress={() => setOpen(true)}>
          {words.accept}
        </Button>
      </div>
    );
  const accept = (event: Event) => {
    event.preventDefault();
    act({ do: 'accept-breach', id, note: note.trim() });
  };
  return (
    <form class="form breach-note" onSubmit={accept}>
      <Input
        type="text"
        id={`note-${id}`}
        label={words.note}
        dir="auto"
        maxLength={LONGEST_NOTE}
        value={note}
        onValue={setNote}
      />
      <div class="actions">
        <Button small submit>
          {words.save}
        </Button>
        <Button small appearance="subtle" onPress={() => setOpen(false)}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
