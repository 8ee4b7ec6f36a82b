import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Job, ReportsView } from '../../app/view';
import { useAct } from '../act';
import { localDefaults } from '../browser/local-defaults';
import {
  choiceOf,
  formFor,
  formOf,
  freshForm,
  type FilledForm,
  type ShownReport,
  type ReportOffer,
} from '../report-choice';
import { reportText as words } from '../report-messages';
import { periodText } from '../report-periods';
import { Button } from './controls';
import { BUSY_ID, MadeReports } from './made-reports';
import { ReportForm } from './report-form';
import { focusFromTop } from './screen-heading';

interface ReportsProps {
  readonly reports: ReportsView;
  readonly job: Job | undefined;
  /** `yyyy-MM-dd` */
  readonly today: string;
}

/** An open form: for a new report, or to change one that was made. */
interface OpenForm {
  readonly offer: ReportOffer;
  readonly form: FilledForm;
  readonly changes?: ShownReport;
}

/** The reports that were made and those that can be made. When the user chooses one, its form replaces the lists. */
export function Reports({ reports, job, today }: ReportsProps) {
  const act = useAct();
  const { offers, choices, made, ready, weekStart } = reports;
  const [last] = ready;
  const fresh = useMemo(
    () => freshForm(today, { ...localDefaults(navigator.language), weekStart }),
    [today, weekStart],
  );
  const [open, setOpen] = useState<OpenForm>();
  // A user who makes several reports usually makes them for the same weeks.
  const [kept, setKept] = useState(fresh);
  // If a report was refused, its form remains as it is. If it was made, the form closes.
  useEffect(() => {
    if (last) setOpen(undefined);
  }, [last]);
  useFocusOnReturn(open === undefined);

  const freshFor = (offer: ReportOffer) => {
    const { period, paper } = kept;
    return formFor(offer, { ...fresh, period, paper }, today);
  };
  const choose = (offer: ReportOffer) => setOpen({ offer, form: freshFor(offer) });
  const make = (offer: ReportOffer) =>
    act({ do: 'make-report', id: offer.id, choice: choiceOf(offer, freshFor(offer)) });
  const change = (changes: ShownReport) => {
    const offer = offers.find(({ id }) => id === changes.id);
    if (offer) setOpen({ offer, form: formOf(changes.choice, fresh), changes });
  };

  if (open)
    return (
      <ReportForm
        {...open}
        choices={choices}
        job={job}
        today={today}
        onMake={(form) => setKept(open.offer.usualPeriod ? { ...form, period: kept.period } : form)}
        onBack={() => setOpen(undefined)}
      />
    );
  return (
    <>
      <p class="quiet">{words.meaning}</p>
      {made.length > 0 && (
        <MadeReports made={made} ready={ready} offers={offers} job={job} onChange={change} />
      )}
      <section aria-label={words.offers}>
        <h3>{words.offers}</h3>
        <p class="quiet">{words.atOnce(periodText(kept.period))}</p>
        <ul class="rows">
          {offers.map((offer) => (
            <li key={offer.id}>
              <div class="offer">
                <button
                  type="button"
                  class="row-link"
                  aria-describedby={`about-${offer.id}`}
                  onClick={() => choose(offer)}
                >
                  <span class="row-name">{offer.title}</span>
                </button>
                {!offer.options.includes('person') && (
                  <Button
                    small
                    name={words.makeAtOnce(offer.title)}
                    blockedBy={job && BUSY_ID}
                    onPress={() => make(offer)}
                  >
                    {words.atOnceShort}
                  </Button>
                )}
              </div>
              <p class="quiet" id={`about-${offer.id}`}>
                {offer.about}
                {offer.usualPeriod && ` ${words.usesPeriod(periodText(freshFor(offer).period))}`}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <footer class="footer">
        {/* Above the lists, this line would move them under the user's pointer when the job ends. */}
        {job && (
          <p class="quiet" id={BUSY_ID}>
            {job.sentence}
          </p>
        )}
        <div class="actions">
          <Button onPress={() => act({ do: 'close-reports' })}>{words.back}</Button>
        </div>
      </footer>
    </>
  );
}

/** When a form is closed, the focus goes to the screen's heading. */
function useFocusOnReturn(isBack: boolean): void {
  const wasBack = useRef(isBack);
  useEffect(() => {
    if (isBack && !wasBack.current) focusFromTop(document.querySelector<HTMLElement>('main h2'));
    wasBack.current = isBack;
  }, [isBack]);
}
