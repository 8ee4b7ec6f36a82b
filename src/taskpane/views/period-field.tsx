import type { Period } from '../../core/calendar/days';
import { reportText as words } from '../report-messages';
import { periodText } from '../report-periods';
import { Button, DateField } from './controls';

interface PeriodFieldProps<Quick extends string> {
  /** Unique in the pane. */
  readonly id: string;
  readonly period: Period;
  /** The periods that one click chooses, and their words. */
  readonly names: readonly Quick[];
  readonly quick: Readonly<Record<Quick, string>>;
  readonly periodOf: (quick: Quick) => Period;
  readonly onPeriod: (period: Period) => void;
}

/** The days of a report or a roster: the first and the last, or a common period with one click. */
export function PeriodField<Quick extends string>(props: PeriodFieldProps<Quick>) {
  const { id, period, names, quick, periodOf, onPeriod } = props;
  return (
    <fieldset class="period" aria-describedby={`${id}-days`}>
      <legend>{words.period}</legend>
      <div class="actions">
        {names.map((name) => (
          <Button small key={name} onPress={() => onPeriod(periodOf(name))}>
            {quick[name]}
          </Button>
        ))}
      </div>
      <div class="period-days">
        {(['from', 'to'] as const).map((end) => (
          <DateField
            key={end}
            id={`${id}-${end}`}
            label={words.ends[end]}
            day={period[end]}
            onDay={(day) => onPeriod({ ...period, [end]: day })}
          />
        ))}
      </div>
      <p class="quiet" id={`${id}-days`}>
        {periodText(period)}
      </p>
    </fieldset>
  );
}
