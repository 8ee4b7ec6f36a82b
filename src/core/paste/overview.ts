import { takeEach, type Sliced } from '../slices';
import { onlyCell, type PastedLine } from './lines';

/**
 * What a text has in some of its lines. A check of the whole text looks here first: the cells of a schedule repeat a few texts, so
 * the check asks for each text once, and mostly ends there.
 */
export class Overview {
  readonly #known = new Map<(text: string) => boolean, boolean>();

  constructor(
    /** Each text of a cell. */
    readonly texts: ReadonlySet<string>,
    /** The lines with one filled cell. */
    readonly alone: readonly PastedLine[],
  ) {}

  /** Whether a test accepts one of the texts. Texts of many tables ask the same again, so the test must depend on nothing but the text. */
  has(test: (text: string) => boolean): boolean {
    let found = this.#known.get(test);
    if (found === undefined) this.#known.set(test, (found = isSome(this.texts, test)));
    return found;
  }
}

export function* overviewOf(lines: readonly PastedLine[]): Sliced<Overview> {
  const [texts, alone] = [new Set<string>(), [] as PastedLine[]];
  yield* takeEach(lines, (line) => {
    for (const cell of line.cells) texts.add(cell);
    if (onlyCell(line.cells) !== undefined) alone.push(line);
  });
  return new Overview(texts, alone);
}

/** Whether a test accepts one of some texts. */
export function isSome(texts: Iterable<string>, test: (text: string) => boolean): boolean {
  for (const text of texts) if (test(text)) return true;
  return false;
}
