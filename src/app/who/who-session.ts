/** who/: who can work a shift of the sheet. Somebody gets the shift, or two people exchange theirs. */
import { spanTimes } from '../../core/calendar/clock';
import { shortDay } from '../../core/calendar/day-text';
import { dayOfMinute } from '../../core/calendar/days';
import type { TrackedRow } from '../../core/changes/row';
import { findingOf } from '../../core/checks/warn-plan';
import { findingSentence } from '../../core/checks/wording';
import { fieldOf } from '../../core/entities/entity';
import { entityOf } from '../../core/entities/registry';
import { placed, SOMEBODY } from '../../core/need/count-needs';
import { needChanges } from '../../core/need/need-changes';
import { changeSentence } from '../../core/need/need-text';
import { IdeaFinder } from '../../core/planning/ideas';
import { shiftOfRow, type Candidate, overtimeOf, swapsFor, whoCanWork } from '../../core/planning/who';
import type { Finding } from '../../core/problems/problem';
import { OPEN_SHIFT } from '../../core/shifts/open-shift';
import { type Shift, type Span } from '../../core/shifts/shift';
import { nameForRow } from '../../core/table/record';
import { readerOf } from '../../core/table/row-reader';
import type { WorkbookState } from '../job-context';
import type { TakeBackAct } from '../memory/take-back-list';
import { blockOfSentence } from '../planning/breach-view';
import { hasNeeds, work } from '../planning/needs';
import { noticeSources, sourceLayouts } from '../planning/notice-sources';
import { noNumbers } from '../planning/unchecked';
import type { Patch } from '../ports/excel-workbook';
import type { Ports } from '../ports/ports';
import { checkAlone } from '../push/check';
import { rowAt, rowNow, type AskedRow } from '../selection/asked-row';
import { describe } from '../table/columns';
import { identifyRows } from '../table/identity';
import { cellPatches } from '../table/status';
import { rowName } from '../table/table-snapshot';
import { takeInTable } from '../table/take-in-table';
import type { Notice, WhoCan, WhoView } from '../view';
import { whoMessages } from './who-messages';

const QUALIFICATIONS = 'qualifications';

type Said = Omit<Notice, 'id'>;

/** What was done with a shift. */
export interface Done {
  readonly notice: Said;
  /** Whether cells were written. */
  readonly isWritten: boolean;
}

/** A shift, and the ID of the person who gets it. */
interface Gift extends InRow {
  readonly to: string;
}

/** What the people of one or two gifts are called. */
type Labels = readonly [string, string];

/** A shift with its row, as the sheet was when the user asked. */
interface InRow {
  readonly block: Shift;
  readonly row: TrackedRow;
}

interface Found extends InRow {
  readonly swaps: readonly InRow[];
  /** The rules that the shift would break, by the person's ID. */
  readonly findings: ReadonlyMap<string, readonly Finding[]>;
  readonly view: WhoView;
}

export function whoCan(candidate: Candidate, phones: ReadonlyMap<string, string>): WhoCan {
  const { id, label, reasons, standing } = candidate;
  return { id, label, reasons, standing, phone: phones.get(id) ?? '', overtime: overtimeOf(candidate) };
}

/** A shift, and who can work it, as the sheet was when the user asked. Nothing is written before the user chooses somebody. */
export class WhoSession {
  private constructor(
    private readonly kind: string,
    private readonly person: string,
    private readonly found: Found,
  ) {}

  get view(): WhoView {
    return this.found.view;
  }

  /** Reads the shifts and what the rules look at, in one round trip. Returns a notice if the row is no shift. */
  static async open({ workbook }: Ports, state: WorkbookState, asked: AskedRow): Promise<WhoSession | Said> {
    const layouts = [describe(state, asked.kind).layout, ...sourceLayouts(state)];
    workbook.forget(layouts.map(({ kind }) => kind));
    const sheets = await workbook.lastSheets(layouts);
    await noticeSources({ workbook }, state, sheets);
    const sheet = sheets.get(asked.kind);
    const read = sheet && (await takeInTable(workbook, state, asked.kind, undefined, sheet));
    const row = read && rowAt(read.tracking.rows, asked);
    const columns = read?.entity.block;
    if (!row || !columns) return warning(whoMessages.gone);
    const breachIndex = state.shiftRules.breachIndex(read.entity, read.tracking.rows);
    const block = shiftOfRow(breachIndex, row);
    if (!block) return warning(whoMessages.noTimes);
    if (block.isTimeOff) return warning(whoMessages.timeOff);
    const people = state.names.listOf('people').entries.filter(({ id }) => id !== OPEN_SHIFT);
    const { can, overtime, cannot } = whoCanWork(block, breachIndex, people);
    const swaps = swapsFor(block, breachIndex, people).flatMap(({ block: other }): InRow[] => {
      const its = breachIndex.rowOf(other);
      return its ? [{ block: other, row: its }] : [];
    });
    const names = {
      entity: read.entity,
      nameOf: (namedShift: Shift) => rowName(read.sheet, (breachIndex.rowOf(namedShift) ?? row).index),
      weekStart: breachIndex.input.weekStart,
    };
    const { limits } = breachIndex.input.facts;
    const { phones } = state.shiftRules;
    const findings = new Map(
      [...overtime, ...cannot].map(({ id, breaches }) => [
        id,
        breaches.map((breach) => findingOf(breach, blockOfSentence(breachIndex, breach), names)),
      ]),
    );
    const finder = new IdeaFinder(block, breachIndex, people);
    const lacking = new Map(cannot.map((candidate) => [candidate.id, candidate]));
    const shift = placed(block);
    const others = work(breachIndex, new Set([block]));
    const isOpen = block.personId === OPEN_SHIFT;
    const needs = hasNeeds(read.entity)
      ? needChanges(
          state.shiftRules.wanted,
          others,
          isOpen ? { from: [shift], to: [{ ...shift, personId: SOMEBODY }] } : { from: [shift], to: [] },
        ).map(changeSentence)
      : [];
    const view: WhoView = {
      shift: spanOf(block),
      holder: block.personId === OPEN_SHIFT ? '' : block.person,
      places: placeLabels(block),
      needs,
      can: can.map((candidate) => whoCan(candidate, phones)),
      overtime: overtime.map((candidate) => whoCan(candidate, phones)),
      cannot: cannot.map(({ id, label }) => ({ id, label, findings: findings.get(id) ?? [] })),
      ideasFor: (id) => {
        const candidate = lacking.get(id);
        return candidate ? finder.ideasFor(candidate) : [];
      },
      swaps: swaps.map(({ block: other, row: { id, index } }) => ({
        person: other.person,
        shift: spanOf(other),
        places: placeLabels(other),
        row: id,
        index,
        hasUnread: [block, other].some(({ personId }) => limits.get(personId)?.hasUnread === true),
      })),
      missing: breachIndex.input.facts.qualified ? '' : entityOf(QUALIFICATIONS).sheet,
      noNumbers: noNumbers(state.shiftRules),
    };
    return new WhoSession(asked.kind, columns.person, { block, row, swaps, findings, view });
  }

