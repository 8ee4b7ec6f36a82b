import type { RepeatView, LeavePolicy, RecurringEntry, WeekView } from '../../app/view/index';
import { recurringProblem } from '../../core/shifts/recurring';
import { useAct } from '../act';
import { repeatText } from '../repeat-messages';
import { Input, useForm } from './fields';
import { RepeatForm, LeaveChoice, SheetChoice, spanText, useSpan } from './repeat-fields';

interface RecurringFormProps {
  readonly repeat: RepeatView;
  readonly week: WeekView | undefined;
}

/** Makes shifts on dates of the recurring ones. */
export function RecurringForm({ repeat: { recurring, sheets }, week }: RecurringFormProps) {
  const act = useAct();
  const words = repeatText.recurring;
  const span = useSpan('recurring', week);
  const { values, field } = useForm('recurring', {
    sheet: sheets[0]?.kind ?? '',
    'day-one': span.first,
    cycle: String(recurring.cycle),
    leave: 'open' as LeavePolicy,
  });
  if (recurring.rows === 0) return <p class="quiet">{words.none(recurring.title)}</p>;
  const entry: RecurringEntry = {
    dayOne: values['day-one'],
    cycle: Number(values.cycle),
    first: span.first,
    last: span.last,
    leave: values.leave,
  };
  const problem = recurringProblem(entry);
  return (
    <RepeatForm
      problem={problem && words.problems[problem]}
      sum={words.sum(spanText(entry))}
      add={words.add}
      onAdd={() => act({ do: 'add-recurring', kind: values.sheet, entry })}
    >
      <p class="quiet">{words.meaning(recurring.title, recurring.rows)}</p>
      <SheetChoice sheets={sheets} {...field('sheet')} />
      <div class="period-days">
        <Input type="date" label={words.dayOne} {...field('day-one')} />
        <Input type="number" label={words.cycle} min={1} max={364} {...field('cycle')} />
      </div>
      {span.fields}
      <LeaveChoice {...field('leave')} />
    </RepeatForm>
  );
}
