import { headerIn, type Entity } from '../entities/entity';
import { type Cell, textOf } from '../values/cell';
import { datetime } from '../values/dates-and-times';
import { truncate } from '../values/shown';
import { sheetWords } from '../words/words';
import type { Layout, LayoutColumn } from './layout';
import { recordKey, fieldText } from './record';

/** The headers of the log's columns in English, by which a column is also found. */
const ENGLISH = {
  when: 'When',
  service: 'Service',
  sp: 'SP',
  sheet: 'Sheet',
  record: 'Record',
  key: 'Key',
  field: 'Field',
  old: 'Old',
  new: 'New',
  result: 'Result',
  code: 'Code',
  message: 'Message',
  who: 'Who',
  note: 'Note',
};

/** The words of the log. */
export const logWords = sheetWords.words('pushLog', {
  sheet: 'Push Log',
  /** The result of a row. */
  results: {
    stored: 'Stored',
    refused: 'Refused',
    unknown: 'Unknown',
    'not-sent': 'Not sent',
  },
  headers: ENGLISH,
});

/** One field of a pushed row, or a row as a whole. All values but `when` are the texts of the log's cells. */
export interface LogLine {
  /** The user's day and time, `yyyy-MM-ddTHH:mm`; '' if the cell has none. */
  readonly when: string;
  readonly service: string;
  readonly sp: string;
  readonly sheet: string;
  readonly record: string;
  readonly key: string;
  readonly field: string;
  readonly old: string;
  readonly new: string;
  readonly result: string;
  readonly code: string;
  readonly message: string;
  /** Who has pushed, by the name that the user has typed on the device; '' if there is none, as in logs of earlier versions. */
  readonly who: string;
  /** What the user has said about the push; '' for nothing. */
  readonly note: string;
}

const WIDTHS: Readonly<Partial<Record<keyof LogLine, number>>> = {
  when: 160,
  service: 150,
  record: 170,
  old: 150,
  new: 150,
  message: 300,
  who: 120,
  note: 200,
};
const WIDTH = 90;

const PARTS = Object.keys(logWords.headers) as (keyof LogLine)[];

/** Long texts are cut: the log shows what changed, and the sheet and the service have the whole text. */
const LONGEST = 1_000;

export const LOG_KIND = 'push-log';

/** The results of rows in the words of the log, best first. */
export function loggedResults(): readonly string[] {
  return Object.values(logWords.results);
}

/** The layout of the sheet with all pushes; `@` keeps every text as it was sent. */
export const logLayout = (): Layout => ({
  kind: LOG_KIND,
  sheet: logWords.sheet,
  table: 'PushLog',
  frozen: 1,
  purpose: 'log',
  background: true,
  columns: PARTS.map((part): LayoutColumn => ({
    id: part,
    header: logWords.headers[part],
    ...(ENGLISH[part] === logWords.headers[part] ? {} : { formerHeaders: [ENGLISH[part]] }),
    width: WIDTHS[part] ?? WIDTH,
    format: part === 'when' ? datetime.format : '@',
    serial: part === 'when',
    hidden: false,
    tone: 'own',
  })),
});

/** A planned row and its result. */
export interface LoggedRow {
  readonly label: string;
  readonly action: 'add' | 'update';
  /** The record's key; '' if it has none yet. */
  readonly key: string;
  readonly changes: readonly SentChange[];
  readonly outcome: keyof typeof logWords.results;
  readonly code: string;
  readonly message: string;
}

/** The lines of one pushed row: one for each field, or a single line if the row sent no field. */
export function linesOf(
  entity: Entity,
  { label, action, key, changes, outcome, code, message }: LoggedRow,
  pushed: Pick<LogLine, 'when' | 'service' | 'sp' | 'who' | 'note'>,
): LogLine[] {
  const sentCells = () => Object.fromEntries(changes.map(({ field, to }): [string, Cell] => [field, to]));
  const shown = (field: string, cell: Cell) => truncate(fieldText(entity, field, { [field]: cell }), LONGEST);
  // What is spread comes last: fields that are added to a spread object take ten times as long.
  const row = {
    sheet: entity.sheet,
    record: truncate(label, LONGEST),
    key: key === '' ? recordKey(entity, { cells: sentCells() }) : key,
    result: logWords.results[outcome],
    code,
    message: truncate(message, LONGEST),
    ...pushed,
  };
  if (changes.length === 0) return [{ field: '', old: '', new: '', ...row }];
  return changes.map(({ field, from, to }) => ({
    field: headerIn(entity, field),
    old: action === 'add' ? '' : shown(field, from),
    new: shown(field, to),
    ...row,
  }));
}

/** A line as cells in the order of the layout's columns. */
export function cellsOfLine(line: LogLine): Cell[] {
  return PARTS.map((part) => (part === 'when' ? datetime.toCell(line.when) : line[part]));
}

/**
 * The lines of the log as they are in its sheet. `columns`: what each column contains, whatever the user did with the
 * columns: they may be moved, deleted or added, and rows may be sorted or deleted. Rows without a text are skipped. A
 * missing cell is ''.
 */
export function readLines(columns: readonly string[], rows: readonly (readonly Cell[])[]): LogLine[] {
  const at = PARTS.map((part) => [part, columns.indexOf(part)] as const);
  return rows.flatMap((cells) => {
    const texts = Object.fromEntries(
      at.map(([part, place]) => [
        part,
        part === 'when' ? momentOf(cells[place]) : textOf(cells[place] ?? ''),
      ]),
    ) as Record<keyof LogLine, string>;
    return Object.values(texts).every((text) => text.trim() === '') ? [] : [texts];
  });
}

function momentOf(cell: Cell = ''): string {
  const read = datetime.fromCell(cell);
  return read.ok && read.value !== null ? read.value : '';
}

/** A field that an item stores. */
export interface SentChange {
  readonly field: string;
  readonly from: Cell;
  readonly to: Cell;
  /** The ID that was sent, if the cell shows a name. */
  readonly id?: string;
}
