import { paneWords } from '../words/words';

/** What a report is called in the list of reports and on its sheet's tab, and what it shows. */
export interface ReportName {
  readonly title: string;
  readonly sheet: string;
  readonly about: string;
}

/** The names of reports, tables and columns, and of what has no name. */
export const reportWords = paneWords.words('reportWords', {
  kinds: {
    hours: {
      title: 'Hours by week and department',
      sheet: 'Hours',
      about:
        'Each person’s hours by week and department: planned, overridden, and the timesheet against the plan.',
    },
    schedule: {
      title: 'Schedule',
      sheet: 'Schedule',
      about:
        'People by department and day, for the wall: shifts, time off, and open shifts in a band of their own.',
    },
    coverage: {
      title: 'Coverage by hour',
      sheet: 'Coverage',
      about: 'How many people are present in each hour of the day, by weekday and by day.',
    },
    openShifts: {
      title: 'Open shifts',
      sheet: 'Open Shifts',
      about: 'The shifts that nobody has yet, by day.',
    },
    planWarnings: {
      title: 'Plan warnings',
      sheet: 'Plan Warnings',
      about: 'The rules that the shifts of a period break, by person and day.',
    },
    whoWorksWhen: {
      title: 'Who works when',
      sheet: 'Who Works When',
      about: 'One person’s shifts and time off, with the hours of each week.',
    },
    timeOffBalances: {
      title: 'Time-off balances',
      sheet: 'Time-Off Balances',
      about:
        'What each person has on each time-off account at the end of a period, and what was added and taken in it.',
    },
    timeOffCalendar: {
      title: 'Time-off calendar',
      sheet: 'Time-Off Calendar',
      about: 'Who is away when, by person and account: time off in the schedule, and transactions.',
    },
    qualificationMatrix: {
      title: 'Qualification matrix',
      sheet: 'Qualification Matrix',
      about: 'Who is qualified for what: people by items, with rank and pay rate.',
    },
    changes: {
      title: 'Changes pushed',
      sheet: 'Changes',
      about: 'What was pushed in a period, stored or refused, field by field.',
    },
  },

  none: {
    department: 'No department',
    category: 'No category',
    account: 'No account',
    person: 'Open shifts',
  },

  records: {
    shifts: { one: 'shift', many: 'shifts' },
    openShifts: { one: 'open shift', many: 'open shifts' },
    timesheetRows: { one: 'timesheet row', many: 'timesheet rows' },
    qualifications: { one: 'qualification', many: 'qualifications' },
    transactions: { one: 'transaction', many: 'transactions' },
    timeOff: { one: 'shift or transaction', many: 'shifts and transactions' },
    people: 'people',
    departments: 'departments',
    accounts: 'time-off accounts',
  },

  tables: {
    byWeekday: 'By weekday',
    byDay: 'By day',
    shortOrOver: 'Short or over by day',
    byPerson: 'By person',
    byDepartment: 'By department',
    byWeek: 'By week',
    byAccount: 'By account',
    inDetail: 'In detail',
    doubleBookings: 'Double bookings',
    fieldsByResult: 'Fields by sheet and result',
    eachField: 'Each field',
  },

  charts: {
    plannedAndWorked: 'Planned and worked hours by week',
    planned: 'Planned hours by week',
  },

  columns: {
    warning: 'Warning',
    accepted: 'Accepted',
    account: 'Account',
    accounts: 'Accounts',
    added: 'Added',
    all: 'All',
    allDays: 'All days',
    area: 'Area',
    balance: 'Balance',
    before: 'Before',
    booked: 'Booked',
    changed: 'Changed',
    who: 'Who',
    note: 'Note',
    date: 'Date',
    day: 'Day',
    days: 'Days',
    daysAway: 'Days away',
    daysTaken: 'Days (− taken)',
    department: 'Department',
    departments: 'Departments',
    difference: 'Difference',
    end: 'End',
    endDate: 'End date',
    field: 'Field',
    hours: 'Hours',
    hoursADay: 'Hours a day',
    hoursTwice: 'Hours Twice',
    items: 'Items',
    left: 'Left',
    message: 'Message',
    new: 'New',
    notPushed: 'Not Pushed',
    notes: 'Notes',
    old: 'Old',
    overridden: 'Overridden',
    partWeek: 'Part Week',
    people: 'People',
    person: 'Person',
    planned: 'Planned',
    record: 'Record',
    result: 'Result',
    sheet: 'Sheet',
    shifts: 'Shifts',
    start: 'Start',
    taken: 'Taken',
    task: 'Task',
    timeOff: 'Time Off',
    timesheet: 'Timesheet',
    total: 'Total',
    weekOf: 'Week of',
    when: 'When',
    withOpen: 'With open shifts',
  },
});
