import type { Baseline, BaselineRow } from '../../core/changes/baseline';
import type { Cell } from '../../core/values/cell';
import type { Memory } from '../ports/memory';
import { named } from '../work';
import { baselineName, fieldIdsOf, type Stored } from './baseline-file';

export async function writeBaseline(memory: Memory, kind: string, baseline: Baseline): Promise<void> {
  await memory.write(
    baselineName(kind),
    named('baseline as text', () => JSON.stringify(storedOf(kind, baseline))),
  );
}

function storedOf(kind: string, baseline: Baseline): Stored {
  const fields = fieldIdsOf(kind, baseline.unknownFields);
  return {
    fields,
    unknownFields: [...baseline.unknownFields],
    rows: [...baseline.rows.values()].map((row) => [
      row.id,
      row.key,
      fields.map((name) => row.cells[name] ?? null),
      row.shown ? { ...row.shown } : null,
      row.gone === true,
      ...lastParts(row),
    ]),
    attempts: [...baseline.attempts].map(([id, { cells, status, message }]) => [
      id,
      { ...cells },
      status,
      message,
    ]),
    unknown: reasonsOf(baseline.attempts),
    readAt: baseline.readAt,
    former: byRow(baseline.rows.values(), ({ former }) => former && textsOf(former)),
    moved: previewedRows(baseline.rows.values()),
    origins: originsOf(baseline.rows.values()),
    earlier: byRow(baseline.rows.values(), ({ earlier }) => earlier && [...earlier]),
    fromBackup: byRow(baseline.rows.values(), ({ fromBackup }) => fromBackup && { ...fromBackup }),
  };
}

/** IDs and open conflicts. Most rows have neither. */
function lastParts({
  ids,
  conflicts,
}: BaselineRow): [] | [Record<string, string>] | [Record<string, string>, Record<string, Cell>] {
  if (conflicts) return [{ ...ids }, { ...conflicts }];
  return Object.keys(ids).length === 0 ? [] : [{ ...ids }];
}

function textsOf(former: NonNullable<BaselineRow['former']>): Record<string, string[]> | undefined {
  const texts = Object.entries(former).map(([name, all]): [string, string[]] => [name, [...all]]);
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

/** A part that few rows have, by row. Undefined if no row has it. */
function byRow<Part>(
  rows: Iterable<BaselineRow>,
  partOf: (row: BaselineRow) => Part | undefined,
): Record<string, Part> | undefined {
  const parts = [...rows].flatMap((row): [string, Part][] => {
    const part = partOf(row);
    return part === undefined ? [] : [[row.id, part]];
  });
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}

function reasonsOf(attempts: Baseline['attempts']): Stored['unknown'] {
  const reasons = [...attempts].flatMap(([id, { unknown }]) =>
    unknown === undefined ? [] : [[id, unknown]],
  );
  return reasons.length > 0 ? (Object.fromEntries(reasons) as Record<string, string>) : undefined;
}

function previewedRows(rows: Iterable<BaselineRow>): Stored['moved'] {
  const ids = [...rows].flatMap(({ id, needsPreview }) => (needsPreview === true ? [id] : []));
  return ids.length > 0 ? ids : undefined;
}

/** Rows of one push follow each other and have the same origin, so there are few parts. Most tables have none. */
function originsOf(rows: Iterable<BaselineRow>): Stored['origins'] {
  const parts: [number | null, boolean, number][] = [];
  for (const { knownAt = null, adopted = false } of rows) {
    const last = parts.at(-1);
    if (last && last[0] === knownAt && last[1] === adopted) last[2] += 1;
    else parts.push([knownAt, adopted, 1]);
  }
  return parts.some(([knownAt, adopted]) => knownAt !== null || adopted) ? parts : undefined;
}
