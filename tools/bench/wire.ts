/** The traffic over Office.js's wire: bytes of request and answer bodies in both directions, and the number of requests. */
export interface Traffic {
  readonly bytes: number;
  readonly roundTrips: number;
}

/** The object through which test/office and the library talk. Its methods are looked up at each message. */
interface Bridge {
  sendMessageToHost(message: string): void;
  onMessageFromHost(message: string): void;
}

interface Message {
  readonly type: number;
  readonly message: { readonly body?: string | object };
}

/** The type of an answer. All other messages from the host are events. */
const ANSWER = 2;

/** Runs `work` and counts what the library sends and receives meanwhile. A workbook must have been opened before. */
export async function trafficOf(work: () => Promise<unknown>): Promise<Traffic> {
  const bridge = (globalThis as { _richApiNativeBridge?: Bridge })._richApiNativeBridge;
  if (!bridge) throw new Error('Office.js is not loaded');
  const original = { ...bridge };
  let [bytes, roundTrips] = [0, 0];
  const count = (text: string): Message => {
    const message = JSON.parse(text) as Message;
    const { body = '' } = message.message;
    bytes += Buffer.byteLength(typeof body === 'string' ? body : JSON.stringify(body));
    return message;
  };
  Object.assign(bridge, {
    sendMessageToHost(text: string) {
      count(text);
      original.sendMessageToHost(text);
    },
    onMessageFromHost(text: string) {
      if (count(text).type === ANSWER) roundTrips += 1;
      original.onMessageFromHost(text);
    },
  });
  try {
    await work();
  } finally {
    Object.assign(bridge, original);
  }
  return { bytes, roundTrips };
}
