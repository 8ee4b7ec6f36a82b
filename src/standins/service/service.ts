import {
  itemAnswer,
  overallError,
  readAnswer,
  writeAnswer,
  type Envelope,
  type ItemResponse,
} from './answers';
import type { Behaviour } from './behaviour';
import { CallRefused, ItemRefused, callCode, itemCode } from './error-codes';
import { categoryOperations } from './operations/categories';
import { categoryItemOperations } from './operations/category-items';
import type { Operation, Parameters, Read, Write } from './operations/operation';
import { qualificationOperations } from './operations/qualifications';
import { timeBlockOperations } from './operations/time-blocks';
import { timeOffTransactionOperations } from './operations/time-off-transactions';
import { userOperations } from './operations/users';
import type { StoredCompany } from './records/company';

/** The values of SessionID and SP that every call must have. */
export interface Session {
  readonly sessionId: string;
  readonly sp: string;
}

const operations = new Map<string, Operation>(
  Object.entries({
    ...userOperations,
    ...categoryOperations,
    ...categoryItemOperations,
    ...qualificationOperations,
    ...timeOffTransactionOperations,
    ...timeBlockOperations,
  }),
);

/** Whether a method lists records. */
export function isRead(method: string): boolean {
  return operations.get(method)?.kind === 'read';
}

const COMMON_PARAMETERS = ['Module', 'SessionID', 'SP', 'Method'];

/** A change of a call's items before they are processed. */
export type SandboxChange = (items: readonly unknown[]) => readonly unknown[];

/** One call as it arrived: the whole query and the body's text. */
export interface SandboxCall {
  readonly query: URLSearchParams;
  readonly body: string;
  /** How a fault changes the items. */
  readonly change?: SandboxChange | undefined;
}

/** Answers a call (specification, sections 4.1 and 4.2) and stores its items. Never throws, whatever was sent. */
export function answer(
  company: StoredCompany,
  session: Session,
  behaviour: Behaviour,
  call: SandboxCall,
): Envelope {
  try {
    const method = commonParameters(call.query, session);
    const operation = operations.get(method);
    if (operation === undefined) throw new CallRefused(callCode.methodUnknown, `Unknown Method ${method}`);
    const parameters = ownParameters(call.query, operation);
    return operation.kind === 'read'
      ? list(
          company,
          operation,
          parameters,
          call.body,
          behaviour,
          !behaviour.readsWithoutErrorCode.includes(method),
        )
      : store(company, operation, parameters, call, behaviour);
  } catch (error) {
    if (error instanceof CallRefused) return overallError(error.code, error.message);
    throw error;
  }
}

/** Checks Module, SessionID and SP and returns Method. Throws CallRefused. */
function commonParameters(query: URLSearchParams, session: Session): string {
  if (present(query, 'Module', callCode.moduleMissing) !== 'API') {
    throw new CallRefused(callCode.moduleWrong, 'Module must be API');
  }
  if (present(query, 'SessionID', callCode.sessionMissing) !== session.sessionId) {
    throw new CallRefused(callCode.sessionWrong, 'The session is not valid or has ended');
  }
  if (present(query, 'SP', callCode.spMissing) !== session.sp)
    throw new CallRefused(callCode.spWrong, 'SP is not valid');
  return present(query, 'Method', callCode.methodMissing);
}

function present(query: URLSearchParams, name: string, codeIfMissing: number): string {
  const values = query.getAll(name);
  const value = values[0] ?? '';
  if (value === '') throw new CallRefused(codeIfMissing, `${name} is missing`);
  if (values.length > 1) throw new CallRefused(callCode.parameterWrong, `${name} is given more than once`);
  return value;
}

function ownParameters(query: URLSearchParams, operation: Operation): Parameters {
  const optional = operation.optionalParameters ?? [];
  const operationNames = [...operation.parameters, ...optional.filter((name) => query.has(name))];
  const unknown = [...query.keys()].find(
    (name) => !COMMON_PARAMETERS.includes(name) && !operationNames.includes(name),
  );
  if (unknown !== undefined) throw new CallRefused(callCode.parameterUnknown, `Unknown parameter ${unknown}`);
  return Object.fromEntries(
    operationNames.map((name) => [name, present(query, name, callCode.parameterMissing)]),
  );
}

function list(
  company: StoredCompany,
  operation: Read,
  parameters: Parameters,
  body: string,
  behaviour: Behaviour,
  withErrorCode: boolean,
): Envelope {
  if (body !== '') throw new CallRefused(callCode.bodyOnRead, 'A read takes no body');
  return readAnswer(operation.read(company, parameters, behaviour), withErrorCode);
}

function store(
  company: StoredCompany,
  operation: Write,
  parameters: Parameters,
  { body, change = (items) => items }: SandboxCall,
  behaviour: Behaviour,
): Envelope {
  const storeItem = operation.write(company, parameters, behaviour);
  const items = change(itemsOf(body));
  if (items.length > behaviour.maxItems) {
    throw new CallRefused(
      callCode.tooManyItems,
      `${items.length} items; a call takes at most ${behaviour.maxItems}`,
    );
  }
  const responses = items.map((item, index) => itemResponse(storeItem, item, index + 1, behaviour));
  const refused = responses.filter((response) => response.ErrorCode !== '0').length;
  if (refused === 0 || behaviour.overallOfPartlyRefused === 'success')
    return writeAnswer({ code: 0 }, responses);
  return writeAnswer(
    { code: callCode.someItemsFailed, message: `${refused} of ${items.length} items failed` },
    responses,
  );
}

function itemsOf(body: string): readonly unknown[] {
  try {
    const items: unknown = JSON.parse(body);
    if (Array.isArray(items)) return items;
  } catch {
    // answered below, like every other body that is no array
  }
  throw new CallRefused(callCode.bodyNotArray, 'The body must be a JSON array of items');
}

function itemResponse(
  storeItem: ReturnType<Write['write']>,
  item: unknown,
  itemNo: number,
  behaviour: Behaviour,
): ItemResponse {
  try {
    const outcome = storeItem(item);
    return outcome === 'ignored' && behaviour.ignoredItem === 'own-code'
      ? itemAnswer(itemNo, itemCode.ignored, 'Not found, ignored')
      : itemAnswer(itemNo, 0);
  } catch (error) {
    if (error instanceof ItemRefused) return itemAnswer(itemNo, error.code, error.message);
    throw error;
  }
}
