/**
 * The shape of a language: every area of words, with the type that its English words have. A language that lacks a word does
 * not compile. Only types are imported: a language is loaded without the English words.
 */
import type { backupMessages } from '../../app/backup/backup-messages';
import type { callMessages } from '../../app/call-failures';
import type { selectionMessages } from '../../app/commands/rows';
import type { viewMessages } from '../../app/commands/sheet-views';
import type { downloadMessages } from '../../app/download/download-messages';
import type { failureMessages } from '../../app/failures';
import type { jobMessages } from '../../app/job-messages';
import type { listMessages } from '../../app/list-failures';
import type { appMessages } from '../../app/messages';
import type { openingMessages } from '../../app/opening-messages';
import type { needMessages } from '../../app/planning/need-messages';
import type { planningMessages } from '../../app/planning/planning-messages';
import type { repeatMessages } from '../../app/planning/repeat-messages';
import type { pushMessages } from '../../app/push/push-messages';
import type { rosterText } from '../../app/roster/roster-messages';
import type { questionMessages } from '../../app/session/question-messages';
import type { codeMessages, shiftMessages } from '../../app/shifts/shift-messages';
import type { tableMessages } from '../../app/table/table-messages';
import type { timeOffMessages } from '../../app/time-off/time-off-session';
import type { whoMessages } from '../../app/who/who-messages';
import type { dayWords } from '../../core/calendar/day-text';
import type { KindsWords, SheetsText } from '../../core/entities/registry';
import type { needWords } from '../../core/need/messages';
import type {
  asks as pasteQuestions,
  columnWords as pasteColumns,
  reasonWords as pasteReasons,
} from '../../core/paste/messages';
import type { checkMessages } from '../../core/problems/messages';
import type { passwordMessages } from '../../core/push/password';
import type { reportMessages } from '../../core/reports/messages';
import type { reportWords } from '../../core/reports/words';
import type { rosterMessages } from '../../core/roster/messages';
import type { rowMessages } from '../../core/sync/messages';
import type { markWords, STATUS } from '../../core/sync/status-words';
import type { noteWords } from '../../core/table/header-notes';
import type { holidayWords } from '../../core/table/holidays';
import type { ownWords } from '../../core/table/layout';
import type { limitWords } from '../../core/table/people-limits';
import type { logWords } from '../../core/table/push-log';
import type { wantedWords } from '../../core/table/wanted';
import type { cellWords } from '../../core/values/choice';
import type { valueMessages } from '../../core/values/messages';
import type { Translation } from '../../core/words/words';
import type { excelMessages, writeMessages } from '../../excel/calls/messages';
import type { excelSentences } from '../../excel/calls/run';
import type { sheetMessages } from '../../excel/report/messages';
import type { addressMessages } from '../../service/address';
import type { connectionsText } from '../connections-messages';
import type { homeText, selectionText, settingsText, weekText } from '../home-messages';
import type { backupText } from '../keep-safe-messages';
import type { paneText } from '../messages';
import type { pasteText } from '../paste-messages';
import type { planningText } from '../planning-messages';
import type { pushText, undoText } from '../push-messages';
import type { questionText } from '../question-messages';
import type { repeatText } from '../repeat-messages';
import type { exportText, reportText } from '../report-messages';
import type { rosterWords } from '../roster-messages';
import type { sheetViewsText, showRowsText } from '../sheet-views-messages';
import type { supportText } from '../support-messages';
import type { timeOffText } from '../time-off-messages';
import type { toldText } from '../told-messages';
import type { whoText } from '../who-messages';
import type { whyText } from '../why-messages';

/** The shape of words, whatever they say in English. */
type Shape<Words> = Words extends (...params: infer Params) => infer Text
  ? (...params: Params) => Shape<Text>
  : Words extends string
    ? string
    : Words extends object
      ? { readonly [Key in keyof Words]: Shape<Words[Key]> }
      : Words;

export type PaneAreas = Shape<EnglishOfPane>;

