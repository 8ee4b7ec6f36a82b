import type { Entries } from '../items';

/** Realistic names, including some that are difficult for a spreadsheet or an XML parser. */
// prettier-ignore
export const hostileItems: Entries = {
  departments: [
    ['Care', { externalId: 301, color: '2E7D32' }], ['Kitchen', { externalId: 302, color: 'FF8000' }], ['Housekeeping', { externalId: 303, color: '0288D1' }], ['Reception & Office', { externalId: 304, color: '000000' }],
    ['Night Team', { externalId: 305, color: '1A237E', notes: 'From 9 PM; see the night book.' }], ['Laundry', { color: 'AABBCC' }], ['007', { externalId: 307 }], ['0123', { externalId: 308, color: '001122' }], ['=1+1', { externalId: 309 }],
    ['Physio "Harbour" <1st floor>', { externalId: 310, notes: 'Line one\nLine two & <three>' }], ['مطبخ', { externalId: 311, color: 'C62828' }], ['Garden 🌱', { showToEmployee: false }], ['  Maintenance ', { externalId: 313 }], ['1-2', { color: '1E5000' }],
    ['TRUE', { showToEmployee: false }], ['Old Wing (closed)', { externalId: 316, active: false }],
  ],
  tasks: [
    ['Medication round', { externalId: 401, color: 'D81B60' }], ['Breakfast', { externalId: 402 }], ['Lunch', { externalId: 403 }], ['Cleaning', { externalId: 404, color: '00ACC1' }], ['Cleaning', { externalId: 405, active: false }],
    ['Handover', {}], ['+Extra', { externalId: 407 }], ["'t Hooft's walk", {}], ['@desk', { notes: '@ the front' }], ['Ménage à l’étage', { externalId: 410 }], ['1E5', { externalId: 411, color: '1E5000' }], ['Stock-take ]]> yearly', {}],
  ],
  areas: [
    ['North', { externalId: 501 }], ['South', { externalId: 502 }], ['1', { externalId: 503 }], ['01', { externalId: 504 }], ['2/3', { color: 'FFEB3B' }], ['Seaview', { active: false }], ['جناح البحر', { externalId: 507 }],
  ],
  timesOfDay: [
    ['Early', { externalId: 601, startTime: '07:00', endTime: '15:00', color: 'FFF176' }], ['Late', { externalId: 602, startTime: '14:30', endTime: '22:30', color: 'FFB74D' }], ['Night', { externalId: 603, startTime: '22:00', endTime: '07:15', color: '3949AB' }],
    ['Midday', { startTime: '12:00', endTime: '12:30' }], ['Midnight', { startTime: '00:00', endTime: '00:30' }], ['9-5', { externalId: 606, startTime: '09:00', endTime: '17:00', showToEmployee: false }],
  ],
  timeOffAccounts: [
    ['Vacation', { externalId: 701, startTime: '2026-01-01T00:00', endTime: '2026-12-31T00:00', color: '43A047' }], ['Sick', { externalId: 702, color: 'E53935' }], ['Comp. time', { externalId: 703 }], ['Study', { notes: 'Two days a year', showToEmployee: false }],
    ['Vacation 2025', { externalId: 705, active: false, startTime: '2025-01-01T00:00', endTime: '2025-12-31T00:00' }],
  ],
  timeOffReasons: [['Holiday', { color: '43A047' }], ['Illness', {}], ['Training', {}], ['Child ill', {}], ['Other / see notes', { active: false }]],
  skills: [['First aid', { color: 'E53935', notes: 'Certificate runs two years' }], ['Fire warden', {}], ['Driver (minibus)', {}], ['Syringe driver', {}], ['Level 3', { active: false }], ['03', {}]],
  languages: [['Deutsch', {}], ['العربية', {}], ['日本語', {}], ['BSL 🤟', { notes: 'British Sign Language' }]],
};
