import { lightFormat } from 'date-fns/lightFormat';
import { useContext, useEffect, useId, useMemo, useState } from 'preact/hooks';
import type { Tone } from '../../app/view';
import type { PaperChoice } from '../../core/reports/layout';
import { reportMessages } from '../../core/reports/messages';
import { planPages } from '../../core/reports/page-plan';
import type { Report, ReportSection } from '../../core/reports/report';
import { opensWorkbooks, openWorkbookOf } from '../../excel/host/new-workbook';
import { localDefaults } from '../browser/local-defaults';
import { base64Of, canSaveFiles, saveFile, copyCells, rejectIfWorkerRefused } from '../browser/save-and-copy';
import { fileNameOf } from '../export/names';
import type { ExportedReport } from '../export/workbook';
import { exportText as words } from '../report-messages';
import { Button } from './controls';
import { Announce, InlineNotice } from './notices';
import { loader } from './once-loaded';

interface ReportExportsProps {
  readonly report: Report;
  /** How the workbook prints; if absent, on A4. */
  readonly print?: PaperChoice;
  /** All reports that can be exported now, with this one: several can go into one workbook. */
  readonly all?: readonly ExportedReport[];
  /** How many reports of this workbook are not among them. */
  readonly left?: number;
  /** The report was saved, copied or opened; or all reports were. */
  readonly onTakenOut?: (isAll: boolean) => void;
}

const A4: PaperChoice = { paper: 'a4' };

const copying = loader(() => import(/* webpackChunkName: "export" */ '../export/copied-cells'));

/** Exports a report: as CSV, as a workbook of its own, or through the clipboard if the pane can't save files. */
export function ReportExports({ report, print = A4, all = [], left = 0, onTakenOut }: ReportExportsProps) {
  const say = useContext(Announce);
  const makingId = useId();
  const [making, setMaking] = useState(false);
  const [came, setCame] = useState<{ readonly words: string; readonly tone: Tone }>();
  const pages = useMemo(() => planPages(report, print), [report, print]);
  const savesFiles = canSaveFiles(navigator.userAgent);
  const { decimal } = localDefaults(navigator.language);

  useEffect(() => setCame(undefined), [report]);
  // A browser allows a copy only for a moment after a click. That time must not be spent on loading code.
  useEffect(() => void copying.load().catch(() => undefined), []);

  const announce = (sentence: string, tone: Tone) => {
    setCame({ words: sentence, tone });
    say(sentence);
  };

  const save = async (title: string, ending: 'csv' | 'xlsx', make: () => Promise<Blob>, isAll = false) => {
    setMaking(true);
    setCame(undefined);
    say(words.making);
    try {
      await shownOnScreen();
      const name = fileNameOf(title, lightFormat(new Date(), 'yyyy-MM-dd'), ending);
      saveFile(name, await rejectIfWorkerRefused(make()));
      announce(words.saved(name), 'success');
      onTakenOut?.(isAll);
    } catch {
      announce(words.notSaved, 'error');
    } finally {
      setMaking(false);
    }
  };
  const saveCsv = (table: ReportSection) => {
    const isOnlyTable = report.sections.length === 1 || table.title === undefined;
    const title = isOnlyTable ? report.title : `${report.title}, ${table.title}`;
    return save(title, 'csv', async () =>
      (await import(/* webpackChunkName: "export" */ '../export/csv')).csvFileOf(table, decimal),
    );
  };
  const makeWorkbook = async () =>
    (await import(/* webpackChunkName: "export" */ '../export/workbook')).workbookOf(report, print);
  const makeOfAll = async () =>
    (await import(/* webpackChunkName: "export" */ '../export/workbook')).workbookOfAll(all);

  const open = async () => {
    setMaking(true);
    setCame(undefined);
    say(words.making);
    try {
      await shownOnScreen();
      await openWorkbookOf(await base64Of(await rejectIfWorkerRefused(makeWorkbook())));
      announce(words.opened, 'success');
      onTakenOut?.(false);
    } catch {
      announce(words.notOpened, 'error');
    } finally {
      setMaking(false);
    }
  };

  const copy = async () => {
    try {
      const { copiedCells } = copying.loaded ?? (await copying.load());
      const copied = await copyCells(copiedCells(report));
      if (copied === 'cells') announce(words.copied, 'success');
      else if (copied === 'text') announce(words.copiedAsText, 'warning');
      else announce(words.notCopied, 'error');
      if (copied === 'cells' || copied === 'text') onTakenOut?.(false);
    } catch {
      announce(words.notCopied, 'error');
    }
  };

  const blockedBy = making ? makingId : undefined;
  return (
    <section class="card" aria-label={words.heading}>
      <h3>{words.heading}</h3>
      <p class="quiet">{savesFiles ? words.about(decimal) : words.onlyCopy}</p>
      <div class="actions">
        {savesFiles && (
          <>
            {report.sections.map((table) => (
              <Button key={table.title} blockedBy={blockedBy} onPress={() => void saveCsv(table)}>
                {report.sections.length === 1 ? words.csv : words.csvOf(table.title ?? report.title)}
              </Button>
            ))}
            <Button blockedBy={blockedBy} onPress={() => void save(report.title, 'xlsx', makeWorkbook)}>
              {words.workbook}
            </Button>
            {all.length > 1 && (
              <Button
                blockedBy={blockedBy}
                onPress={() => void save(words.togetherFile, 'xlsx', makeOfAll, true)}
              >
                {words.together(all.length, left)}
              </Button>
            )}
          </>
        )}
        {opensWorkbooks() && (
          <Button blockedBy={blockedBy} onPress={() => void open()}>
            {words.open}
          </Button>
        )}
        <Button blockedBy={blockedBy} onPress={() => void copy()}>
          {words.copy}
        </Button>
      </div>
      {savesFiles && all.length > 1 && left > 0 && <p class="quiet">{words.leftOut(left)}</p>}
      <p class="quiet">{words.onPaper(reportMessages.papers[pages.paper], pages.orientation)}</p>
      {making && (
        <p class="quiet" id={makingId}>
          {words.making}
        </p>
      )}
      {came && <InlineNotice words={came.words} tone={came.tone} />}
    </section>
  );
}

/** Making a long report's file takes seconds in which nothing is drawn. So the sentence about it must be drawn first. */
function shownOnScreen(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50));
}
