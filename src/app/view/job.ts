/** A running job; there is at most one. */
export interface Job {
  readonly kind: 'connect' | 'download' | 'check' | 'add' | 'push' | 'report';
  /** `Sending 120 of 900 rows` */
  readonly sentence: string;
  /** 0 to 1, or undefined where it can't be known. */
  readonly fraction?: number;
  readonly cancellable: boolean;
  /** True once the user asked to stop and the job is winding down. */
  readonly stopping: boolean;
}
