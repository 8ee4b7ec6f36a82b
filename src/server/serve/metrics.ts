import type { Handled } from './log';

/** Upper bounds of the durations that are counted, in seconds. A push of 200 rows takes about one. */
const BOUNDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 120];

interface Durations {
  readonly counts: number[];
  sum: number;
  count: number;
}

/** Counts requests, and writes the counts in the text format of Prometheus. */
export class Metrics {
  readonly #requests = new Map<string, number>();
  readonly #bytes = new Map<string, number>();
  readonly #failures = new Map<string, number>();
  readonly #durations = new Map<string, Durations>();
  readonly #running: () => number;

  /** `running`: how many calls are being relayed now. */
  constructor(running: () => number) {
    this.#running = running;
  }

  add({ kind, status, ms, bytesIn, bytesOut, failure }: Handled): void {
    increase(this.#requests, `kind="${kind}",status="${Math.floor(status / 100)}xx"`, 1);
    increase(this.#bytes, `kind="${kind}",direction="in"`, bytesIn);
    increase(this.#bytes, `kind="${kind}",direction="out"`, bytesOut);
    if (failure !== undefined) increase(this.#failures, `failure="${failure}"`, 1);
    this.#addDuration(kind, ms / 1000);
  }

  text(): string {
    return [
      ...counter('shiftsheet_requests_total', 'Requests by kind and class of status.', this.#requests),
      ...counter('shiftsheet_bytes_total', 'Bytes received and sent, with headers.', this.#bytes),
      ...counter('shiftsheet_relay_failures_total', 'Calls that the relay itself ended.', this.#failures),
      ...heading('shiftsheet_relay_calls_running', 'Calls that are being relayed.', 'gauge'),
      `shiftsheet_relay_calls_running ${this.#running()}`,
      ...heading('shiftsheet_request_seconds', 'Seconds from request to end of answer.', 'histogram'),
      ...[...this.#durations].flatMap(([kind, durations]) => histogram(kind, durations)),
      '',
    ].join('\n');
  }

  #addDuration(kind: string, seconds: number): void {
    const durations = this.#durations.get(kind) ?? { counts: BOUNDS.map(() => 0), sum: 0, count: 0 };
    this.#durations.set(kind, durations);
    durations.sum += seconds;
    durations.count += 1;
    BOUNDS.forEach((bound, index) => {
      if (seconds <= bound) durations.counts[index] = (durations.counts[index] ?? 0) + 1;
    });
  }
}

function increase(counts: Map<string, number>, labels: string, by: number): void {
  counts.set(labels, (counts.get(labels) ?? 0) + by);
}

function heading(name: string, help: string, type: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function counter(name: string, help: string, counts: ReadonlyMap<string, number>): string[] {
  return [
    ...heading(name, help, 'counter'),
    ...[...counts].map(([labels, count]) => `${name}{${labels}} ${count}`),
  ];
}

function histogram(kind: string, { counts, sum, count }: Durations): string[] {
  const name = 'shiftsheet_request_seconds';
  return [
    ...BOUNDS.map((bound, index) => `${name}_bucket{kind="${kind}",le="${bound}"} ${counts[index] ?? 0}`),
    `${name}_bucket{kind="${kind}",le="+Inf"} ${count}`,
    `${name}_sum{kind="${kind}"} ${sum}`,
    `${name}_count{kind="${kind}"} ${count}`,
  ];
}
