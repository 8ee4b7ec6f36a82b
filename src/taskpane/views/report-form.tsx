import type { Job, ReportsView } from '../../app/view';
import { reportRefusal, reportKinds } from '../../core/reports/registry';
import { reportWords } from '../../core/reports/words';
import { OPEN_SHIFT } from '../../core/shifts/open-shift';
import type { OfferedName } from '../../core/values/name-list';
import { useAct } from '../act';
import { choiceOf, type FilledForm, type ShownReport, type ReportOffer } from '../report-choice';
import { reportText as words } from '../report-messages';
import { periodOf, quickPeriods } from '../report-periods';
import { Button } from './controls';
import { Checkbox, Choice, useForm } from './fields';
import { PeriodField } from './period-field';
import { PickMany, PickOne } from './pick-names';
import { PartHeading } from './screen-heading';

const BLOCKED_ID = 'report-blocked';

interface ReportFormProps {
  readonly offer: ReportOffer;
  readonly form: FilledForm;
  /** The report that the new one replaces on its worksheet. */
  readonly changes?: ShownReport;
  readonly choices: ReportsView['choices'];
  readonly job: Job | undefined;
  /** `yyyy-MM-dd` */
  readonly today: string;
  readonly onMake: (form: FilledForm) => void;
  readonly onBack: () => void;
}

/** The questions of a report before it is made. */
export function ReportForm(props: ReportFormProps) {
  const act = useAct();
  const { offer, changes, choices, job, today, onMake, onBack } = props;
  const { values: form, field } = useForm('report', props.form);
  const asks = (name: ReportOffer['options'][number]) => offer.options.includes(name);
  const { none } = reportWords;
  const lists = [
    ['people', words.everybody, peopleOf(offer, choices)],
    ['departments', words.all, orNone(choices.departments, none.department)],
    ['accounts', words.all, orNone(choices.accounts, none.account)],
  ] as const;

  const refused = refusalOf(offer, form);
  const blocked = job?.sentence ?? refused ?? '';
  const make = () => {
    onMake(form);
    act({
      do: 'make-report',
      id: offer.id,
      choice: choiceOf(offer, form),
      ...(changes && { key: changes.key }),
    });
  };
  return (
    <>
      <section aria-label={offer.title}>
        <PartHeading>{offer.title}</PartHeading>
        <p class="quiet">{offer.about}</p>
        {changes && (
          <p>
            {words.replaces} <bdi>{changes.sheet}</bdi>.
          </p>
        )}
      </section>
      {asks('period') && (
        <PeriodField
          names={quickPeriods}
          quick={words.quick}
          periodOf={(quick) => periodOf(quick, today, form.weekStart)}
          {...field('period')}
        />
      )}
      <div class="count-rows">
        {asks('person') && <PickOne name={words.person} names={choices.people} {...field('person')} />}
        {lists.map(
          ([option, everything, names]) =>
            asks(option) && (
              <PickMany
                key={option}
                name={words[option]}
                everything={everything}
                names={names}
                {...field(option)}
              />
            ),
        )}
      </div>
      {asks('staffCopy') && (
        <div>
          <Checkbox label={words.staffCopy} {...field('staffCopy')} />
          <p class="quiet">{words.staffCopyMeaning}</p>
        </div>
      )}
      {asks('departmentsApart') && <Checkbox label={words.departmentsApart} {...field('departmentsApart')} />}
      {asks('marksChanges') && changes?.givenOut !== undefined && (
        <Checkbox label={words.marksChanges} {...field('marksChanges')} />
      )}
      <Choice
        label={words.paper}
        choices={[
          ['a4', words.papers.a4],
          ['letter', words.papers.letter],
        ]}
        {...field('paper')}
      />
      <Choice
        label={words.wide}
        hint={words.wideMeaning}
        choices={[
          ['weeks', words.widths.weeks],
          ['pages', words.widths.pages],
          ['large', words.largePaper[form.paper]],
        ]}
        {...field('wide')}
      />
      <footer class="footer">
        {blocked !== '' && (
          <p class="blocked" id={BLOCKED_ID}>
            {blocked}
          </p>
        )}
        <div class="actions">
          <Button appearance="primary" blockedBy={blocked === '' ? undefined : BLOCKED_ID} onPress={make}>
            {words.make}
          </Button>
          <Button onPress={onBack}>{words.back}</Button>
        </div>
      </footer>
    </>
  );
}

/** Why the report can't be made with this form; undefined if it can. */
function refusalOf({ id }: ReportOffer, { period, person }: FilledForm): string | undefined {
  const kind = reportKinds.find((reportKind) => reportKind.id === id);
  return kind && reportRefusal(kind, { period, person });
}

/** Reports of shifts have one more person: nobody, for open shifts. */
function peopleOf({ options }: ReportOffer, { people }: ReportsView['choices']): readonly OfferedName[] {
  return options.includes('departments')
    ? [{ id: OPEN_SHIFT, label: reportWords.none.person }, ...people]
    : people;
}

/** The names, and a choice with the id '' for rows without any. */
function orNone(names: readonly OfferedName[], none: string): readonly OfferedName[] {
  return [...names, { id: '', label: none }];
}
