import { atOnce, stage, type Sliced } from '../slices';
import type { PasteAnswers } from './answers';
import { LAYOUTS, type LayoutId } from './layout-ids';
import type { PastedCompany } from './people/company';
import { reading, type Pasted, type PastedText } from './read';
import type { PastedShift } from './read-shift';
import { readCell } from './times/cell';
import type { Targets } from './words/header-words';

/** A layout in which a text gives shifts. */
export interface LayoutChoice {
  /** `first`: the first layout that fits. */
  readonly layout: LayoutId | 'first';
  /** What stands where, if the reader guessed it, or ''. */
  readonly guessed: string;
  readonly shifts: number;
  /** The first of the shifts. */
  readonly picture: readonly Pick<PastedShift, 'person' | 'date' | 'start' | 'end' | 'endDate'>[];
  /** Lines and cells that are left. */
  readonly left: number;
  /** The share, from 0 to 1, of the text's cells with times that became shifts. */
  readonly explained: number;
}

/** The number of shifts in a picture. */
const PICTURED = 3;

/** Another layout is close to the first one if its score is at least this share of the first one's. */
const CLOSE = 0.75;

const ALL = Object.keys(LAYOUTS) as LayoutId[];

/**
 * Reads a text in each layout, and gives those that make shifts. Of layouts that make the same shifts, the first is given. The
 * text is read once for each layout.
 */
export function layoutChoices(
  pasted: Pasted,
  targets: Targets,
  answers: PasteAnswers,
  company?: PastedCompany,
): readonly LayoutChoice[] {
  return atOnce(choicesAmong(ALL, pasted, targets, answers, company));
}

/**
 * The ways in which a text about whose layout the user is asked can be read: in the first layout that fits, and in another one
 * that is close to it or that the user has chosen.
 */
export function* layoutWays(
  pasted: Pasted,
  targets: Targets,
  answers: PasteAnswers,
  company?: PastedCompany,
): Sliced<readonly LayoutChoice[]> {
  // The pictures show what each way would make. Times are shown as proposed.
  const agreed: PasteAnswers = {
    ...answers,
    afternoons: answers.afternoons ?? true,
    confirmed: new Map([...(answers.confirmed ?? []), ['layout', true]]),
  };
  const [first, ...others] = yield* choicesAmong(['first', ...ALL], pasted, targets, agreed, company);
  if (!first) return [];
  const close = others.filter((other) => scoreOf(other) >= CLOSE * scoreOf(first));
  const [best] = close.sort((one, other) => scoreOf(other) - scoreOf(one));
  const second = others.find(({ layout }) => layout === answers.layout) ?? best;
  return [first, ...(second ? [second] : [])];
}

/** How well a layout fits, from 0 to 1: what it explains, less what contradicts it and is left. */
function scoreOf({ explained, shifts, left }: LayoutChoice): number {
  return shifts === 0 ? 0 : (explained * shifts) / (shifts + left);
}

function* choicesAmong(
  layouts: readonly LayoutChoice['layout'][],
  pasted: Pasted,
  targets: Targets,
  { layout: _, ...answers }: PasteAnswers,
  company: PastedCompany | undefined,
): Sliced<LayoutChoice[]> {
  const times = cellsWithTimes(pasted);
  const seen = new Set<string>();
  const choices: LayoutChoice[] = [];
  for (const [at, layout] of layouts.entries()) {
    const layoutAnswers = layout === 'first' ? answers : { ...answers, layout };
    const work = reading(pasted, targets, layoutAnswers, company);
    const read = yield* stage(work, at / layouts.length, (at + 1) / layouts.length);
    const { shifts, leftOut: left, asked } = read;
    const made = [...shifts]
      .sort((one, other) => one.line - other.line)
      .map(({ person, date, start, end, endDate }) => ({ person, date, start, end, endDate }));
    const key = JSON.stringify(made.map((shift) => Object.values(shift).join(' ')).sort());
    if (layout !== 'first' && (made.length === 0 || seen.has(key))) continue;
    seen.add(key);
    choices.push({
      layout,
      guessed: asked.find(({ id }) => id === 'layout')?.guessed ?? '',
      shifts: made.length,
      picture: made.slice(0, PICTURED),
      left: left.length,
      explained: shareRead(times, read),
    });
  }
  return choices;
}

function cellsWithTimes({ grid }: Pasted): readonly string[] {
  const lines = grid.hasCells ? grid.lines : grid.plain();
  return lines.flatMap(({ line, cells }) =>
    cells.flatMap((cell, at) => (['ranges', 'time'].includes(readCell(cell).kind) ? [`${line} ${at}`] : [])),
  );
}

/** A text of codes has no times: then each of its shifts was explained. */
function shareRead(times: readonly string[], { shifts }: PastedText): number {
  const read = new Set(
    shifts.flatMap(({ cells }) =>
      cells.flatMap(({ line, columns }) => columns.map((column) => `${line} ${column}`)),
    ),
  );
  return times.length === 0 ? 1 : times.filter((time) => read.has(time)).length / times.length;
}
