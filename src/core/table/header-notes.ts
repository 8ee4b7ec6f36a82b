import { headerOf, serviceNames } from '../entities/entity';
import { entityOf } from '../entities/registry';
import { sheetWords } from '../words/words';
import { HOLIDAYS_KIND } from './holidays';
import { MESSAGE_COLUMN, ROW_COLUMN, STATUS_COLUMN } from './layout';
import { LIMITS_KIND, WEEKDAYS } from './people-limits';
import { LOG_KIND, type LogLine } from './push-log';
import { SETTINGS_KINDS } from './settings-sheets';
import { WANTED_KIND } from './wanted';

/** What the notes of header cells say. */
export const noteWords = sheetWords.words('headerNotes', {
  users: {
    UserName:
      'What the person signs in with. At least 7 letters and digits, no spaces; no two users share one.',
    FirstName: 'Needed for a new user.',
    LastName: 'Needed for a new user.',
    Email: 'Needed for a new user.',
    UserType: 'Needed for a new user. The service does not return it: an empty cell leaves it as it is.',
    HomePhone: 'Text, so that leading zeros stay.',
    WorkPhone: 'Text, so that leading zeros stay.',
    CellPhone: 'Text, so that leading zeros stay.',
    ExternalID: 'Your own number for the person, a whole number that no other user has. Optional.',
    UserID: 'Given by the service when the user is added. It can’t be changed.',
    PermissionType: 'The user type that the service has now. It is read only: change “User type” instead.',
    DoNotSchedule:
      'Whether the person is left out of schedules. The service does not let it be changed from here.',
    YearHired: 'The service does not let it be changed from here.',
    DoB: 'Date of birth. The service does not let it be changed from here.',
  },
  categories: {
    SingularName: 'What one item is called, for example Department. A new category needs it.',
    PluralName: 'What several are called, for example Departments.',
    Type: 'What the service uses the category for. It can’t be changed from here.',
    MultItems: 'Whether several items of this category may be attached to one shift.',
    QualEmployees: 'Whether employees may be qualified for items of this category.',
    RankEmployees: 'Whether employees may be ranked for each item.',
    Payroll: 'Whether pay rates are kept for each item.',
    AddOnFly: 'Whether new items may be added while shifts are edited.',
    AllowNotes: 'Whether notes can be kept on each item.',
    DontShowInWeeklyView: 'Whether items of this category are hidden in the weekly view.',
    DontShowInMonthlyView: 'Whether items of this category are hidden in the monthly view.',
    ShowInCrossSection: 'Whether the category can be seen from the cross-section toolbar.',
    DisableCategory:
      'The service describes this field with the words of AllowNotes: ask whoever runs it before you change it.',
    CatNo: 'Given by the service when the category is added. It can’t be changed.',
    TypeNo: 'The service’s number for Type. It can’t be changed from here.',
  },
  items: {
    Name: 'What people see. A new record needs it.',
    Active: 'Whether it is in use.',
    ShowToEmployee: 'Whether employees see it.',
    Color: 'Six digits from 0 to F: red, green, blue, for example FF8000.',
    Notes: 'The service does not let it be changed from here.',
    ExternalID:
      'Your own number for it; given at random to a new row, so that it can never be stored twice. The service does not return it.',
    CatItemID: 'Given by the service when the record is added. It can’t be changed.',
    CatNo: 'The number of its category. It can’t be changed.',
    SortValue: 'The service’s order. It can’t be changed from here.',
  },
  timesOfDay: {
    StartTime: 'When it begins, for example 9:00 AM. Always needed.',
    EndTime: 'When it ends, for example 5:30 PM. Always needed.',
  },
  timeOffAccounts: {
    StartTime: 'When the account begins to count. The service does not return it.',
    EndTime: 'When the account ends. The service does not return it.',
  },
  qualifications: {
    Person:
      'Who is qualified. Choose from the list, or type a name, user name, e-mail address, external ID or user ID.',
    Item: 'What for: a department, task, area or any other category item.',
    Category: 'The item’s category. It follows from the item.',
    Rank: 'A whole number. Optional.',
    PayRate: 'A whole number. Optional.',
  },
  timeOff: {
    Person:
      'Whose time off it is. Choose from the list, or type a name, user name, e-mail address, external ID or user ID.',
    Account:
      'The time-off account. It can’t be changed once the transaction is added: add one to the other account instead.',
    EffectiveDate: 'The day it counts from. A new transaction needs one.',
    Amount: 'Whole days: -3 takes three days off the account, 25 adds 25 days. A new transaction needs it.',
    Description: 'Free text.',
    CanEdit: 'Whether the employee may edit the transaction.',
    TransID: 'Given by the service when the transaction is added. It can’t be changed.',
    GroupID: 'Kept by the service. It can’t be changed from here.',
    FirstName: 'The person’s, as the service tells it. Change Person instead.',
    LastName: 'The person’s, as the service tells it. Change Person instead.',
  },
  blocks: {
    Person:
      'Who works. Choose from the list, or type a name, user name, e-mail address, external ID or user ID. “Open shift” is for nobody yet.',
    Date: 'The day it begins on.',
    Start: 'When it begins: 9, 9:30, 9a, 17:00.',
    End: 'When it ends. At or before Start means the next day.',
    EndDate: 'Only for a shift that lasts longer than until the next day.',
    Hours: 'Leave it empty and the service computes the hours; a number overrides them.',
    Department: 'Choose from the list, or type a name or number.',
    Area: 'Choose from the list, or type a name or number.',
    Task: 'Choose from the list, or type a name or number.',
    TimeOfDay:
      'Choose from the list, or type a name or number. The time of day gives its times to a row whose Start and End are empty.',
    TimeOffReason: 'For time off: choose from the list.',
    TimeOffAccount: 'For time off: choose from the list.',
    Notes: 'Free text.',
    Color: 'Six digits from 0 to F, for example FF8000.',
    ExternalID:
      'Your own number for the shift; given at random to a new row, so that it can never be stored twice.',
    TimeBlockID:
      'The service’s number, if you know it: the row then changes that shift. Leave it empty to add a new one.',
    DayNo: 'The day’s number in the recurring schedule.',
  },
  category: 'The category that it belongs to.',
  readOnly: (note: string) => `${note} The service has no operation that changes items of this category.`,
  ownColumns: {
    [ROW_COLUMN]: 'Tells Shiftsheet which row is which. Leave it hidden.',
    [STATUS_COLUMN]: 'Empty: as on the service. New or Edited: not pushed yet. Fix: see Message. 0: stored.',
    [MESSAGE_COLUMN]: 'What happened to this row, and what to do.',
  },
  limits: {
    person: 'The person, as other sheets name the person.',
    hours: 'The most hours a week, in place of the limit for all people.',
    weekday:
      'Empty: the whole day. “no”: not on this weekday. Or times, such as “9-12, 14-18” or “until 14:00”.',
    leastHours: 'The least hours a week. “Check the week” names people with fewer.',
    notOn: 'Dates on which the person can’t work: “12 Dec, 24-26 Dec” or “not until 1 March 2027”.',
    language: 'The language of messages to the person, such as English or German.',
    notes: 'Your own notes.',
  },
  holidays: {
    date: 'The day, such as 25 Dec 2026. Several days in a row: 24-26 Dec 2026.',
    name: 'What the day is called.',
  },
  wanted: {
    day: 'Weekdays such as “Mon-Fri”, “holiday”, or a date such as “24 Dec 2026”, which goes before the weekdays.',
    from: 'When people are needed: 9:00.',
    until: 'Until when. At or before From means the next day.',
    department: 'Where. A need has a department, an area or a task, or several of them.',
    area: 'Empty: any area.',
    task: 'Empty: any task.',
    heads: 'How many people at each time.',
    validFrom: 'The first day on which the row counts. Empty: always.',
    validUntil: 'The last day on which the row counts. Empty: always.',
    notes: 'Your own notes.',
  },
  log: {
    when: 'When Shiftsheet knew what became of it, by your own clock.',
    service: 'The address of the service.',
    sp: 'The company’s number there.',
    sheet: 'The kind of record.',
    record: 'The record’s name when it was pushed.',
    key: 'The service’s number of the record, as far as it was known.',
    field: 'The field that was sent.',
    old: 'What it was before; empty for a new record.',
    new: 'What was sent.',
    result: 'Stored, Refused, Unknown or Not sent.',
    code: 'The ErrorCode of the service; 0 is stored.',
    message: 'What the row’s Message said.',
    who: 'Who has pushed it: the name that was typed in the pane, if one was.',
    note: 'What was said about the push in the preview.',
  } satisfies Record<keyof LogLine, string>,
  unknownField: 'Sent by the service; Shiftsheet does not know this field and only shows it.',
  inTheService: (note: string, names: string) => `${note} In the service: ${names}.`,
});

