import { emptyBaseline } from '../../core/changes/baseline';
import type { Entity } from '../../core/entities/entity';
import { identifyRows } from '../table/identity';
import type { Patch, Ports } from '../ports';
import { readSettings, writeSettings, type Settings } from '../memory/settings';
import { statusCells, STATUS } from '../table/status';
import { describe, type TableRead } from '../table/table';
import type { Known } from '../work';

/** What becomes of the rows that came from another company: new ones there, or gone for that company's own. */
export type CompanyChange = 'push' | 'replace';

/**
 * Makes the workbook another company's, at the user's word. Nothing that it knows of the first is taken for the other's:
 * keys, names and what was sent are forgotten, so that a push can only add. The sheets and what is known go first, the
 * company's name last: should the pane close in between, the workbook is still the first one's, and it is asked again.
 */
export async function changeCompany(
  ports: Ports,
  known: Known,
  company: Pick<Settings, 'service' | 'sp'>,
  change: CompanyChange,
): Promise<void> {
  const { workbook } = ports;
  const kinds = known.kinds.all().map(({ kind }) => kind);
  for (const kind of kinds) {
    const { layout } = describe(known, kind);
    if (change === 'replace') await workbook.empty(layout);
    else if (await workbook.has(layout)) {
      const { read } = await identifyRows(ports, known, kind);
      await workbook.write(layout, asNew(read));
    }
  }
  for (const kind of kinds)
    await known.journal.settled(kind, new Set(known.journal.open(kind).map(({ row }) => row)));
  await known.names.forget();
  await known.kinds.forgetPicked();
  for (const kind of kinds) {
    const { rows, unknownFields } = known.baselines.get(kind);
    if (rows.size > 0) await known.baselines.set(kind, { ...emptyBaseline, unknownFields });
  }
  const { memory } = workbook;
  const settings = await readSettings(memory);
  if (settings) await writeSettings(memory, { ...settings, ...company });
}

/** The rows without what only the first company's service gave them, as a copied row loses it. */
function asNew({ entity, tracking }: TableRead): Patch[] {
  const columns = entity.fields.filter((field) => isGiven(entity, field)).map(({ name }) => name);
  return tracking.rows
    .filter(({ state }) => state !== 'blank')
    .flatMap(({ id }) => [
      ...columns.map((column) => ({ row: id, column, cell: '' })),
      ...statusCells(id, { status: STATUS.added, message: '' }),
    ]);
}

function isGiven({ add }: Entity, { access, unique, name }: Entity['fields'][number]): boolean {
  return access === 'service' || (unique === true && add?.required.includes(name) !== true);
}
