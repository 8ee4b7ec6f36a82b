/** Answers of the service, read as the product reads them. */
import { readEnvelope } from '../../src/service/envelope';

export const SECRET = 'abc123def';
export const read = (body: string) => readEnvelope(body, [SECRET]);

/** The error with which an answer is not read. */
export const complaint = (body: string) =>
  read(body).then(
    (answer) => answer,
    (error: unknown) => error,
  );
export const withItems = (items: string) => `<ROOT><ErrorCode>0</ErrorCode><Items>${items}</Items></ROOT>`;
export const recordsOf = async (items: string) => (await read(withItems(items))).records;
