import { useEffect, useState } from 'preact/hooks';
import type { Job, ReportsView, LeftOutRows as Rows } from '../../app/view';
import { longMoment } from '../../core/calendar/day-text';
import { useAct } from '../act';
import type { ExportedReport } from '../export/workbook';
import type { ShownReport, ReportOffer } from '../report-choice';
import { reportText as words } from '../report-messages';
import { periodText } from '../report-periods';
import { Button, Fold } from './controls';
import { ReportExports } from './report-exports';
import { RowList } from './row-list';

/** As many as a user can look over while the list of other reports is still visible. */
const MOST_OPEN = 3;

/** Id of the sentence that says what is running. It is above all buttons that wait for it. */
export const BUSY_ID = 'reports-busy';

interface MadeReportsProps {
  readonly made: ReportsView['made'];
  /** The reports that can be exported as they are. */
  readonly ready: ReportsView['ready'];
  readonly offers: readonly ReportOffer[];
  readonly job: Job | undefined;
  readonly onChange: (report: ShownReport) => void;
}

/** The reports of this workbook, the newest first. Each can be made again, shown, changed and exported. */
export function MadeReports({ made, ...rest }: MadeReportsProps) {
  const older = made.slice(MOST_OPEN);
  const all = rest.ready.flatMap(({ key, report }): ExportedReport[] => {
    const print = made.find((madeReport) => madeReport.key === key)?.choice;
    return print ? [{ report, print }] : [];
  });
  return (
    <section aria-label={words.made}>
      <h3>{words.made}</h3>
      <MadeList made={made.slice(0, MOST_OPEN)} all={all} left={made.length - all.length} {...rest} />
      {older.length > 0 && (
        <Fold name={words.olderMade(older.length)}>
          <MadeList made={older} all={all} left={made.length - all.length} {...rest} />
        </Fold>
      )}
    </section>
  );
}

interface MadeListProps extends MadeReportsProps {
  /** The reports that can be exported as they are, with how they print. */
  readonly all: readonly ExportedReport[];
  /** How many reports of this workbook are not among them. */
  readonly left: number;
}

function MadeList({ made, all, left, ready, offers, job, onChange }: MadeListProps) {
  const act = useAct();
  // The report that was just made is the one that people export.
  const newest = ready[0]?.key;
  const [exported, setExported] = useState(newest);
  useEffect(() => setExported(newest), [newest, ready]);
  return (
    <ul class="rows">
      {made.map((report) => {
        const { key, id, title, sheet, at, choice, givenOut } = report;
        const named = (what: string) => words.fullName(what, title, sheet);
        const offer = offers.find((reportOffer) => reportOffer.id === id);
        const hasPeriod = offer?.options.includes('period');
        return (
          <li key={key} class="made-report">
            <p dir="auto">
              <strong>{title}</strong>
            </p>
            {hasPeriod && <p class="quiet">{periodText(choice.period)}</p>}
            <p class="quiet">
              {words.sheet} <bdi>{sheet}</bdi>, {words.madeAt(longMoment(at))}
              {givenOut !== undefined && `, ${words.givenOutAt(longMoment(givenOut))}`}
            </p>
            <div class="actions">
              <Button
                small
                name={named(words.makeAgain)}
                blockedBy={job && BUSY_ID}
                onPress={() => act({ do: 'make-report-again', key })}
              >
                {words.makeAgain}
              </Button>
              <Button small name={named(words.show)} onPress={() => act({ do: 'show-report', key })}>
                {words.show}
              </Button>
              <Button small name={named(words.change)} onPress={() => onChange(report)}>
                {words.change}
              </Button>
              {offer?.saysDays && (
                <Button
                  small
                  name={named(words.giveOut)}
                  blockedBy={job && BUSY_ID}
                  onPress={() => act({ do: 'give-out', key })}
                >
                  {words.giveOut}
                </Button>
              )}
              {exported !== key && (
                <Button small name={named(words.takeOut)} onPress={() => setExported(key)}>
                  {words.takeOut}
                </Button>
              )}
            </div>
            {exported === key && <MadeExports made={report} all={all} left={left} ready={ready} job={job} />}
          </li>
        );
      })}
    </ul>
  );
}

interface MadeExportsProps extends Pick<MadeReportsProps, 'ready' | 'job'> {
  readonly made: ShownReport;
  readonly all: readonly ExportedReport[];
  readonly left: number;
}

/** Exports a report. One that this pane has not made is made again first, so that the file is not older than its sheet. */
function MadeExports({ made: { key, title, sheet, choice }, all, left, ready, job }: MadeExportsProps) {
  const act = useAct();
  const thisReport = ready.find((readyReport) => readyReport.key === key);
  if (thisReport)
    return (
      <>
        <LeftOutRows leftOut={thisReport.leftOut} />
        <ReportExports
          report={thisReport.report}
          print={choice}
          all={all}
          left={left}
          onTakenOut={(isAll) =>
            act({ do: 'note-export', keys: isAll ? ready.map((readyReport) => readyReport.key) : [key] })
          }
        />
      </>
    );
  return (
    <section class="card" aria-label={words.fullName(words.takeOut, title, sheet)}>
      <p class="quiet">{words.notReady}</p>
      <div class="actions">
        <Button
          small
          name={words.fullName(words.makeAndExport, title, sheet)}
          blockedBy={job && BUSY_ID}
          onPress={() => act({ do: 'make-report-again', key })}
        >
          {words.makeAndExport}
        </Button>
      </div>
    </section>
  );
}

/** The rows that a report could not read, by their sheets: each is a button that shows the row. */
function LeftOutRows({ leftOut }: { readonly leftOut: readonly Rows[] }) {
  return (
    <>
      {leftOut.map(({ sheet, count, rows }) => (
        <section key={sheet} class="card" aria-label={words.leftOutOf(sheet)}>
          <h3>{words.leftOut}</h3>
          <p class="quiet">{words.leftOutMeaning(count, sheet)}</p>
          <RowList grouped rows={rows} count={count} />
        </section>
      ))}
    </>
  );
}
