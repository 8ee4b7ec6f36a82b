import type { Entity } from '../../core/entities/entity';
import { statusOf } from '../../core/sync/status';
import { WorkbookProblem } from '../failures';
import type { WorkbookState } from '../job-context';
import { forgetCalendarFiles } from '../memory/calendar-files';
import { forgetGivenOut } from '../memory/given-out';
import { readSettings, writeSettings, type Settings } from '../memory/settings';
import { forgetTold } from '../memory/told';
import type { Patch } from '../ports/excel-workbook';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { describe } from '../table/columns';
import { identifyRows, renewIds } from '../table/identity';
import { statusCells } from '../table/status';
import type { TableSnapshot } from '../table/table-snapshot';
import { takeInTable } from '../table/take-in-table';
import type { CompanyChange, CompanyQuestion } from '../view';
import { questionMessages } from './question-messages';

type Company = Pick<Settings, 'service' | 'sp'>;

interface Deps {
  readonly ports: Ports;
  readonly store: Store;
  readonly state: WorkbookState;
}

/**
 * Shows the question if the workbook belongs to another company than the connected one: rows that were stored, sent or typed in
 * it are for that company. A workbook without any such row is taken over without a question.
 */
export async function askCompany(
  { ports, store, state }: Deps,
  company: Company,
): Promise<CompanyQuestion | undefined> {
  const settings = await readSettings(ports.workbook.memory);
  let asked: CompanyQuestion | undefined;
  if (settings && !isSame(settings, company)) {
    if (await holdsRows(ports, state))
      asked = { came: nameOf(settings), now: nameOf(company), unconfirmed: state.sync.unansweredCount };
    else await changeCompany(ports, state, company, 'push');
  }
  store.set({ company: asked });
  return asked;
}

/** Carries out the user's answer. False if the answer was for another company, or if another pane has answered since. */
export async function applyCompanyChange(
  { ports, store, state }: Deps,
  change: CompanyChange,
): Promise<boolean> {
  const { company: asked, connection } = store.now;
  store.set({ company: undefined });
  if (!asked || connection.state !== 'in') return false;
  const company = { service: connection.baseUrl, sp: connection.sp };
  const settings = await readSettings(ports.workbook.memory);
  if (!settings || isSame(settings, company) || asked.now !== nameOf(company)) return false;
  await changeCompany(ports, state, company, change);
  store.close('result');
  if (change === 'push')
    store.notify({ tone: 'success', title: questionMessages.newForCompany(nameOf(company)) });
  return true;
}

function isSame(one: Company, other: Company): boolean {
  return one.service === other.service && one.sp === other.sp;
}

function nameOf({ service, sp }: Company): string {
  return `${service} (SP ${sp})`;
}

async function holdsRows(ports: Ports, state: WorkbookState): Promise<boolean> {
  if (state.sync.unansweredCount > 0) return true;
  for (const { kind } of state.kinds.all())
    if (state.sync.snapshot(kind).rows.size > 0 || (await isFilled(ports, state, kind))) return true;
  return false;
}

/** A table that can't be read may have rows too. */
async function isFilled({ workbook }: Ports, state: WorkbookState, kind: string): Promise<boolean> {
  try {
    const read = await takeInTable(workbook, state, kind);
    return read?.tracking.rows.some(({ change }) => change !== 'blank') === true;
  } catch (error) {
    if (error instanceof WorkbookProblem) return true;
    throw error;
  }
}

/**
 * Makes the workbook another company's, after the user's answer or if it has no row. Keys, names and the records of sent rows
 * are forgotten. So no data of the first company is used for the other company, and a push can only add. The sheets and the
 * memory are changed first, and the company's name last: if the pane closes in between, the workbook still belongs to the first
 * company, and the user is asked again.
 */
async function changeCompany(
  ports: Ports,
  state: WorkbookState,
  company: Company,
  change: CompanyChange,
): Promise<void> {
  const { workbook } = ports;
  const kinds = state.kinds.all().map(({ kind }) => kind);
  for (const kind of kinds) {
    const { layout } = describe(state, kind);
    if (change === 'replace') await workbook.empty(layout);
    else if (await workbook.has(layout)) {
      const { read } = await identifyRows(ports, state, kind);
      await workbook.write(layout, asNew(read));
    }
  }
  await state.names.forget();
  await state.kinds.forgetPicked();
  await forgetTold(workbook.memory);
  await forgetCalendarFiles(workbook.memory);
  // The IDs of people are another company's from now on.
  await forgetGivenOut(workbook.memory);
  await state.sync.commit({ type: 'company-changed' });
  if (change === 'push') await renewIds(ports, state);
  const { memory } = workbook;
  const settings = await readSettings(memory);
  if (settings) await writeSettings(memory, { ...settings, ...company });
}

/** The rows without the values that only the first company's service set. A copied row loses the same values. */
function asNew({ entity, tracking }: TableSnapshot): Patch[] {
  const columns = entity.fields.filter((field) => isGiven(entity, field)).map(({ id }) => id);
  return tracking.rows
    .filter(({ change }) => change !== 'blank')
    .flatMap(({ id }) => [
      ...columns.map((column) => ({ row: id, column, cell: '' })),
      ...statusCells(id, statusOf({ kind: 'new' })),
    ]);
}

function isGiven({ add }: Entity, { access, unique, id }: Entity['fields'][number]): boolean {
  return access === 'service' || (unique === true && add?.required.includes(id) !== true);
}
