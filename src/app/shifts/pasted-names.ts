import { messages as checkMessages } from '../../core/checks/messages';
import { fieldOf, headerIn, type Entity } from '../../core/entities/entity';
import type { ComparedRow } from '../../core/paste/result/difference';
import { personMatcher, personIdOf } from '../../core/paste/people/who';
import { groupBy } from '../../core/table/group-by';
import type { NameList } from '../../core/values/name-list';
import { nearestLabel } from '../../core/values/near-names';
import { truncate } from '../../core/values/truncate';
import type { PasteName } from '../view';

const PERSON = 'Person';

/** Every name of the pasted shifts with the person whom it means, those that are not sure first. */
export function pastedNames(entity: Entity, rows: readonly ComparedRow[]): PasteName[] {
  const { names } = fieldOf(entity, PERSON);
  if (!names) return [];
  const match = personMatcher(entity);
  const named = rows.filter(({ shift }) => shift.person !== '');
  const all = [...groupBy(named, ({ shift }) => shift.person.trim())].map(([typed, own]) => ({
    typed,
    shifts: own.length,
    ...meaningOf(entity, { names, match }, typed),
  }));
  return [...all.filter(({ found }) => found !== 'sure'), ...all.filter(({ found }) => found === 'sure')];
}

/** The same answers as the check of the rows gives, so that nobody is surprised after the shifts are added. */
function meaningOf(
  entity: Entity,
  { names, match }: { readonly names: NameList; readonly match: ReturnType<typeof personMatcher> },
  typed: string,
): Omit<PasteName, 'typed' | 'shifts'> {
  const read = names.find(typed);
  if (read.kind === 'one') return { found: 'sure', person: names.labelOf(read.id) ?? read.id, sentence: '' };
  if (read.kind === 'several')
    return {
      found: 'several',
      person: '',
      sentence: checkMessages['ambiguous-name'].sentence({
        field: headerIn(entity, PERSON),
        ...read.namesakes,
        called: truncate(typed),
      }),
    };
  const guess = personIdOf(match(typed));
  const person = (guess === undefined ? undefined : names.labelOf(guess)) ?? nearestLabel(names, typed);
  return person === undefined
    ? { found: 'nobody', person: '', sentence: '' }
    : { found: 'similar', person, sentence: '' };
}
