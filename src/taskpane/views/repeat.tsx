import type { RepeatView, LeavePolicy, WeekView } from '../../app/view/index';
import { daysText } from '../../core/calendar/day-text';
import { DAYS_A_WEEK, dayOfSerial, serialOfDay, weekOf, type DayNumber } from '../../core/calendar/days';
import { useAct } from '../act';
import { dayText } from '../browser/clock';
import { repeatText } from '../repeat-messages';
import { Button, Fold } from './controls';
import { Checkbox, Input, useForm } from './fields';
import { RepeatForm, LeaveChoice, SheetChoice, type ShiftSheets } from './repeat-fields';
import { PatternForm } from './repeat-pattern';
import { RecurringForm } from './repeat-recurring';
import { ScreenHeading } from './screen-heading';

interface RepeatProps {
  readonly repeat: RepeatView;
  /** The week that the pane shows: it is offered for copying. */
  readonly week: WeekView | undefined;
  /** A job runs, so nothing can be added. */
  readonly busy: boolean;
}

/** The screen for shifts that follow from others or from a pattern. */
export function Repeat({ repeat, week, busy }: RepeatProps) {
  const act = useAct();
  const { heading, meaning, back, copyWeek, pattern, recurring } = repeatText;
  return (
    <>
      <ScreenHeading>{heading}</ScreenHeading>
      <p class="quiet">{meaning}</p>
      <fieldset class="form-parts" disabled={busy}>
        <Fold name={copyWeek.title} open>
          <CopyWeekForm
            sheets={repeat.sheets.filter(({ isFilled }) => isFilled)}
            week={week}
            weekStart={repeat.weekStart}
          />
        </Fold>
        <Fold name={pattern.title}>
          <PatternForm repeat={repeat} week={week} />
        </Fold>
        <Fold name={recurring.title}>
          <RecurringForm repeat={repeat} week={week} />
        </Fold>
      </fieldset>
      <footer class="footer">
        <div class="actions">
          <Button onPress={() => act({ do: 'close-repeat' })}>{back}</Button>
        </div>
      </footer>
    </>
  );
}

/** Enough for half a year, and few enough for one push to be looked through. */
const MOST_WEEKS = 26;

/** What the form asks. The days are undefined until the user chooses others than the offered ones. */
interface CopiedWeeks {
  readonly sheet: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly times: string;
  readonly asOpen: boolean;
  readonly leave: LeavePolicy;
}

interface CopyWeekFormProps {
  /** The sheets that have shifts. */
  readonly sheets: ShiftSheets;
  /** The week that the pane shows: it is offered for copying. */
  readonly week: WeekView | undefined;
  readonly weekStart: number;
}

/** Copies the shifts of a week to one or several other weeks. */
function CopyWeekForm({ sheets, week, weekStart }: CopyWeekFormProps) {
  const act = useAct();
  const words = repeatText.copyWeek;
  const { values, field } = useForm<CopiedWeeks>('copy', {
    sheet: '',
    from: undefined,
    to: undefined,
    times: '1',
    asOpen: false,
    leave: 'open',
  });
  const { times, asOpen, leave } = values;
  const from = values.from ?? week?.first ?? dayText(new Date());
  const first = firstOfWeek(from, weekStart);
  const to = values.to ?? (first === undefined ? '' : (dayOfSerial(first + DAYS_A_WEEK) ?? ''));
  const chosen = sheets.find(({ kind }) => kind === values.sheet) ?? sheets[0];
  if (!chosen) return <p class="quiet">{words.none}</p>;
  const [target, count] = [firstOfWeek(to, weekStart), Number(times)];
  const problem = problemOf(first, target, count);
  const copy = () => {
    const [copied, filled] = [dayOfSerial(first ?? 0) ?? '', dayOfSerial(target ?? 0) ?? ''];
    act({ do: 'copy-weeks', kind: chosen.kind, from: copied, to: filled, times: count, asOpen, leave });
  };
  return (
    <RepeatForm
      problem={problem}
      sum={words.meaning(weeksText(first, 1), weeksText(target, count))}
      sumId="copy-meaning"
      add={words.copy}
      onAdd={copy}
    >
      <SheetChoice sheets={sheets} {...field('sheet')} value={chosen.kind} />
      <div class="period-days">
        <Input type="date" label={words.from} {...field('from')} value={from} />
        <Input type="date" label={words.to} {...field('to')} value={to} />
      </div>
      <Input
        type="number"
        label={words.times}
        min={1}
        max={MOST_WEEKS}
        saidBy="copy-meaning"
        {...field('times')}
      />
      <Checkbox label={words.asOpen} {...field('asOpen')} />
      {!asOpen && <LeaveChoice {...field('leave')} />}
    </RepeatForm>
  );
}

/** The first day of the week that has a day (`yyyy-MM-dd`) in it; undefined if there is no such day. */
function firstOfWeek(day: string, weekStart: number): DayNumber | undefined {
  const serial = serialOfDay(day);
  return serial === undefined ? undefined : weekOf(serial, weekStart);
}

/** Why these weeks can't be copied; undefined if they can. */
function problemOf(first: DayNumber | undefined, target: DayNumber | undefined, count: number) {
  const words = repeatText.copyWeek;
  const isCount = Number.isInteger(count) && count >= 1 && count <= MOST_WEEKS;
  if (first === undefined || target === undefined || !isCount) return words.wrong(MOST_WEEKS);
  return target <= first && first < target + count * DAYS_A_WEEK ? words.sameWeek : undefined;
}

function weeksText(first: DayNumber | undefined, weeks: number): string {
  return first === undefined ? '' : daysText(first, first + weeks * DAYS_A_WEEK - 1);
}
