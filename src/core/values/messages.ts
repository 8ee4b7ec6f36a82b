import { paneWords } from '../words/words';

/** Why a typed text is no value of its field: the end of a sentence that begins with the column's header. */
export const valueMessages = paneWords.words('valueMessages', {
  noTimes: 'TRUE and FALSE are not times',
  oneOrMidnight: '1 may be 1:00 AM or midnight; type 1:00 AM or 12:00 AM',
  moreThanADay: 'this is more than a day; type a time of day, for example 1:30 AM',
  dateOfATime: 'Excel may have made a date of what you typed; type the time with a colon, for example 8:30',
  notATime: (shown: string) => `"${shown}" is not a time of day; type it for example as 9:30 AM or 17:00`,
  noDates: 'TRUE and FALSE are not dates',
  notADayOfExcel: (cell: number) => `${cell} is not a date that Excel knows`,
  notADate: (shown: string) => `"${shown}" is not a date that can be read safely; type it like 30 Nov 2026`,
  notAMoment: (shown: string) =>
    `"${shown}" is not a date and time that can be read safely; type it for example as 2026-11-21 14:30`,
  notAColour: (shown: string) =>
    `"${shown}" is not a colour; type six digits from 0 to F, for example FF8000`,
  notWhole: (shown: string) => `"${shown}" is not a whole number`,
  notANumber: (shown: string) => `"${shown}" is not a number; type it for example as 7.5`,
  dateOfANumber: (cell: number) =>
    `${cell} is too large. Excel may have made a date of what you typed: type the number again, in the way in which Excel shows numbers (7,5 or 7.5)`,
  notYesOrNo: (shown: string, yes: string, no: string) => `"${shown}" is neither ${yes} nor ${no}`,
  notOneOf: (shown: string, choices: readonly string[]) => `"${shown}" is not one of ${choices.join(', ')}`,

  belowZero: 'is below zero: give a number from 0 on',
  tooLarge: (largest: number) => `is larger than ${largest}, the largest number that is sure to be kept`,
  userNameSigns: 'takes letters and digits only, no spaces or signs',
  userNameShort: (letters: number, shortest: number) =>
    `is too short: it has ${letters} characters and needs at least ${shortest}`,
  straySpaces: 'has spaces that nobody sees, and nothing else',
  phoneSigns: 'has signs that a phone number can’t have: use digits, letters, spaces and + ( ) . / # * -',

  oneOfThese: 'one of these',
  notScheduled: 'must not be scheduled',
  and: ' and ',
});
