import { fieldOf, headerOf, type Entity, type Field } from '../../core/entities/entity';
import type { PastedShift } from '../../core/paste/read-shift';
import { checkMessages } from '../../core/problems/messages';
import { personIdOf, personMatcher } from '../../core/shifts/compare/person-words';
import { takeEach, type Sliced } from '../../core/slices';
import type { NameList } from '../../core/values/name-list';
import { matchingNames, nameWords } from '../../core/values/name-parts';
import { nearestLabel } from '../../core/values/near-names';
import { sameName } from '../../core/values/same-name';
import { truncate } from '../../core/values/shown';
import type { PasteName } from '../view';

const PERSON = 'Person';

/** The IDs of the records that the user has chosen for names of the text, by `pastedNameKey`. '' leaves a name as it is. */
export type ChosenNames = ReadonlyMap<string, string>;

/** Texts that differ only in case are one name. */
export function pastedNameKey(field: string, typed: string): string {
  return JSON.stringify([field, typed.trim().toLowerCase()]);
}

/** The ID of the record with a label. */
export function recordCalled(entity: Entity, field: string, label: string): string | undefined {
  return fieldNamed(entity, field)?.names?.entries.find((record) => record.label === label)?.id;
}

/** The remembered names without those of records that are gone or not scheduled. The user is asked about these names again. */
export function usableNames(
  { fields }: Entity,
  remembered: ReadonlyMap<string, string>,
): readonly (readonly [key: string, id: string])[] {
  if (remembered.size === 0) return [];
  return fields.flatMap(({ id: field, names }) => {
    const namesOfField = [...remembered].filter(([key]) => key.startsWith(keyStart(field)));
    const usable =
      namesOfField.length === 0 ? [] : (names?.records ?? []).filter(({ isOff }) => isOff !== true);
    const ids = new Set(usable.map(({ id }) => id));
    return namesOfField.filter(([, id]) => ids.has(id));
  });
}

/** The beginning of the keys of a field's names. */
function keyStart(field: string): string {
  return pastedNameKey(field, '').slice(0, -'""]'.length);
}

type Meaning = Pick<PasteName, 'found' | 'name' | 'sentence' | 'choices'>;

/** What the names of a text mean in the company. Names that were chosen for another text count as well. */
export class PastedNames {
  readonly #match: ReturnType<typeof personMatcher>;
  readonly #meanings = new Map<string, Meaning>();

  constructor(
    private readonly entity: Entity,
    private readonly chosen: ChosenNames,
  ) {
    this.#match = personMatcher(entity);
  }

  /** The shift with its names as the sheet writes them. Names that are not surely known stay as they were typed. */
  written(shift: PastedShift): PastedShift {
    const nameIn = (id: string, text: string) => {
      const { found, name } = this.#meaning(id, text);
      return found === 'sure' || found === 'similar' || found === 'chosen' ? name : text;
    };
    const fields = Object.entries(shift.fields).map(([id, text]) => [id, nameIn(id, text)] as const);
    const person = shift.person === '' ? '' : nameIn(PERSON, shift.person);
    return { ...shift, person, fields: Object.fromEntries(fields) };
  }

  /** Whether a shift has a name that the user must still correct. */
  isUnknown(shift: PastedShift): boolean {
    return namesIn(shift).some(([id, text]) => UNKNOWN.has(this.#meaning(id, text).found));
  }

  /**
   * Every person of the text, and its other names that nothing is known by. First those that the user must correct or has
   * corrected.
   */
  *listing(shifts: readonly PastedShift[]): Sliced<PasteName[]> {
    const counts = new Map<string, { id: string; typed: string; shifts: number }>();
    yield* takeEach(shifts, (shift) => {
      for (const [id, typed] of namesIn(shift)) {
        const key = pastedNameKey(id, typed);
        const known = counts.get(key);
        counts.set(key, { id, typed: known?.typed ?? typed.trim(), shifts: (known?.shifts ?? 0) + 1 });
      }
    });
    const all: PasteName[] = [];
    yield* takeEach([...counts.values()], ({ id, typed, shifts: count }) => {
      const field = fieldNamed(this.entity, id);
      const meaning = this.#meaning(id, typed);
      const isKnownPlace = id !== PERSON && (meaning.found === 'sure' || meaning.found === 'similar');
      if (field?.names && !isKnownPlace)
        all.push({ field: id, header: headerOf(field), typed, shifts: count, ...meaning });
    });
    const isLast = ({ found }: PasteName) => found === 'sure' || found === 'similar';
    return [...all.filter((name) => !isLast(name)), ...all.filter(isLast)];
  }

  #meaning(id: string, typed: string): Meaning {
    const key = pastedNameKey(id, typed);
    const known = this.#meanings.get(key) ?? this.#find(id, typed, this.chosen.get(key));
    this.#meanings.set(key, known);
    return known;
  }

  #find(id: string, typed: string, chosen: string | undefined): Meaning {
    const names = fieldNamed(this.entity, id)?.names;
    if (!names) return { found: 'left', ...NOTHING };
    const read = names.find(typed);
    // Before the answer: somebody who has exactly this name may have come since.
    if (read.kind === 'one') return { found: 'sure', ...NOTHING, name: names.labelOf(read.id) ?? read.id };
    if (chosen === '') return { found: 'left', ...NOTHING };
    const label = chosen === undefined ? undefined : names.labelOf(chosen);
    if (label !== undefined) return { found: 'chosen', ...NOTHING, name: label };
    if (read.kind === 'several') {
      const { title, sentence } = checkMessages['ambiguous-name'];
      const field = headerOf(fieldOf(this.entity, id));
      return {
        found: 'several',
        name: '',
        sentence: (title ?? sentence)({ field, ...read.namesakes, called: truncate(typed) }),
        choices: read.namesakes.candidates.map((candidate) => candidate.label),
      };
    }
    const guess = id === PERSON ? personIdOf(this.#match(typed)) : undefined;
    const same = guess === undefined ? undefined : names.labelOf(guess);
    if (same !== undefined) return { found: 'similar', ...NOTHING, name: same };
    const near = nearestLabel(names, typed) ?? onlyWith(names, typed);
    if (near === undefined) return { found: 'nobody', ...NOTHING };
    return sameName(typed, near) === 'same'
      ? { found: 'similar', ...NOTHING, name: near }
      : { found: 'unlike', ...NOTHING, name: near, choices: [near] };
  }
}

const NOTHING = { name: '', sentence: '', choices: [] } as const;
const UNKNOWN: ReadonlySet<PasteName['found']> = new Set(['unlike', 'several', 'nobody']);

/** The one record whose name has all words and initials of a text: `I. Solberg`. */
function onlyWith(names: NameList, typed: string): string | undefined {
  const [only, second] = matchingNames(names, nameWords(typed)).all;
  return only === undefined || second !== undefined ? undefined : names.labelOf(only);
}

/** The names of a shift with their fields. */
function namesIn({ person, fields }: PastedShift): (readonly [field: string, text: string])[] {
  return [...(person === '' ? [] : [[PERSON, person] as const]), ...Object.entries(fields)];
}

function fieldNamed({ fields }: Entity, id: string): Field | undefined {
  return fields.find((field) => field.id === id);
}
