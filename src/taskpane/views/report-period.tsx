import { periodText, periodOf, quickPeriods } from '../report-periods';
import type { FilledForm } from '../report-choice';
import { reportText as words } from '../report-messages';
import { Button } from './button';

interface ReportPeriodProps {
  readonly form: FilledForm;
  /** `yyyy-MM-dd` */
  readonly today: string;
  readonly onPeriod: (period: FilledForm['period']) => void;
}

/** The days of a report: the first and the last, or a common period with one click. */
export function ReportPeriod({ form: { period, weekStart }, today, onPeriod }: ReportPeriodProps) {
  return (
    <fieldset class="period" aria-describedby="report-days">
      <legend>{words.period}</legend>
      <div class="actions">
        {quickPeriods.map((quick) => (
          <Button small key={quick} onPress={() => onPeriod(periodOf(quick, today, weekStart))}>
            {words.quick[quick]}
          </Button>
        ))}
      </div>
      <div class="period-days">
        {(['from', 'to'] as const).map((end) => (
          <div key={end} class="field">
            <label for={`report-${end}`}>{words.ends[end]}</label>
            <input
              id={`report-${end}`}
              type="date"
              value={period[end]}
              onInput={({ currentTarget: { value } }) => onPeriod({ ...period, [end]: value })}
            />
          </div>
        ))}
      </div>
      <p class="quiet" id="report-days">
        {periodText(period)}
      </p>
    </fieldset>
  );
}
