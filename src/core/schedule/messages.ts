/** Why a pasted line or cell is left, in sentences for people. */
export const why = {
  aboveHeader: 'stands above the headers',
  emptyRosterLine: 'has no shift on any day',
  noTimes: 'has no times',
  noEnd: (start: string) => `has no end: "${start}" alone is not a shift`,
  off: 'is a day off: no shift',
  notAShift: (text: string) =>
    `"${text}" is not a shift; write it for example as 9-17, 9a-5:30p or 22:00-06:00`,
  noDate: 'has no date',
  notADate: (text: string) => `"${text}" is not a date; write it for example as 2026-11-23 or 23 Nov 2026`,
  noSuchDay: (text: string) => `there is no day "${text}": its weekday, month or year do not fit together`,
  askOrder: 'waits for your answer: is the day or the month first?',
  askAfternoon: 'waits for your answer: does it end in the afternoon?',
  notFor: (column: string, text: string) => `"${text}" does not belong in ${column}`,
  tooLong: 'holds more text than a cell can',
};
