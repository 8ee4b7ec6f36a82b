import type { AnswerForm } from './answer-form';
import { overallError, type Envelope, type ItemResponse } from './envelope';
import { callCode } from '../error-codes';
import type { Fault } from '../faults';
import { sendAnswer, sendText, type Sent } from './sent';

const LOGIN_PAGE =
  '<!doctype html><html><head><title>Sign in</title></head><body><form>Please sign in</form></body></html>';

/**
 * Answers, in the form asked for, a call that the fault befalls. `perform` stores what the call asks for and gives the
 * right answer.
 */
export function faultyAnswer(fault: Fault, form: AnswerForm, perform: () => Envelope): Sent {
  if ('stored' in fault && fault.stored) perform();
  switch (fault.kind) {
    case 'slow':
      return sendAnswer(form, perform());
    case 'drop':
      return 'cut';
    case 'status':
      return new Response(fault.body, {
        status: fault.status,
        headers: statusHeaders(fault.retryAfterSeconds),
      });
    case 'login-page':
      return new Response(LOGIN_PAGE, { headers: { 'content-type': 'text/html; charset=utf-8' } });
    case 'empty-body':
      return sendText(form, '');
    case 'cut-json':
      return cutShort(form, perform());
    case 'item-nos': {
      const right = perform();
      return sendAnswer(form, { ...right, ItemResponses: renumbered[fault.how](right.ItemResponses) });
    }
    case 'overall-error':
      return sendAnswer(form, overallError(callCode.onDemand, 'The service could not process the call'));
    case 'session-ended':
      return sendAnswer(form, overallError(callCode.sessionWrong, 'The session is not valid or has ended'));
  }
}

function statusHeaders(retryAfterSeconds: number | undefined): Record<string, string> {
  return {
    'content-type': 'text/plain; charset=utf-8',
    ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
  };
}

/** A proxy that gives up half-way: valid HTTP, half a text of JSON or XML. */
function cutShort(form: AnswerForm, envelope: Envelope): Response {
  const text = form.text(envelope);
  return sendText(form, text.slice(0, Math.floor(text.length / 2)));
}

type Responses = readonly ItemResponse[];

/** Ways in which ItemResponses can be of no use; where one entry suffices it is the last. */
const renumbered: Readonly<
  Record<Extract<Fault, { kind: 'item-nos' }>['how'], (right: Responses) => readonly Partial<ItemResponse>[]>
> = {
  none: () => [],
  missing: (right) => right.slice(0, -1),
  unnumbered: (right) => right.map(({ ErrorCode, ErrorMessage }) => ({ ErrorCode, ErrorMessage })),
  doubled: (right) => withLast(right, '1'),
  shuffled: (right) => [...right].reverse(),
  'out-of-range': (right) => withLast(right, String(right.length + 2)),
  'not-a-number': (right) => withLast(right, 'last'),
};

function withLast(right: Responses, itemNo: string): Responses {
  return right.map((response, index) =>
    index === right.length - 1 ? { ...response, ItemNo: itemNo } : response,
  );
}