/** The words of sheets. */
export type SheetAreas = Shape<EnglishOfSheets>;

interface EnglishOfPane {
  readonly addressMessages: typeof addressMessages;
  readonly backupMessages: typeof backupMessages;
  readonly callMessages: typeof callMessages;
  readonly excelMessages: typeof excelMessages;
  readonly listMessages: typeof listMessages;
  readonly failureMessages: typeof failureMessages;
  readonly passwordMessages: typeof passwordMessages;
  readonly writeMessages: typeof writeMessages;
  readonly downloadMessages: typeof downloadMessages;
  readonly jobMessages: typeof jobMessages;
  readonly appMessages: typeof appMessages;
  readonly openingMessages: typeof openingMessages;
  readonly repeatMessages: typeof repeatMessages;
  readonly pushMessages: typeof pushMessages;
  readonly selectionMessages: typeof selectionMessages;
  readonly questionMessages: typeof questionMessages;
  readonly codeMessages: typeof codeMessages;
  readonly shiftMessages: typeof shiftMessages;
  readonly planningMessages: typeof planningMessages;
  readonly tableMessages: typeof tableMessages;
  readonly timeOffMessages: typeof timeOffMessages;
  readonly whoMessages: typeof whoMessages;
  readonly viewMessages: typeof viewMessages;
  /** What corrects a problem, and how problems are grouped, is the same in all languages. */
  readonly checkMessages: {
    readonly [Code in keyof typeof checkMessages]: Omit<(typeof checkMessages)[Code], 'fix' | 'by'>;
  };
  readonly pasteQuestions: typeof pasteQuestions;
  readonly pasteColumns: typeof pasteColumns;
  readonly pasteReasons: typeof pasteReasons;
  readonly reportMessages: typeof reportMessages;
  readonly rowMessages: typeof rowMessages;
  readonly sheetMessages: typeof sheetMessages;
  readonly excelSentences: typeof excelSentences;
  readonly repeatText: typeof repeatText;
  readonly connectionsText: typeof connectionsText;
  readonly exportText: typeof exportText;
  readonly homeText: typeof homeText;
  readonly backupText: typeof backupText;
  readonly needMessages: typeof needMessages;
  readonly needWords: typeof needWords;
  readonly paneText: typeof paneText;
  readonly pasteText: typeof pasteText;
  readonly pushText: typeof pushText;
  readonly questionText: typeof questionText;
  readonly rosterMessages: typeof rosterMessages;
  readonly rosterText: typeof rosterText;
  readonly rosterWords: typeof rosterWords;
  readonly reportText: typeof reportText;
  readonly selectionText: typeof selectionText;
  readonly sheetViewsText: typeof sheetViewsText;
  readonly showRowsText: typeof showRowsText;
  readonly settingsText: typeof settingsText;
  readonly supportText: typeof supportText;
  readonly planningText: typeof planningText;
  readonly timeOffText: typeof timeOffText;
  readonly toldText: typeof toldText;
  readonly undoText: typeof undoText;
  readonly weekText: typeof weekText;
  readonly whoText: typeof whoText;
  readonly whyText: typeof whyText;
  readonly reportWords: typeof reportWords;
  readonly dayWords: typeof dayWords;
  readonly valueMessages: typeof valueMessages;
  /** Words for records, by kind. */
  readonly kinds: KindsWords;
}

interface EnglishOfSheets {
  readonly cellWords: typeof cellWords;
  readonly headerNotes: typeof noteWords;
  readonly holidays: typeof holidayWords;
  readonly marks: typeof markWords;
  readonly ownColumns: typeof ownWords;
  readonly peopleLimits: typeof limitWords;
  readonly pushLog: typeof logWords;
  /** The names of sheets and columns, by kind. */
  readonly sheets: SheetsText;
  readonly status: typeof STATUS;
  readonly wanted: typeof wantedWords;
}

/** The words of a language: for the person who works, and for the sheets. */
export interface LanguageWords {
  readonly pane: Translation;
  readonly sheets: Translation;
}
