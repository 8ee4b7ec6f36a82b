/**
 * The sandbox's error codes. The specification shows none except 0 (section 7.3), so these numbers are the sandbox's own and a
 * client must not use them. Below 1000: about one item. From 1000: about the whole call.
 */
export const itemCode = {
  notAnObject: 100,
  unknownField: 101,
  notText: 102,
  missingField: 103,
  badUserName: 110,
  userNameTaken: 111,
  badPassword: 112,
  badEmail: 113,
  badUserType: 114,
  badPhone: 115,
  badExternalId: 116,
  externalIdTaken: 117,
  badKey: 120,
  badKeyValue: 121,
  ignored: 122,
  badBoolean: 130,
  badInteger: 131,
  badDecimal: 132,
  badDate: 133,
  badTime: 134,
  badDateTime: 135,
  badColour: 136,
  noSuchReference: 140,
  notInThisSchedule: 150,
  endNotAfterStart: 151,
  timesDisagree: 152,
  hoursNotOverridden: 153,
} as const;

export const callCode = {
  moduleMissing: 1000,
  moduleWrong: 1001,
  sessionMissing: 1002,
  sessionWrong: 1003,
  spMissing: 1004,
  spWrong: 1005,
  methodMissing: 1006,
  methodUnknown: 1007,
  parameterUnknown: 1008,
  parameterMissing: 1009,
  parameterWrong: 1010,
  parameterNamesNothing: 1011,
  oneOfTwo: 1012,
  bodyNotArray: 1020,
  bodyOnRead: 1021,
  tooManyItems: 1022,
  someItemsFailed: 1030,
  onDemand: 1999,
} as const;

/** An error in one item. It is thrown while the item is processed, so that nothing of the item is stored. */
export class ItemRefused extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

/** An error in the whole call. No item was processed. */
export class CallRefused extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}
