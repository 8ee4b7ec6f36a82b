import { fieldOf } from '../../core/entities/entity';
import { users } from '../../core/entities/users';
import { recordKey, toServiceRecord, uniqueText } from '../../core/table/record';
import type { Service } from '../ports/service';

/** A company's people by UserID. Each person has texts that differ for a person of another company with the same UserID. */
export type KnownPeople = ReadonlyMap<string, readonly string[]>;

/** At least this share of the people must be listed again. Some may leave, or be renamed, while a pane is open. */
const LEAST_IN_COMMON = 0.5;

/** Whether a service that lists so many of the known people again is the same company's. */
export function isOfCompany(known: KnownPeople, same: number): boolean {
  return known.size === 0 || same >= known.size * LEAST_IN_COMMON;
}

/** A person who gets another name keeps at least one of these. */
const DISTINGUISHING_FIELDS = ['UserName', 'Email', 'LastName'];

/** The people whom the service lists. Every company has some. */
export async function listPeople(service: Service, signal: AbortSignal): Promise<KnownPeople> {
  const { records = [] } = await service.call('getUsers', { signal });
  return new Map(
    records.map((record): [string, string[]] => {
      const serviceRecord = toServiceRecord(users, record);
      return [
        recordKey(users, serviceRecord),
        DISTINGUISHING_FIELDS.map((name) =>
          uniqueText(fieldOf(users, name), serviceRecord.cells[name] ?? ''),
        ),
      ];
    }),
  );
}

/** How many of the known people are listed again, with the same number and one of the same texts. */
export function inCommon(known: KnownPeople, listed: KnownPeople): number {
  return [...known].filter(([key, texts]) => {
    const now = listed.get(key);
    return texts.some((text, at) => text !== '' && now?.[at] === text);
  }).length;
}
