import type { PasteAnswers } from './answers';
import { LAYOUTS, type LayoutId } from './layout-ids';
import type { Company } from './people/company';
import { readPasted, type Pasted, type PastedText } from './read';
import { readCell } from './times/cell';
import type { Targets } from './words/header-words';

/** A layout in which a text gives shifts. */
export interface LayoutChoice {
  readonly layout: LayoutId;
  readonly shifts: number;
  /** Lines and cells that are left. */
  readonly left: number;
  /** The share, from 0 to 1, of the text's cells with times that became shifts. */
  readonly explained: number;
}

/**
 * Reads a text in each layout, and gives those that make shifts. Of layouts that make the same shifts, the first is given. The
 * text is read once for each layout.
 */
export function layoutChoices(
  pasted: Pasted,
  targets: Targets,
  answers: PasteAnswers,
  company?: Company,
): readonly LayoutChoice[] {
  const times = cellsWithTimes(pasted);
  const seen = new Set<string>();
  return (Object.keys(LAYOUTS) as LayoutId[]).flatMap((layout): LayoutChoice[] => {
    const read = readPasted(pasted, targets, { ...answers, layout }, company);
    const key = JSON.stringify(
      read.shifts.map(({ person, date, start, end }) => [person, date, start, end].join(' ')).sort(),
    );
    if (read.shifts.length === 0 || seen.has(key)) return [];
    seen.add(key);
    const { shifts, left } = read;
    return [{ layout, shifts: shifts.length, left: left.length, explained: shareRead(times, read) }];
  });
}

function cellsWithTimes({ grid }: Pasted): readonly string[] {
  const lines = grid.hasCells ? grid.lines : grid.plain;
  return lines.flatMap(({ line, cells }) =>
    cells.flatMap((cell, at) => (['ranges', 'time'].includes(readCell(cell).kind) ? [`${line} ${at}`] : [])),
  );
}

/** A text of codes has no times: then each of its shifts was explained. */
function shareRead(times: readonly string[], { shifts }: PastedText): number {
  const read = new Set(shifts.flatMap(({ cells }) => cells.map(({ line, column }) => `${line} ${column}`)));
  return times.length === 0 ? 1 : times.filter((time) => read.has(time)).length / times.length;
}
