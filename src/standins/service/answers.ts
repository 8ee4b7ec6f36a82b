/** answers: how an answer is sent: its envelope, its form (JSON or XML), and how a fault changes it. */

/**
 * The XML form of an answer (section 4.2): a property of an object is an element, and each element of an array is an ArrayItem.
 * XML 1.0 can't have most control characters or halves of a surrogate pair, so they are left out.
 */
function xmlAnswer(envelope: PartialEnvelope): string {
  const { ItemResponses, Items, ...overall } = envelope;
  return `<?xml version="1.0" encoding="utf-8"?>${element(
    'ROOT',
    fields(overall) +
      element('ItemResponses', nested(ItemResponses.map(arrayItem))) +
      element('Items', Items.map(arrayItem).join('')),
  )}`;
}

/** The specification's sample of a write wraps the second ArrayItem in a further ItemResponses element. */
function nested(arrayItems: readonly string[]): string {
  return arrayItems.map((item, index) => (index === 1 ? element('ItemResponses', item) : item)).join('');
}

function arrayItem(record: object): string {
  return element('ArrayItem', fields(record));
}

function fields(record: object): string {
  return Object.entries<Json | undefined>({ ...record })
    .map(([name, value]) => (value === undefined ? '' : element(name, contentOf(value))))
    .join('');
}

function contentOf(value: Json): string {
  if (value === null) return '';
  return typeof value === 'object' ? fields(value) : escaped(String(value));
}

function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>`;
}

const NO_XML_CHARACTER = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  // A parser reads a bare carriage return as a line feed.
  '\r': '&#13;',
};

function escaped(text: string): string {
  return text.replace(NO_XML_CHARACTER, '').replace(/[&<>\r]/g, (sign) => entities[sign] ?? sign);
}

/** A form of answer: its media type, and a function that writes an envelope in this form. */
export interface AnswerForm {
  readonly contentType: string;
  text(this: void, envelope: PartialEnvelope): string;
}

const forms = {
  json: { contentType: 'application/json; charset=utf-8', text: JSON.stringify },
  xml: { contentType: 'application/xml; charset=utf-8', text: xmlAnswer },
} as const satisfies Readonly<Record<string, AnswerForm>>;

/** Which form answers have: always the same one, or the one that the Accept header prefers. */
export type FormChoice = keyof typeof forms | 'as-accepted';

export function answerForm(choice: FormChoice, accept: string | undefined): AnswerForm {
  return forms[choice === 'as-accepted' ? preferredForm(accept) : choice];
}

/**
 * The form that the Accept header prefers: XML if it has a higher weight than JSON. Otherwise, and without a header, JSON. The
 * specification does not show how a client selects the form (section 4.2).
 */
function preferredForm(accept: string | undefined): keyof typeof forms {
  const ranges = (accept ?? '').split(',').map(range);
  const weight = (...types: readonly [specific: string, ...wild: string[]]) => {
    const exact = ranges.filter(({ type }) => type === types[0]);
    const matching = exact.length > 0 ? exact : ranges.filter(({ type }) => types.includes(type));
    return Math.max(0, ...matching.map(({ quality }) => quality));
  };
  const forXml = Math.max(
    weight('application/xml', 'application/*', '*/*'),
    weight('text/xml', 'text/*', '*/*'),
  );
  return forXml > weight('application/json', 'application/*', '*/*') ? 'xml' : 'json';
}

function range(text: string): { type: string; quality: number } {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const stated = parameters.find((parameter) => parameter.startsWith('q='));
  const quality = stated === undefined ? 1 : Number(stated.slice(2));
  return { type, quality: Number.isFinite(quality) ? quality : 0 };
}

/** What is sent: a whole HTTP answer, or nothing because the connection is cut. */
export type SentAnswer = Response | 'cut';

export function sendAnswer(form: AnswerForm, envelope: PartialEnvelope): Response {
  return sendText(form, form.text(envelope));
}

/** A body with the form's media type. The text may be invalid in that form. */
export function sendText(form: AnswerForm, body: string): Response {
  return new Response(body, { headers: { 'content-type': form.contentType } });
}

/** The answer to one item of a write (specification, section 4.2). Every JSON value is a string. */
export interface ItemResponse {
  readonly ErrorMessage: string;
  /** 1-based position of the item in the request. */
  readonly ItemNo: string;
  readonly ErrorCode: string;
}

/** A record as it is read: texts, and nested objects of texts (a user's Permissions). */
export interface AnsweredRecord {
  readonly [field: string]: string | AnsweredRecord;
}

/** The common response (section 4.2). ErrorCode is absent from some reads. */
export interface Envelope {
  readonly ErrorMessage: string;
  readonly ErrorCode?: string;
  readonly ItemResponses: readonly ItemResponse[];
  readonly Items: readonly AnsweredRecord[];
}

/** Any value that JSON has. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** The answer to an item. Parts may be missing because of a fault. */
interface PartialResponse extends Partial<Omit<ItemResponse, 'ErrorMessage'>> {
  readonly ErrorMessage?: Json;
}

/** An answer as it may be sent. */
export interface PartialEnvelope extends Omit<Envelope, 'ItemResponses'> {
  readonly ItemResponses: readonly PartialResponse[];
}

const SUCCESS = 'Success';

export function readAnswer(records: readonly AnsweredRecord[], withErrorCode: boolean): Envelope {
  return {
    ErrorMessage: SUCCESS,
    ...(withErrorCode && { ErrorCode: '0' }),
    ItemResponses: [],
    Items: records,
  };
}

export function writeAnswer(
  overall: { code: number; message?: string },
  responses: readonly ItemResponse[],
): Envelope {
  return {
    ErrorMessage: overall.message ?? SUCCESS,
    ErrorCode: String(overall.code),
    ItemResponses: responses,
    Items: [],
  };
}

export function overallError(code: number, message: string): Envelope {
  return writeAnswer({ code, message }, []);
}

export function itemAnswer(itemNo: number, code: number, message: string = SUCCESS): ItemResponse {
  return { ErrorMessage: message, ItemNo: String(itemNo), ErrorCode: String(code) };
}

/** A boolean in an answer (section 2.1). */
export function wireBoolean(value: boolean): string {
  return value ? 'True' : 'False';
}
