import type { Entity } from '../../entities/entity';
import { cellWords, OPEN_SHIFT_WORDS } from '../../values/choice';
import { matchingNames, nameWords } from '../../values/name-parts';
import { OPEN_SHIFT } from '../open-shift';

/** The person whom a name means, so that shifts can be compared although names are written in different ways. */
export interface PersonMatch {
  /**
   * One key for every way to write a known person. For an ambiguous or unknown name the key has the name's words. It
   * is '' for nobody.
   */
  readonly key: string;
  /** The key, and the keys of all people whom an ambiguous name may mean. */
  readonly possibleKeys: readonly string[];
}

const NOBODY: PersonMatch = { key: '', possibleKeys: [''] };
/** A pasted text may have it in another language than the sheets. */
const isOpenShift = (words: string): boolean =>
  [cellWords.openShift, ...OPEN_SHIFT_WORDS].some((label) => nameWords(label).join(' ') === words);

/**
 * Finds people in the same way as the check of a row: by label, UserName, e-mail, ExternalID or UserID. If the check
 * does not accept a name, the people whose names contain its words are possible.
 */
export function personMatcher(entity: Entity): (name: string) => PersonMatch {
  const names = namesOf(entity);
  const known = new Map<string, PersonMatch>();
  const find = (name: string): PersonMatch => {
    const words = nameWords(name);
    const plain = words.join(' ') || name.trim();
    if (plain === '' || isOpenShift(plain)) return NOBODY;
    const called = names?.idsOf(name) ?? [];
    if (called.length > 0) return oneOf(plain, called);
    const { same, all } = names ? matchingNames(names, words) : { same: [], all: [] };
    return same.length > 0 ? oneOf(plain, same) : { key: plain, possibleKeys: [plain, ...all.map(keyOf)] };
  };
  return (name) => {
    const found = known.get(name) ?? find(name);
    known.set(name, found);
    return found;
  };
}

function oneOf(plain: string, ids: readonly string[]): PersonMatch {
  const [id, second] = ids;
  if (id === undefined || second !== undefined)
    return { key: plain, possibleKeys: [plain, ...ids.map(keyOf)] };
  return id === OPEN_SHIFT ? NOBODY : { key: keyOf(id), possibleKeys: [keyOf(id)] };
}

/** Words of a name never contain this sign. */
const keyOf = (id: string): string => `#${id}`;

/** Whether a key belongs to a known person. */
export const isPersonKey = (key: string): boolean => key.startsWith('#');

/** The ID of the known person; undefined for nobody, and for an ambiguous or unknown name. */
export function personIdOf({ key }: PersonMatch): string | undefined {
  return isPersonKey(key) ? key.slice(1) : undefined;
}

function namesOf(entity: Entity) {
  return entity.fields.find(({ id }) => id === 'Person')?.names;
}
