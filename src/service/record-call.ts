import type { FailureClass, ServiceCall } from '../app/ports';
import { isSuccess, type Answer } from '../core/push/answer';

/** The specification shows no ErrorCode except 0. A longer text may quote what was sent, so it is not reported. */
const SHORT_NUMBER = /^-?\d{1,5}$/;

interface Request extends Pick<ServiceCall, 'method' | 'sent'> {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly onCall: ((call: ServiceCall) => void) | undefined;
}

type Arrived = Pick<ServiceCall, 'status' | 'received' | 'form'>;

/**
 * Makes one request, and reports its duration, sizes and outcome to `onCall`. `call` passes the answer's status and body to
 * `arrived` as soon as it has them.
 */
export async function recordCall(
  { method, sent, now, onCall }: Request,
  call: (arrived: (status: number, body: string) => void) => Promise<Answer>,
): Promise<Answer> {
  const began = now();
  let answered: Arrived = { status: undefined, received: 0, form: undefined };
  const report = (outcome: Pick<ServiceCall, 'codes' | 'failure'>) =>
    onCall?.({ method, sent, ms: now() - began, ...answered, ...outcome });
  try {
    const answer = await call((status, body) => {
      answered = { status, received: body.length, form: /^\s*</.test(body) ? 'xml' : 'json' };
    });
    report({ codes: codesOf(answer) });
    return answer;
  } catch (error) {
    report({ codes: [], failure: (error as object).constructor as FailureClass });
    throw error;
  }
}

function codesOf({ code, items }: Answer): string[] {
  return [code, ...items.map((item) => item.code)].flatMap((each) => {
    if (each === undefined || isSuccess(each)) return [];
    return SHORT_NUMBER.test(each.trim()) ? [each.trim()] : ['other'];
  });
}
