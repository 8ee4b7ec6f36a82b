/**
 * The messages between a frame with an add-in and its host, as the pinned client library (@microsoft/office-js 1.1.110,
 * office.js and excel-web-16.00) sends and takes them through postMessage.
 */

const MessageType = { request: 0, response: 1 } as const;
export const ActionKind = { invoke: 0, registerEvent: 1, unregisterEvent: 2 } as const;
const ResponseKind = { forCalling: 0, forEventing: 1 } as const;

/** Why a call could not be answered at all. */
export const InvokeResult = { ok: 0, errorInRequest: -1, errorHandlingRequest: -2 } as const;

/** `DispatchId` of the calls that an add-in makes with executeMethod. */
export const Dispatch = { loadSettings: 75, saveSettings: 76, fileProperties: 86, richApi: 93 } as const;

/** `Error` in an answer to executeMethod; the library makes Office errors of them. */
export const OfficeError = {
  none: 0,
  operationNotSupported: 5000,
  internalError: 5001,
  requestPayloadSizeLimitExceeded: 5103,
  responsePayloadSizeLimitExceeded: 5104,
} as const;

/** The library reads what it gets for `getFilePropertiesAsync` by numbers: the properties are 0, and their address is 1. */
export function filePropertiesAnswer({ url }: { readonly url: string }): object {
  return { 0: { 1: url } };
}

export interface FrameRequest {
  readonly _messageType: number;
  readonly _actionName: string;
  readonly _conversationId: string;
  readonly _correlationId: number;
  readonly _actionType: number;
  readonly _data: unknown;
}

/** The request in a message of the frame; undefined for anything else that comes by postMessage. */
export function requestIn(message: unknown): FrameRequest | undefined {
  if (typeof message !== 'string') return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(message);
  } catch {
    return undefined;
  }
  return isRequest(parsed) ? parsed : undefined;
}

function isRequest(value: unknown): value is FrameRequest {
  return (
    typeof value === 'object' &&
    value !== null &&
    (value as Partial<FrameRequest>)._messageType === MessageType.request &&
    typeof (value as Partial<FrameRequest>)._actionName === 'string'
  );
}

/** The text of an answer to a request, or of an event for the frame that registered for it. */
export function answerTo(
  request: FrameRequest,
  data: unknown,
  options: { readonly origin: string; readonly result?: number; readonly event?: boolean },
): string {
  return JSON.stringify({
    _messageType: MessageType.response,
    _actionName: request._actionName,
    _conversationId: request._conversationId,
    _correlationId: request._correlationId,
    _origin: options.origin,
    _data: data,
    _errorCode: options.result ?? InvokeResult.ok,
    _responseType: options.event ? ResponseKind.forEventing : ResponseKind.forCalling,
    _serializerVersion: 1,
  });
}

/** What the library finds in its window's name: where its host is, and in which application it runs. */
export interface FrameIdentity {
  /** The language of Excel's menus, as a tag: `en-US`. */
  readonly language: string;
  readonly instance: string;
  readonly conversation: string;
  readonly origin: string;
}

/** The name that the frame's window must have before its page loads. */
export function windowName({ language, instance, conversation, origin }: FrameIdentity): string {
  return JSON.stringify({
    baseFrameName: `_xdm_${instance}`,
    // host, platform, version, language, correlation, is a dialog, logging off, flags
    hostInfo: ['Excel', 'Web', '16.01', language, conversation, '', '', 0].join('$'),
    xdmInfo: [conversation, instance, origin].join('|'),
    serializerVersion: 1,
    appContext: '',
    flights: '[]',
  });
}
