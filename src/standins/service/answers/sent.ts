import type { AnswerForm } from './answer-form';
import type { PartialEnvelope } from './envelope';

/** What is sent: a whole HTTP answer, or nothing because the connection is cut. */
export type Sent = Response | 'cut';

export function sendAnswer(form: AnswerForm, envelope: PartialEnvelope): Response {
  return sendText(form, form.text(envelope));
}

/** A body with the form's media type. The text may be invalid in that form. */
export function sendText(form: AnswerForm, body: string): Response {
  return new Response(body, { headers: { 'content-type': form.contentType } });
}