type Notes = Readonly<Record<string, string>>;

/** The notes of the kinds whose columns are not those of shifts. A column has the note of the first group that has one. */
const groups: Readonly<Record<string, readonly Notes[] | undefined>> = {
  [LOG_KIND]: [noteWords.log],
  [LIMITS_KIND]: [
    noteWords.limits,
    Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, noteWords.limits.weekday])),
  ],
  [HOLIDAYS_KIND]: [noteWords.holidays],
  [WANTED_KIND]: [noteWords.wanted],
  users: [noteWords.users],
  categories: [noteWords.categories],
  qualifications: [noteWords.qualifications],
  'time-off': [noteWords.timeOff],
  'times-of-day': [noteWords.timesOfDay, noteWords.items],
  'time-off-accounts': [noteWords.timeOffAccounts, noteWords.items],
};

function groupsOf(kind: string): readonly Notes[] {
  const isNamed = () => entityOf(kind).labels.some((fields) => fields.includes('Name'));
  return groups[kind] ?? [isNamed() ? noteWords.items : noteWords.blocks];
}

/** What Excel shows while the header of a column is selected. People who know the service find the service's own names there. */
export function headerNote(kind: string, id: string): string {
  if (Object.hasOwn(noteWords.ownColumns, id))
    return noteWords.ownColumns[id as keyof typeof noteWords.ownColumns];
  const note = noteOf(kind, id);
  if (NOT_SENT.includes(kind)) return note;
  const entity = entityOf(kind);
  const field = entity.fields.find((fieldOfSheet) => fieldOfSheet.id === id);
  const names = field ? serviceNames(entity, field).filter((name) => name !== headerOf(field)) : [];
  return names.length === 0 ? note : noteWords.inTheService(note, names.join(', '));
}

/** The sheets that are no records of the service. */
const NOT_SENT: readonly string[] = [LOG_KIND, ...SETTINGS_KINDS];

function noteOf(kind: string, id: string): string {
  if (kind === 'other-items' && id === 'Category') return noteWords.readOnly(noteWords.category);
  const group = groupsOf(kind).find((notes) => Object.hasOwn(notes, id));
  const note = group?.[id] ?? noteWords.unknownField;
  return kind === 'other-items' && READ_ONLY_ITEMS.includes(id) ? noteWords.readOnly(note) : note;
}

/** Columns that can be changed in other sheets of category items. */
const READ_ONLY_ITEMS: readonly string[] = ['Name', 'Active', 'ShowToEmployee', 'Color'];
