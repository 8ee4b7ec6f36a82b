import { useState } from 'preact/hooks';
import type { RepeatView, LeavePolicy, RecurringEntry, WeekView } from '../../app/view/index';
import { recurringProblem } from '../../core/shifts/recurring';
import { useAct } from '../act';
import { repeatText } from '../repeat-messages';
import { DateField } from './controls';
import { RepeatForm, LeaveChoice, NumberField, SheetChoice, spanText, useSpan } from './repeat-fields';

interface RecurringFormProps {
  readonly repeat: RepeatView;
  readonly week: WeekView | undefined;
}

/** Makes shifts on dates of the recurring ones. */
export function RecurringForm({ repeat: { recurring, sheets }, week }: RecurringFormProps) {
  const act = useAct();
  const words = repeatText.recurring;
  const span = useSpan(week);
  const [kind, setKind] = useState(sheets[0]?.kind ?? '');
  const [dayOne, setDayOne] = useState(span.first);
  const [cycle, setCycle] = useState(String(recurring.cycle));
  const [leave, setLeave] = useState<LeavePolicy>('open');
  if (recurring.rows === 0) return <p class="quiet">{words.none(recurring.title)}</p>;
  const entry: RecurringEntry = {
    dayOne,
    cycle: Number(cycle),
    first: span.first,
    last: span.last,
    leave,
  };
  const problem = recurringProblem(entry);
  return (
    <RepeatForm
      problem={problem && words.problems[problem]}
      sum={words.sum(spanText(entry))}
      add={words.add}
      onAdd={() => act({ do: 'add-recurring', kind, entry })}
    >
      <p class="quiet">{words.meaning(recurring.title, recurring.rows)}</p>
      <SheetChoice id="recurring" sheets={sheets} chosen={kind} onChosen={setKind} />
      <div class="period-days">
        <DateField id="recurring-day-one" label={words.dayOne} day={dayOne} onDay={setDayOne} />
        <NumberField
          id="recurring-cycle"
          label={words.cycle}
          least={1}
          most={364}
          typed={cycle}
          onTyped={setCycle}
        />
      </div>
      {span.fields('recurring')}
      <LeaveChoice id="recurring" chosen={leave} onChosen={setLeave} />
    </RepeatForm>
  );
}
