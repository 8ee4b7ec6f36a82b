/** What goes over the line: a whole HTTP answer, or nothing, as the connection is cut. */
export type Sent = Response | 'cut';

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

export function sendJson(value: unknown, status = 200): Response {
  return sendText(JSON.stringify(value), status);
}

/** A body of the JSON type that may be no JSON at all. */
export function sendText(body: string, status = 200): Response {
  return new Response(body, { status, headers: JSON_TYPE });
}
