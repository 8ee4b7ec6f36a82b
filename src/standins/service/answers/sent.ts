import type { AnswerForm } from './answer-form';
import type { PartialEnvelope } from './envelope';

/** What goes over the line: a whole HTTP answer, or nothing, as the connection is cut. */
export type Sent = Response | 'cut';

export function sendAnswer(form: AnswerForm, envelope: PartialEnvelope): Response {
  return sendText(form, form.text(envelope));
}

/** A body of the form's type that may be no such text at all. */
export function sendText(form: AnswerForm, body: string): Response {
  return new Response(body, { headers: { 'content-type': form.contentType } });
}
