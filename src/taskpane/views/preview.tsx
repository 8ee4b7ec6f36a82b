import { useContext, useEffect, useRef } from 'preact/hooks';
import {
  FEW_ROWS,
  LONGEST_NOTE,
  type Preview as PreviewView,
  type TablePreview,
  type Preview,
} from '../../app/view/index';
import type { ShiftGrid, DayHours } from '../../core/shifts/grid';
import { useAct } from '../act';
import { digits } from '../messages';
import { pushText } from '../push-messages';
import { AllConflicts } from './conflicts';
import { Button } from './controls';
import { Checkbox, TextField } from './fields';
import { Announce, InlineNotice } from './notices';
import { Passwords } from './passwords';
import { Problems, StoredWarnings, RowsToSend, ShowRows } from './preview-rows';
import { ScreenHeading } from './screen-heading';
import styles from '../styles/preview.css';

const BLOCKED_ID = 'send-blocked';
/** Fields of which the pane says in how many rows they change. */
const MOST_FIELDS = 5;

interface PreviewProps {
  readonly preview: PreviewView;
  /** Kinds of which only the rows that need the user are shown. */
  readonly narrowed: readonly string[];
  /** Whether pushes are logged: then a note can be written for this one. */
  readonly logsPushes: boolean;
}

/** What a push would do, on the same screen as the one button that sends it. */
export function PreviewScreen({ preview, narrowed, logsPushes }: PreviewProps) {
  const { tables, left } = preview;
  const say = useContext(Announce);
  const spoken = [previewSentence(preview), leftSentence(preview)].filter((sentence) => sentence !== '');
  // Only once, when the screen opens.
  useEffect(() => say(`${spoken.join('. ')}.`), [say]);
  return (
    <>
      <style>{styles}</style>
      <ScreenHeading>{pushText.preview.heading}</ScreenHeading>
      <p class="sum">{previewSentence(preview)}</p>
      {left > 0 && <p class="quiet">{leftSentence(preview)}</p>}
      <AllConflicts tables={tables} />
      {preview.passwords.length > 0 && (
        <Passwords passwords={preview.passwords} saved={preview.passwordsSaved} />
      )}
      {tables.map((table) => (
        <TableSection key={table.kind} table={table} isOnly={tables.length === 1} narrowed={narrowed} />
      ))}
      <footer class="footer">
        {preview.isOutdated ? <CheckAgain /> : <Send preview={preview} logsPushes={logsPushes} />}
      </footer>
    </>
  );
}

interface FooterProps {
  readonly preview: PreviewView;
}

function Send({ preview, logsPushes }: FooterProps & Pick<PreviewProps, 'logsPushes'>) {
  const act = useAct();
  const words = pushText.preview;
  const note = useRef<HTMLInputElement>(null);
  const send = () => {
    const said = note.current?.value ?? '';
    act({ do: 'send', ...(said !== '' && { note: said }) });
  };
  return (
    <>
      {preview.unusual !== '' && <Unusual preview={preview} />}
      {preview.added > 0 && preview.blocked === '' && <p class="quiet">{words.final(preview.added)}</p>}
      {preview.blocked !== '' && (
        <p class="blocked" id={BLOCKED_ID} dir="auto">
          {preview.blocked}
        </p>
      )}
      {logsPushes && (
        <TextField
          id="push-note"
          label={words.note}
          hint={words.noteHint}
          kind="text"
          most={LONGEST_NOTE}
          field={note}
        />
      )}
      <div class="actions">
        <Button
          appearance="primary"
          blockedBy={preview.blocked === '' ? undefined : BLOCKED_ID}
          onPress={send}
        >
          {words.send(preview.added + preview.updated)}
        </Button>
        <Button onPress={() => act({ do: 'back' })}>{words.back}</Button>
      </div>
    </>
  );
}

/** The sheet has changed: nothing is sent that the user has not seen. */
function CheckAgain() {
  const act = useAct();
  const words = pushText.preview;
  return (
    <>
      <div role="status">
        <InlineNotice tone="warning" words={words.outdated} />
      </div>
      <div class="actions">
        <Button appearance="primary" onPress={() => act({ do: 'check-again' })}>
          {words.checkAgain}
        </Button>
        <Button onPress={() => act({ do: 'back' })}>{words.back}</Button>
      </div>
    </>
  );
}

/** The warning that such a large share of the records is changed that it may be a mistake. */
function Unusual({ preview }: FooterProps) {
  const act = useAct();
  return (
    <>
      <InlineNotice tone="warning" words={preview.unusual} />
      <Checkbox
        label={pushText.preview.unusualConfirmed}
        value={preview.unusualConfirmed}
        onValue={(on) => act({ do: 'confirm-unusual', on })}
      />
    </>
  );
}

interface TableSectionProps {
  readonly table: TablePreview;
  /** The sentence at the top of the screen is about this table. */
  readonly isOnly: boolean;
  readonly narrowed: readonly string[];
}