  /** Writes a person into the row of the shift, also one who can't work it, or gets overtime: the notice then says which rules that breaks. */
  async give(ports: Ports, state: WorkbookState, personId: string): Promise<Done> {
    const { block, row, findings } = this.found;
    const done = await this.#write(ports, state, [{ block, row, to: personId }], {
      sentence: ([label]) => whoMessages.given(label, shiftText(block)),
      changed: whoMessages.changed,
    });
    const broken = findings.get(personId) ?? [];
    if (!done.isWritten || broken.length === 0) return done;
    const detail = [...broken.map(findingSentence), whoMessages.notSent].join(' ');
    return { ...done, notice: { ...done.notice, tone: 'warning', detail } };
  }

  /** Writes each of two people into the row of the other. */
  async swap(ports: Ports, state: WorkbookState, asked: Omit<AskedRow, 'kind'>): Promise<Done> {
    const { block, row, swaps } = this.found;
    const its = rowAt(
      swaps.map((swap) => swap.row),
      asked,
    );
    const other = swaps.find((swap) => swap.row === its);
    if (!other) return notWritten(whoMessages.otherChanged);
    const gifts: readonly Gift[] = [
      { block, row, to: other.block.personId },
      { ...other, to: block.personId },
    ];
    return this.#write(ports, state, gifts, {
      sentence: ([theirs, ours]) =>
        whoMessages.swapped(theirs, shiftText(block), ours, shiftText(other.block)),
      changed: whoMessages.otherChanged,
    });
  }

  /** Writes all the people, or none if one of the rows or people is no longer as it was shown. */
  async #write(
    ports: Ports,
    state: WorkbookState,
    gifts: readonly Gift[],
    words: { readonly sentence: (labels: Labels) => string; readonly changed: string },
  ): Promise<Done> {
    const { kind, person: column } = this;
    const { read } = await identifyRows(ports, state, kind);
    const reader = readerOf(read.entity);
    // The people may have other names than when the list was made.
    const people = state.names.listOf('people');
    const labels = gifts.map(({ to }) => people.labelOf(to) ?? '');
    const patches = gifts.flatMap(({ block, row }, at) => {
      const now = rowNow(read, row);
      const isHolder = now && reader.record(now, column)?.id === block.personId;
      if (!isHolder || labels[at] === '') return [];
      return cellPatches(now, {
        [column]: nameForRow(fieldOf(read.entity, column), labels[at] ?? '', now.base),
      });
    });
    if (patches.length < gifts.length) return notWritten(words.changed);
    const sentence = words.sentence([labels[0] ?? '', labels[1] ?? '']);
    const { missing, typed } = await ports.workbook.write(read.layout, patches);
    const left = new Set([...missing, ...typed.map(({ row }) => row)]);
    if (left.size > 0) {
      const written = patches.filter(({ row }) => !left.has(row));
      if (written.length > 0) await ports.workbook.write(read.layout, written.map(backwards));
      return notWritten(words.changed);
    }
    const act: TakeBackAct = {
      sentence,
      parts: [
        {
          kind,
          added: [],
          changed: patches.map(({ row, cell, was = '' }) => ({ row, column, from: was, to: cell })),
        },
      ],
    };
    await state.takeBackList.remember(act);
    // Also other rows: their warnings may name this shift.
    await checkAlone(ports, state, kind);
    const notice: Said = { tone: 'success', title: sentence, detail: whoMessages.notSent, takesBack: true };
    return { notice, isWritten: true };
  }
}

function backwards({ row, column, cell, was = '' }: Patch): Patch {
  return { row, column, cell: was, was: cell };
}

function spanOf({ start, end }: Span): Span {
  return { start, end };
}

export function placeLabels({ places }: Shift): string[] {
  return places.map(({ label }) => label);
}

/** `Mon 23 Nov, 9:00 AM–5:00 PM` */
function shiftText(shift: Span): string {
  return `${shortDay(dayOfMinute(shift.start))}, ${spanTimes(shift)}`;
}

function warning(title: string): Said {
  return { tone: 'warning', title };
}

function notWritten(title: string): Done {
  return { notice: warning(title), isWritten: false };
}
