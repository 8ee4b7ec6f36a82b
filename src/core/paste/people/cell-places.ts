import { readCell, type CellText } from '../times/cell';
import { placeColumn, type PastedCompany } from './company';

/** The largest number of words in a place that is looked for beside times. */
const MOST_WORDS = 5;
const SIGNS = /^[\s@()[\],;:/|-]+|[\s@()[\],;:/|-]+$/g;

/**
 * Reads a cell without the name of a department, an area or a task, if the name's words would make the times
 * doubtful: `9-17 Holiday Club`, `9-17 (1-2)`. If two names fit, the cell is doubtful.
 */
export function readBesidePlace(text: string, company: PastedCompany): CellText | undefined {
  const tokens = [...text.trim().matchAll(/\S+/g)];
  const ways = new Map<string, CellText>();
  const tryOne = (place: string, rest: string) => {
    const name = place.replace(SIGNS, '');
    if (placeColumn(company, name) === undefined) return;
    const read = readCell(rest.replace(/[\s@([,;:/|-]+$|^[\s@)\],;:/|-]+/g, ''));
    const [only] = read.kind === 'ranges' && read.ranges.length === 1 ? read.ranges : [];
    if (only?.label === '') ways.set(name, { kind: 'ranges', ranges: [{ ...only, label: name }] });
  };
  for (let count = 1; count <= Math.min(MOST_WORDS, tokens.length - 1); count += 1) {
    const [ends, begins] = [tokens[tokens.length - count]?.index ?? 0, tokens[count]?.index ?? 0];
    tryOne(text.trim().slice(ends), text.trim().slice(0, ends));
    tryOne(text.trim().slice(0, begins), text.trim().slice(begins));
  }
  const [only, second] = ways.values();
  return only && second ? { kind: 'doubt', doubt: 'numbers' } : only;
}
