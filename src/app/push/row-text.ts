import { randomNumberOf } from '../../core/changes/random-number';
import { type TrackedRow } from '../../core/changes/row';
import { fieldOf, headerOf, type BlockColumns, type Entity } from '../../core/entities/entity';
import type { PlannedItem } from '../../core/push/plan';
import { shownField } from '../../core/table/record';
import { textOf } from '../../core/values/cell';
import { truncate } from '../../core/values/shown';

/** Longer values are cut in a row's line. The row's details have them. */
const LONGEST = 60;
const BETWEEN = ' · ';

/** Whether Shiftsheet or the service gave the value of a field, so that people do not know it. */
export function isGivenValue(entity: Entity, { row, changes }: PlannedItem, name: string): boolean {
  if (fieldOf(entity, name).access === 'service') return true;
  const change = changes.find(({ field }) => field === name);
  return entity.add?.numbered === name && textOf(change?.to ?? '') === randomNumberOf(row);
}

/** The day and the time of a block as they are now; '' if the record is no block. */
export function blockTime(entity: Entity, row: TrackedRow): string {
  return entity.block ? timeTexts(entity, entity.block, row).join(BETWEEN) : '';
}

/** The name of a block's row in the preview: its person. */
export function blockLabel(entity: Entity, { person }: BlockColumns, { cells }: TrackedRow): string {
  return shownField(entity, person, cells);
}

/**
 * An addition in one line, besides its label: `Mon 23 Nov 2026 · 9:00 AM – 5:00 PM · Care` for a block, and
 * `UserName tbaker01 · UserType Employee` for other records.
 */
export function additionText(entity: Entity, item: PlannedItem, row: TrackedRow): string {
  const { block } = entity;
  const inLabel = block ? [block.person] : labelFields(entity, row);
  const inTime = block ? [block.day, block.start, block.end, block.lastDay] : [];
  const others = [...item.changes, ...(item.later ?? [])]
    .map(({ field }) => field)
    .filter((name) => ![...inLabel, ...inTime].includes(name) && !isGivenValue(entity, item, name))
    .map((name) => {
      const shown = truncate(shownField(entity, name, row.cells), LONGEST);
      return block ? shown : `${headerOf(fieldOf(entity, name))} ${shown}`;
    });
  return [...(block ? timeTexts(entity, block, row) : []), ...others].join(BETWEEN);
}

function timeTexts(
  entity: Entity,
  { day, start, end, lastDay }: BlockColumns,
  { cells }: TrackedRow,
): string[] {
  const [from, until, last] = [start, end, lastDay].map((name) => shownField(entity, name, cells));
  const times = [from, [until, last].filter((text) => text !== '').join(', ')];
  return [shownField(entity, day, cells), times.filter((text) => text !== '').join(' – ')].filter(
    (text) => text !== '',
  );
}

/** The fields that a row's label is made of. */
function labelFields(entity: Entity, { cells }: TrackedRow): readonly string[] {
  return entity.labels.find((names) => names.some((name) => shownField(entity, name, cells) !== '')) ?? [];
}
