import type { Entity } from '../../entities/entity';
import type { NameList } from '../../values/name-list';
import { alike, wordsOf } from './name-parts';

/** Whom a name means, so that shifts can be compared however their people are written. */
export interface Who {
  /** The same for every way to write a known person; the words of a name that is ambiguous or unknown; '' for nobody. */
  readonly key: string;
  /** The key, and those of every person that an ambiguous name may mean. */
  readonly may: readonly string[];
  /** It is a known person, but the check of a row does not take the name as it is written. */
  readonly isGuess?: boolean;
}

const NOBODY: Who = { key: '', may: [''] };
/** The UserID of open shifts (specification, section 2.2). */
export const OPEN_SHIFT_ID = '0';
const OPEN_SHIFT = 'Open shift';
const OPEN_SHIFT_WORDS = wordsOf(OPEN_SHIFT).join(' ');

/** What the sheet calls nobody. */
export function openShift(entity: Entity): string {
  return namesOf(entity)?.labelOf(OPEN_SHIFT_ID) ?? OPEN_SHIFT;
}

/**
 * Finds people as the check of a row does: by label, UserName, e-mail, ExternalID or UserID. A name that the check does not
 * take may still mean the people whose names have its words.
 */
export function whoIs(entity: Entity): (name: string) => Who {
  const names = namesOf(entity);
  const known = new Map<string, Who>();
  const find = (name: string): Who => {
    const words = wordsOf(name);
    const plain = words.join(' ') || name.trim();
    if (plain === '' || plain === OPEN_SHIFT_WORDS) return NOBODY;
    const called = names ? calledSo(names, name) : [];
    if (called.length > 0) return oneOf(plain, called);
    const { same, all } = names ? alike(names, words) : { same: [], all: [] };
    return same.length > 0
      ? { ...oneOf(plain, same), isGuess: true }
      : { key: plain, may: [plain, ...all.map(keyOf)] };
  };
  return (name) => {
    const found = known.get(name) ?? find(name);
    known.set(name, found);
    return found;
  };
}

/** Also who is written as a label although the plain name is enough: `Ingrid Solberg (isolberg)`. */
function calledSo(names: NameList, text: string): readonly string[] {
  const ids = names.idsOf(text);
  const label = ids.length === 0 ? /^([^()]+)\(([^()]+)\)\s*$/.exec(text) : null;
  if (!label) return ids;
  const [named, marked] = [names.idsOf(label[1] ?? ''), names.idsOf(label[2] ?? '')];
  return named.filter((id) => marked.includes(id));
}

function oneOf(plain: string, ids: readonly string[]): Who {
  const [id, second] = ids;
  if (id === undefined || second !== undefined) return { key: plain, may: [plain, ...ids.map(keyOf)] };
  return id === OPEN_SHIFT_ID ? NOBODY : { key: keyOf(id), may: [keyOf(id)] };
}

/** No words of a name have such a sign. */
const keyOf = (id: string): string => `#${id}`;

/** Whether a key is that of a known person. */
export const isPersonKey = (key: string): boolean => key.startsWith('#');

function namesOf(entity: Entity) {
  return entity.fields.find(({ id }) => id === 'Person')?.names;
}
