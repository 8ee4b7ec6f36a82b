/** What happens to a roster in a story, and how often. */
import fc from 'fast-check';

export const PEOPLE = ['Amara Diallo', 'Hannah Abbott', 'Ingrid Solberg', 'Kwame Mensah'];
export const DAYS = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];

/** What the person types into a cell: these shifts, and nothing else. */
export const TEXTS = ['', '09:00-17:00', '10:00-18:00', '22:00-06:00', '08:00-12:00\n14:00-18:00'];

export interface Act {
  readonly do:
    | 'type'
    | 'give'
    | 'away'
    | 'sort'
    | 'insert'
    | 'hide'
    | 'type below'
    | 'edit'
    | 'take over'
    | 'take over, cut'
    | 'take back'
    | 'make again'
    | 'reopen'
    | 'download'
    | 'push';
  readonly person: number;
  readonly day: number;
  readonly of: number;
}

export const act: fc.Arbitrary<Act> = fc.record({
  do: fc.constantFrom<Act['do']>(
    ...Array.from({ length: 8 }, () => 'type' as const),
    'give',
    'give',
    'away',
    'sort',
    'sort',
    'insert',
    'hide',
    'type below',
    'edit',
    'edit',
    'take over',
    'take over',
    'take over, cut',
    'take back',
    'make again',
    'reopen',
    'download',
    'push',
    'push',
  ),
  person: fc.nat(PEOPLE.length - 1),
  day: fc.nat(DAYS.length - 1),
  of: fc.nat(29),
});
