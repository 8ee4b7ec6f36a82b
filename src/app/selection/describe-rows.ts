import type { TrackedRow } from '../../core/changes/row';
import { headerIn, type Entity } from '../../core/entities/entity';
import { OPEN_SHIFT } from '../../core/shifts/open-shift';
import { classifyRows } from '../../core/sync/classify';
import { rowMessages } from '../../core/sync/messages';
import type { RowStatus } from '../../core/sync/row-state';
import { statusOf } from '../../core/sync/status';
import { withServiceList, isCode, STATUS } from '../../core/sync/status-words';
import { groupBy } from '../../core/table/group-by';
import { readerOf } from '../../core/table/row-reader';
import { isEmpty, textOf } from '../../core/values/cell';
import type { WorkbookState } from '../job-context';
import { conflictFields, shortText, rowLink } from '../table/row-link';
import type { TableSnapshot } from '../table/table-snapshot';
import { blockedRows } from '../table/take-in-table';
import type { RowStanding, SelectedRow, Selection } from '../view';
import { isRevertible } from './revert';

const standings = (): Readonly<Record<string, RowStanding>> => ({
  [STATUS.asOnService]: 'unchanged',
  [STATUS.stored]: 'stored',
  [STATUS.added]: 'new',
  [STATUS.edited]: 'edited',
  [STATUS.fix]: 'fix',
  [STATUS.conflict]: 'conflict',
  [STATUS.unknown]: 'unknown',
  [STATUS.notSent]: 'not-sent',
  [STATUS.gone]: 'gone',
});

/** What the pane shows of the selected rows of a table, as a check would find them now. */
export function describeRows(
  read: TableSnapshot,
  { sync }: Pick<WorkbookState, 'sync'>,
  selected: readonly TrackedRow[],
): Selection {
  // A copied row has the id of its original until the next check: what is known of that id is not the row's.
  const rows = selected.map((row) => (row.newId === undefined ? row : { ...row, id: row.newId }));
  const { entity, problems } = read;
  const { kind, one, many } = entity;
  const log = sync.unanswered(kind);
  const sent = new Set(log.map(({ row }) => row));
  const { attempts } = sync.snapshot(kind);
  const problemsAt = groupBy(problems, ({ index }) => index);
  const states = classifyRows(entity, { rows, deleted: [] }, { attempts, log, copied: new Set() }).rows;
  // The edited columns of a row are listed one by one, with both values.
  const statuses = states.map((state, at) =>
    withServiceList(statusOf(state, problemsAt.get(rows[at]?.index ?? -1)), textOf(rows[at]?.message ?? '')),
  );
  const blocked = blockedRows(read);
  const isPushable = ({ id, index, change }: TrackedRow) =>
    sent.has(id) || ((change === 'new' || change === 'edited') && !blocked.has(index));
  const [row] = rows;
  const [status] = statuses;
  return {
    kind,
    one,
    many,
    count: rows.length,
    standings: [...groupBy(statuses.map(standingOf), (standing) => standing)].map(([standing, its]) => ({
      standing,
      count: its.length,
    })),
    pushable: rows.filter(isPushable).length,
    revertible: rows.filter((selectedRow) => isRevertible(selectedRow) && !sent.has(selectedRow.id)).length,
    refreshable: entity.read ? rows.filter(({ base, id }) => base && !sent.has(id)).length : 0,
    ...(row && status && rows.length === 1 ? { row: describeRow(read, row, status) } : {}),
  };
}

const PEOPLE = 'users';

/** Whether the row is a person, or a shift that somebody has. */
function isOfPerson(entity: Entity, row: TrackedRow): boolean {
  if (entity.kind === PEOPLE) return row.change !== 'gone' && row.change !== 'blank';
  if (!entity.block?.takesPlace || !isShift(entity, row)) return false;
  const holder = readerOf(entity).record(row, entity.block.person);
  return holder !== undefined && holder.id !== OPEN_SHIFT;
}

/** Whether it makes sense to ask who can work the row. */
function isShift({ block }: Entity, { cells, change }: TrackedRow): boolean {
  return (
    block !== undefined && change !== 'gone' && block.timeOff.every((name) => isEmpty(cells[name] ?? ''))
  );
}

function standingOf({ status }: RowStatus): RowStanding {
  return standings()[status] ?? 'refused';
}

function describeRow(read: TableSnapshot, row: TrackedRow, status: RowStatus): SelectedRow {
  const { entity } = read;
  const { base } = row;
  const conflict = conflictFields(entity, row);
  return {
    ...rowLink(read, row),
    note: status.message === '' && base?.adopted ? rowMessages.adopted : status.message,
    standing: standingOf(status),
    code: isCode(status.status) ? status.status : '',
    isNew: base === undefined,
    ...(isShift(entity, row) && { isShift: true }),
    ...(isOfPerson(entity, row) && { isOfPerson: true }),
    changes:
      base === undefined
        ? []
        : row.changed
            .map((id) => ({
              id,
              field: headerIn(entity, id),
              from: shortText(entity, id, base.shown?.[id] ?? base.cells[id] ?? ''),
              to: shortText(entity, id, row.cells[id] ?? ''),
            }))
            .filter(({ field }) => !conflict.some((cellInConflict) => cellInConflict.field === field)),
    conflict,
  };
}
