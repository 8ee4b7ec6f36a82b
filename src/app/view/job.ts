/** A running job; there is at most one. */
export interface Job {
  readonly kind: 'connect' | 'download' | 'check' | 'add' | 'push' | 'report';
  /** `Sending 120 of 900 rows` */
  readonly sentence: string;
  /** 0 to 1, or undefined if it is not known. */
  readonly fraction?: number;
  /** The step of a job of several steps: `Reading 3 of 10: Departments`. It is shown in place of the sentence. */
  readonly step?: { readonly sentence: string; readonly fraction: number };
  /** How long the job will still take, in seconds, rounded up to a time that a person would say; undefined if it is not known. */
  readonly secondsLeft?: number | undefined;
  /** The result is shown already. What is left to do needs nobody. */
  readonly finishing?: true;
  readonly cancellable: boolean;
  /** True after the user has asked to stop, until the job ends. */
  readonly stopping: boolean;
}