/** One table: the rows that can't be sent and why, and the rows that are sent. */
function TableSection({ table, isOnly, narrowed }: TableSectionProps) {
  const words = pushText.preview;
  const { kind, title, added, updated, rows, grid, filled, tidied, warned } = table;
  return (
    <section aria-label={title}>
      <h3 dir="auto">{title}</h3>
      {!isOnly && <p class="quiet">{tableSentence(table)}</p>}
      <Problems table={table} narrowed={narrowed} />
      {added + updated > 0 && (
        <>
          <h4>{words.going}</h4>
          {updated >= FEW_ROWS && <Fields table={table} />}
          {grid && <WeekGrid grid={grid} />}
          {filled > 0 && <p class="quiet">{words.filled(filled)}</p>}
          {tidied > 0 && <p class="quiet">{words.tidied(tidied)}</p>}
          {warned > 0 && (
            <>
              <p class="quiet">{words.warned(warned)}</p>
              <div class="actions">
                <ShowRows kind={kind} needsAttention={false} warned narrowed={narrowed.includes(kind)} />
              </div>
            </>
          )}
          <RowsToSend rows={rows} count={added + updated} marksNew={added > 0 && updated > 0} />
        </>
      )}
      <StoredWarnings table={table} />
    </section>
  );
}

/** In how many rows each field changes: of thousands of rows, the list below shows only the first. */
function Fields({ table: { fields } }: Pick<TableSectionProps, 'table'>) {
  const words = pushText.preview;
  return (
    <ul class="field-counts">
      {fields.slice(0, MOST_FIELDS).map(({ field, rows }) => (
        <li key={field} dir="auto">
          {words.fieldChanged(field, rows)}
        </li>
      ))}
      {fields.length > MOST_FIELDS && <li>{words.moreFields(fields.length - MOST_FIELDS)}</li>}
    </ul>
  );
}

/** What a push would send: `6 shifts for 2 people, Mon 23 to Fri 27 Nov 2026, 42 h`, or `12 rows in 3 tables`. */
function previewSentence({ tables, added, updated, left }: Preview): string {
  const words = pushText.preview.sums;
  if (added + updated === 0) return left === 0 ? words.nothing : words.nothingYet;
  const sending = tables.filter((table) => table.added + table.updated > 0);
  const [only, ...others] = sending;
  return only && others.length === 0 ? tableSentence(only) : words.ofTables(added + updated, sending.length);
}

/** What a push would send of one table. */
function tableSentence(table: TablePreview): string {
  const words = pushText.preview.sums;
  const { added, updated, left, grid, one, many, fields } = table;
  if (added + updated === 0) return left === 0 ? words.nothing : words.nothingYet;
  if (grid) return [words.shifts(grid), words.newAndChanged(added, updated)].join('');
  const changes = fields.reduce((sum, field) => sum + field.rows, 0);
  return [
    ...(added > 0 ? [words.newRecords(added, one, many)] : []),
    ...(updated > 0 ? [words.changes(changes, updated, one, many)] : []),
  ].join(words.and);
}

/** How many rows can't be sent yet; '' if there are none. */
function leftSentence({ left }: Pick<TablePreview, 'left'>): string {
  return left === 0 ? '' : pushText.preview.sums.left(left);
}

type Line = ShiftGrid['lines'][number];

/** Hours by person and day. It scrolls inside its own box, so that the pane never scrolls sideways. */
function WeekGrid({ grid }: { readonly grid: ShiftGrid }) {
  const words = pushText.preview.grid;
  const { days, lines, others, moreDays } = grid;
  return (
    <>
      {/* A box that scrolls must be reachable with the keyboard. */}
      <div class="week-grid" role="region" aria-label={words.label} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.person}</th>
              {days.map((day) => (
                <th scope="col" key={day}>
                  {day}
                </th>
              ))}
              <th scope="col">{words.total}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <GridLine key={line.label} line={line} name={line.label} />
            ))}
            {others && <GridLine line={others} name={words.others(others.people)} />}
          </tbody>
        </table>
      </div>
      {moreDays > 0 && <p class="quiet">{words.moreDays(moreDays)}</p>}
    </>
  );
}

function GridLine({ line, name }: { readonly line: Line; readonly name: string }) {
  return (
    <tr>
      <th scope="row" dir="auto">
        {name}
      </th>
      {line.cells.map((cell, at) => (
        <td key={at}>{cell && cellText(cell)}</td>
      ))}
      <td class="total">{digits(line.hours)}</td>
    </tr>
  );
}

function cellText({ hours, isTimeOff }: DayHours): string {
  const { timeOff } = pushText.preview.grid;
  if (!isTimeOff) return digits(hours);
  return hours === 0 ? timeOff : `${digits(hours)} + ${timeOff}`;
}
