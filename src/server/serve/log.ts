/** What a request was for. */
export type Kind = 'page' | 'file' | 'relay' | 'health' | 'other';

/**
 * One request, as the log and the metrics know it. It has no address, no query, no header and no text that a caller or the
 * service sent: the query of every call contains a session ID.
 */
export interface Handled {
  readonly kind: Kind;
  /** 499: the caller left before the answer was complete. */
  readonly status: number;
  readonly ms: number;
  readonly bytesIn: number;
  readonly bytesOut: number;
  /** Why the relay itself answered, or cut the answer. */
  readonly failure?: string;
  /** The code of the system or of Node, for example ECONNREFUSED. */
  readonly reason?: string;
}

export type Log = (entry: Readonly<Record<string, unknown>>) => void;

/** Writes one line of JSON for each entry to the standard output. */
export const logToOutput: Log = (entry) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
};
