import type { Period } from '../../core/calendar/days';
import { reportText as words } from '../report-messages';
import { periodText } from '../report-periods';
import { Button } from './controls';
import { fieldsOf, Input } from './fields';

interface PeriodFieldProps<Quick extends string> {
  /** Unique in the pane. */
  readonly id: string;
  readonly value: Period;
  /** The periods that one click chooses, and their words. */
  readonly names: readonly Quick[];
  readonly quick: Readonly<Record<Quick, string>>;
  readonly periodOf: (quick: Quick) => Period;
  readonly onValue: (period: Period) => void;
}

/** The days of a report or a roster: the first and the last, or a common period with one click. */
export function PeriodField<Quick extends string>(props: PeriodFieldProps<Quick>) {
  const { id, value: period, names, quick, periodOf, onValue } = props;
  const field = fieldsOf(id, period, (part) => onValue({ ...period, ...part }));
  return (
    <fieldset class="period" aria-describedby={`${id}-days`}>
      <legend>{words.period}</legend>
      <div class="actions">
        {names.map((name) => (
          <Button small key={name} onPress={() => onValue(periodOf(name))}>
            {quick[name]}
          </Button>
        ))}
      </div>
      <div class="period-days">
        {(['from', 'to'] as const).map((end) => (
          <Input key={end} type="date" label={words.ends[end]} {...field(end)} />
        ))}
      </div>
      <p class="quiet" id={`${id}-days`}>
        {periodText(period)}
      </p>
    </fieldset>
  );
}
