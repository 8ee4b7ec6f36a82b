/** Sentences of the pane about what is new for people. */
import { paneWords } from '../core/words/words';
import { counted, noun } from './messages';

const shifts = (count: number): string => counted(count, 'shift', 'shifts');
const people = (count: number): string => counted(count, 'person', 'people');

export const toldText = paneWords.words('toldText', {
  heading: 'New for you',
  open: 'New for you…',
  untold: (count: number) =>
    `${people(count)} ${noun(count, 'does', 'do')} not know yet what is new in the plan.`,
  copy: 'This workbook is a copy, and only its original knows who was told of the plan. “New for you” begins anew here.',
  meaning:
    'What the service has confirmed and a person was not told yet, for shifts to come. Copy it into an e-mail or a message, then choose “Told”.',
  first:
    'For each person, Shiftsheet says what is new since you told them last. It can’t know what you have told them before now.',
  knowsMeaning:
    '“Everybody knows this plan”: the messages begin with what changes from now on. “Nobody knows it yet”: they begin with the whole plan.',
  everybody: 'Everybody knows this plan',
  nobody: 'Nobody knows it yet',
  none: 'Everybody knows the plan.',
  outdated: 'The plan has changed since this list was made. “Told” means what you see here.',
  renew: 'Make the list again',
  list: 'People who do not know yet',
  copyOne: 'Copy',
  copyOf: (person: string) => `Copy the message to ${person}`,
  copyAll: 'Copy all',
  copied: 'Copied.',
  notCopied: 'This Excel does not allow to copy. Copy the marked text by hand.',
  byHand: 'Text to copy',
  tell: 'Told',
  tellOf: (person: string) => `${person} was told`,
  tellAll: 'All told',
  lastTold: (count: number) => `You said last that ${people(count)} ${noun(count, 'was', 'were')} told.`,
  takeBack: 'Take back',
  calendar: 'Calendar file',
  calendarOf: (person: string) => `Calendar file of ${person}`,
  calendarMeaning:
    'A person’s shifts to come, as the service has confirmed them, as an .ics file for a calendar. After a change, make and send it again: the newer file counts, and it cancels the shifts that are no longer the person’s.',
  calendarNobody: 'Nobody has shifts to come.',
  calendarPerson: 'Person',
  timeZone: 'Time zone of the shifts',
  timeZoneMeaning: 'This workbook keeps your choice.',
  makeCalendar: 'Save the calendar file',
  calendarSaved: (name: string, count: number, cancelled: number) =>
    `Saved as ${name}: ${shifts(count)}${cancelled === 0 ? '' : `, ${cancelled} no longer the person’s`}.`,
  calendarSaveAgain: 'Save once more',
  calendarCopyInstead: (name: string) =>
    `This Excel can’t save files from the pane. Copy the file, paste it into an empty text file, and save that as ${name}.`,
  calendarCopy: 'Copy the calendar file',
  calendarCopied: (name: string) => `Copied. Paste it into an empty text file, and save that as ${name}.`,
  calendarNotCopied:
    'The calendar file could not be copied. Open this workbook in another Excel, and make it there.',
  back: 'Back',
});
