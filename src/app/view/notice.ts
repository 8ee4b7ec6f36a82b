export type Tone = 'info' | 'success' | 'warning' | 'error';

/** A sentence for the user. `id` changes with each new notice, so that it is announced once. */
export interface Notice {
  readonly id: number;
  readonly tone: Tone;
  readonly title: string;
  readonly detail?: string;
  /** What the user may want to know, and need not: it is shown when the user asks for it. */
  readonly more?: string;
  /** A job or an act failed. The pane offers the diagnostics beside the notice. */
  readonly failed?: true;
}
