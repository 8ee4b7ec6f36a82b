import type { PastedLine } from '../draft';
import { isOff } from '../times/cell';
import { objectionIn } from '../words/absence';
import { isPersonName } from './names';

/** The people in a text's key of initials, and the lines of the key: `AB = Anna Bell, CD = Cara Dunn`. */
export interface Initials {
  /** Full names by their initials in lower case. */
  readonly names: ReadonlyMap<string, string>;
  readonly lines: ReadonlySet<number>;
}

/** The largest number of characters in a line of a key. */
const LONGEST_LINE = 400;
/** A key explains at least this many initials. One definition may explain anything. */
const FEWEST_INITIALS = 2;
const TITLE = /^(?:initials|names|key|staff|kürzel|namen|legende|légende|initiales)\s*:\s*/iu;
const DEFINITION = /^(\p{Lu}{1,4})\s*[=:]\s*(.+)$/u;

/** Reads a text's key of initials. It is empty if initials stand for two names. */
export function initialsIn(lines: readonly PastedLine[]): Initials {
  const names = new Map<string, string>();
  const found = new Set<number>();
  for (const { line, cells } of lines) {
    const text = cells.filter((cell) => cell.trim() !== '').join(', ');
    const defined = text.length > LONGEST_LINE ? undefined : definitionsIn(text);
    if (!defined) continue;
    found.add(line);
    for (const [initials, name] of defined) {
      const known = names.get(initials);
      if (known !== undefined && known !== name) return { names: new Map(), lines: new Set() };
      names.set(initials, name);
    }
  }
  return names.size < FEWEST_INITIALS ? { names: new Map(), lines: new Set() } : { names, lines: found };
}

/** The definitions of a line that holds only definitions. */
function definitionsIn(text: string): [string, string][] | undefined {
  const parts = text
    .replace(TITLE, '')
    .split(/\s*[,;|\n]\s*/)
    .map((part) => DEFINITION.exec(part.trim().replace(/\.$/, '')));
  const defined = parts.flatMap((match): [string, string][] => {
    const [, initials = '', name = ''] = match ?? [];
    return areInitials(initials, name) ? [[initials.toLowerCase(), name]] : [];
  });
  return defined.length > 0 && defined.length === parts.length ? defined : undefined;
}

/**
 * Whether each letter begins a word of a name with at least two words. `SL = Sick Leave` and `T = Training` are no
 * initials.
 */
function areInitials(initials: string, name: string): boolean {
  const words = name.split(/[\s-]+/);
  if (words.length < 2 || !isPersonName(name) || isOff(name) || objectionIn(name) !== undefined) return false;
  return words.map((word) => word[0]?.toUpperCase() ?? '').join('') === initials;
}
