import type { Entries } from '../items';

/** What a care home has: its departments with their colours, tasks, wings, shifts, accounts and skills. */
// prettier-ignore
export const plainItems: Entries = {
  departments: [
    ['Care', { externalId: 301, color: '2E7D32' }], ['Kitchen', { externalId: 302, color: 'EF6C00' }], ['Housekeeping', { externalId: 303, color: '0288D1' }], ['Reception', { externalId: 304, color: '6A1B9A' }],
    ['Night Team', { externalId: 305, color: '283593' }], ['Laundry', { externalId: 306, color: '00838F' }], ['Physiotherapy', { externalId: 307, color: 'AD1457' }], ['Maintenance', { externalId: 308, color: '5D4037' }],
  ],
  tasks: [
    ['Medication round', { externalId: 401, color: 'D81B60' }], ['Breakfast', { externalId: 402 }], ['Lunch', { externalId: 403 }], ['Dinner', { externalId: 404 }], ['Handover', { externalId: 405 }],
    ['Activities', { externalId: 406, color: '7CB342' }], ['Front desk', { externalId: 407 }], ['Room cleaning', { externalId: 408 }], ['Shopping trip', { externalId: 409 }], ['Training', { externalId: 410 }],
  ],
  areas: [
    ['North Wing', { externalId: 501 }], ['South Wing', { externalId: 502 }], ['Garden Wing', { externalId: 503 }], ['Main Kitchen', { externalId: 504 }], ['Entrance Hall', { externalId: 505 }],
  ],
  timesOfDay: [
    ['Early', { externalId: 601, startTime: '07:00', endTime: '15:00', color: 'FFF176' }], ['Late', { externalId: 602, startTime: '14:30', endTime: '22:30', color: 'FFB74D' }], ['Night', { externalId: 603, startTime: '22:00', endTime: '07:15', color: '3949AB' }],
    ['Day', { externalId: 604, startTime: '09:00', endTime: '17:00', color: '81C784' }],
  ],
  timeOffAccounts: [
    ['Vacation', { externalId: 701, color: '43A047' }], ['Sick', { externalId: 702, color: 'E53935' }], ['Comp. time', { externalId: 703, color: '1E88E5' }], ['Study', { externalId: 704, notes: 'Two days a year', color: '8E24AA' }],
  ],
  timeOffReasons: [['Holiday', { color: '43A047' }], ['Illness', { color: 'E53935' }], ['Training', { color: '8E24AA' }], ['Family', { color: '1E88E5' }]],
  skills: [['First aid', { color: 'E53935', notes: 'Certificate runs two years' }], ['Fire warden', {}], ['Minibus driver', {}], ['Medication', {}], ['Moving and handling', {}], ['Food hygiene', {}]],
  languages: [['German', {}], ['Spanish', {}], ['Arabic', {}], ['British Sign Language', {}]],
};
