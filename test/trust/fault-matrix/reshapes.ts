/** Answers of services that are correct and written in another way, or contain too much. */
import type { Answer, Reshape } from './line';

type Fields = Answer['Items'][number];

function eachRecord(change: (record: Fields) => Fields): Reshape {
  return (answer) => ({ ...answer, Items: answer.Items.map(change) });
}

function eachValue(change: (value: unknown, name: string) => unknown): Reshape {
  return eachRecord((record) =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)])),
  );
}

export const catNoAsNumber = eachValue((value, name) => (name === 'CatNo' ? Number(value) : value));

export const datesWithTime = eachValue((value) =>
  typeof value === 'string' && /^\d+-\d+-\d{4}$/.test(value) ? `${value} 12:00 AM` : value,
);

/** Names that the sheet's own columns have. */
export const ownNames = eachRecord((record) => ({
  ...record,
  Status: 'Approved',
  Message: 'By Ingrid',
  Row: '7',
}));

/** A name that JSON.parse treats like any other. */
export const prototypeNamed = eachRecord((record) =>
  Object.defineProperty({ ...record }, '__proto__', { value: 'x', enumerable: true }),
);

function isList({ ItemResponses }: Answer): boolean {
  return ItemResponses.length === 0;
}

/** A list whose empty parts are there, as null or an empty object. */
export const emptyParts =
  (code: unknown): Reshape =>
  (answer) =>
    isList(answer) ? { ...answer, ErrorMessage: null, ErrorCode: code, ItemResponses: {} } : answer;

/** Records with secrets. */
export const secretRecords =
  (sessionId: string): Reshape =>
  (answer, _, { passwords }) => ({
    ...answer,
    Items: answer.Items.map((record) => {
      const password = passwords.get(String(record['UserName']));
      return {
        ...record,
        Token: sessionId,
        ...(password === undefined ? {} : { password, InitialPassword: password }),
      };
    }),
  });

/** How far numbers are moved: as after a first call of so many items. */
const MOVED = 25;

/** Answers with a refusal of this code are numbered on from the call before, so that the refusal has another item's number. */
export const numberedOn =
  (code: string): Reshape =>
  (answer) =>
    answer.ItemResponses.some(({ ErrorCode }) => ErrorCode === code)
      ? {
          ...answer,
          ItemResponses: answer.ItemResponses.map((response) => ({
            ...response,
            ItemNo: String(Number(response['ItemNo']) + MOVED),
          })),
        }
      : answer;

/** Refusals that quote what they were sent, in the code or in the message. */
export const quoting =
  (quoted: (item: Fields) => Partial<Record<'ErrorCode' | 'ErrorMessage', string>>): Reshape =>
  (answer, items) => ({
    ...answer,
    ItemResponses: answer.ItemResponses.map((response, index) =>
      response['ErrorCode'] === '0' ? response : { ...response, ...quoted(items[index] ?? {}) },
    ),
  });
