/** The errors that the host answers with, as Excel's own codes (docs: application-specific API error handling). */

export type ErrorCode =
  | 'AccessDenied'
  | 'ApiNotFound'
  | 'GeneralException'
  | 'InsertDeleteConflict'
  | 'InvalidArgument'
  | 'InvalidOperation'
  | 'InvalidOperationInCellEditMode'
  | 'InvalidReference'
  | 'InvalidSelection'
  | 'ItemAlreadyExists'
  | 'ItemNotFound'
  | 'RangeExceedsLimit'
  | 'RequestPayloadSizeLimitExceeded'
  | 'ResponsePayloadSizeLimitExceeded';

const STATUS: Partial<Record<ErrorCode, number>> = {
  AccessDenied: 401,
  ApiNotFound: 404,
  GeneralException: 500,
  ItemNotFound: 404,
  ItemAlreadyExists: 409,
};

const SENTENCES: Partial<Record<ErrorCode, string>> = {
  AccessDenied: 'You do not have the permissions to perform the requested operation: the sheet is protected.',
  InvalidArgument: 'The argument is invalid or missing or has an incorrect format.',
  InvalidOperationInCellEditMode:
    'Excel is in cell-editing mode. Exit the edit mode by pressing ENTER or TAB or selecting another cell, and then try again.',
  InvalidReference: 'This reference is not valid for the current operation.',
  ItemAlreadyExists: 'The resource being created already exists.',
  ItemNotFound: "The requested resource doesn't exist.",
  RangeExceedsLimit: 'The cell count in the range has exceeded the maximum supported number.',
  RequestPayloadSizeLimitExceeded: 'The request payload size has exceeded the limit.',
  ResponsePayloadSizeLimitExceeded: 'The response payload size has exceeded the limit.',
};

export class HostProblem extends Error {
  override name = 'HostProblem';
  readonly status: number;
  /** The member that failed: `Worksheet.getRanges`; '' for a whole batch. */
  location = '';

  constructor(
    /** One of Excel's codes; tests may make a batch fail with any other. */
    readonly code: ErrorCode | (string & {}),
    message?: string,
  ) {
    super(message ?? SENTENCES[code as ErrorCode] ?? code);
    this.status = STATUS[code as ErrorCode] ?? 400;
  }
}

/** What the stand-in does not model is refused with an error: if it were accepted silently, tests would pass wrongly. */
export const notModelled = (what: string): HostProblem =>
  new HostProblem('ApiNotFound', `The stand-in for Excel does not model ${what}.`);

export const invalidArgument = (detail?: string): HostProblem => new HostProblem('InvalidArgument', detail);
