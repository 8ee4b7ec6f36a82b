import { countText } from '../core/values/shown';
import { paneWords } from '../core/words/words';
import { MOST_SHOWN } from './find-names';
import type { QuickPeriod } from './report-periods';

/** Sentences of the pane about reports. */

const quick: Readonly<Record<QuickPeriod, string>> = {
  today: 'Today',
  last7Days: 'Last 7 days',
  lastWeek: 'Last week',
  thisYear: 'This year',
  thisWeek: 'This week',
  nextWeek: 'Next week',
  thisMonth: 'This month',
  nextMonth: 'Next month',
  lastMonth: 'Last month',
};

export const reportText = paneWords.words('reportText', {
  meaning:
    'Each report gets a worksheet of its own, made from this workbook. Nothing is sent. Notes that you write beside it stay.',
  made: 'Made in this workbook',
  olderMade: (count: number) => `${countText(count)} older`,
  sheet: 'Sheet',
  madeAt: (moment: string) => `made ${moment}`,
  makeAgain: 'Make again',
  show: 'Show',
  change: 'Change…',
  takeOut: 'Export…',
  giveOut: 'Given out',
  givenOutAt: (moment: string) => `given out ${moment}`,
  marksChanges: 'Mark what changed since it was given out',
  notReady: 'To export this report, make it again: then the files show the sheets as they are now.',
  makeAndExport: 'Make again and export',
  /** The name of a button includes the report's name, because there are several such buttons. */
  fullName: (what: string, title: string, sheet: string) => `${what}: ${title}, sheet ${sheet}`,
  leftOut: 'Rows that can’t be read',
  leftOutOf: (sheet: string) => `Rows of ${sheet} that can’t be read`,
  leftOutMeaning: (count: number, sheet: string) =>
    count === 1
      ? `1 row of ${sheet} is not in this report. Mend it, then press “Make again”.`
      : `${countText(count)} rows of ${sheet} are not in this report. Mend them, then press “Make again”.`,
  offers: 'Make a report',
  atOnce: (period: string) =>
    `“Make” uses ${period} and all people. Click a report’s name for other choices.`,
  atOnceShort: 'Make',
  usesPeriod: (period: string) => `Uses ${period}.`,
  makeAtOnce: (title: string) => `Make: ${title}`,
  back: 'Back',

  replaces: 'It takes the place of the report on the sheet',
  period: 'Period',
  ends: { from: 'First day', to: 'Last day' },
  quick,
  person: 'Person',
  choosePerson: 'choose one',
  people: 'People',
  everybody: 'everybody',
  departments: 'Departments',
  accounts: 'Time-off accounts',
  all: 'all',
  chosen: (count: number) => `${countText(count)} chosen`,
  clear: (everything: string) => `Choose ${everything}`,
  remove: (label: string) => `Remove ${label}`,
  find: (what: string) => `Find in the list: ${what}`,
  findPerson: 'Find a person',
  noneFound: 'No matches.',
  noneKnown: 'This workbook knows none yet: download them first.',
  moreFound: (count: number) =>
    `The first ${MOST_SHOWN} of ${countText(count)} are listed here: type a part of the name to find others.`,
  staffCopy: 'Staff copy, to be hung up',
  departmentsApart: 'Each department on pages of its own',
  staffCopyMeaning: 'Leaves out notes, hours and pay rates, and shows time off without its reason.',
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'Letter' },
  wide: 'Too wide for one page',
  wideMeaning: 'Used only where one page would need letters smaller than 7 points.',
  widths: { weeks: 'Whole weeks on each page', pages: 'As many columns as fit on each page' },
  largePaper: { a4: 'A3 paper', letter: 'Tabloid paper (11 × 17 inches)' },
  make: 'Make report',
});

/** Sentences of the pane and of the files about exporting a report. */
export const exportText = paneWords.words('exportText', {
  heading: 'Take it out of Excel',
  about: (decimal: '.' | ',') =>
    `A CSV file has one table for other programs, separated by ${decimal === ',' ? 'semicolons' : 'commas'}. The workbook and the copy have the whole report without its charts.`,
  onlyCopy:
    'This pane can’t save files. Copy the report and paste it into a new workbook; charts are left out.',
  csv: 'Save as CSV',
  csvOf: (table: string) => `CSV: ${table}`,
  onPaper: (paper: string, orientation: 'portrait' | 'landscape') =>
    `For paper or PDF, press “Show”, then choose File and Print in Excel. The pages are set up: ${paper}, ${orientation}.`,
  workbook: 'Save as workbook',
  /** `left`: reports that were made here and can’t be saved as they are. */
  together: (count: number, left: number) =>
    left === 0
      ? `Save all ${countText(count)} reports as one workbook`
      : `Save the ${countText(count)} newest reports as one workbook`,
  leftOut: (count: number) =>
    count === 1
      ? '1 older report is not in that workbook. Make it again to have it there.'
      : `${countText(count)} older reports are not in that workbook. Make them again to have them there.`,
  togetherFile: 'Reports',
  /** The name of a file or sheet whose title has no character that is allowed in a name. */
  nameless: 'Report',
  open: 'Open as a workbook',
  opened: 'The report is open in a new workbook. Save it there.',
  notOpened: 'Excel did not open the workbook. Save it as a workbook, or use Copy.',
  copy: 'Copy',
  making: 'Making the file…',
  saved: (file: string) => `Handed to your browser as ${file}. If you can’t find the file, use Copy.`,
  copied: 'Copied. Paste it where you need it.',
  copiedAsText:
    'Copied as plain text, because this pane may not copy cells. Paste it, then set the formats of dates and times.',
  notSaved: 'The file could not be made. Check the network and try again, or use Copy.',
  notCopied:
    'The report could not be copied: this pane may not use the clipboard. Copy it from its worksheet.',
  printedAt: 'Printed &D &T',
  pages: 'Page &P of &N',
});
