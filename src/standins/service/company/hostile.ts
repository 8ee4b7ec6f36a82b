import { person, type Entries, type Occasion, type Occasions } from './entries';

/**
 * 48 people with names that are difficult for a spreadsheet: leading
 * zeros, plus signs, names of two words, right-to-left, an emoji, a formula, a number as a user name, two people of one name.
 * One person a line.
 */
// prettier-ignore
export const hostileStaff = [
  person('Ingrid', 'Solberg', 'isolberg', 'A', { externalId: 5001, workPhone: '+47 22 01 02 03', yearHired: '2009', dob: '04-12-1971' }),
  person('Kwame', 'Mensah', 'kwamemensah', 'A', { externalId: 5002, workPhone: '020 7946 0101', cellPhone: '07700 900101', yearHired: '2012' }),
  person('Maria', 'Garcia', 'mgarcia1', 'M', { externalId: 5003, homePhone: '01234 567890', workPhone: '020 7946 0102', cellPhone: '07700 900103', yearHired: '2011', dob: '11-02-1978' }),
  person('Maria', 'Garcia', 'mgarcia2', 'E', { externalId: 5004, cellPhone: '07700 900104', yearHired: '2021', dob: '02-11-1996' }),
  person('Siobhán', "O'Connor", 'soconnor', 'M', { externalId: 5005, homePhone: '01 555 0142', workPhone: '020 7946 0103', yearHired: '2013' }),
  person('Ruud', "'t Hooft", 'rthooft', 'E', { externalId: 5006, cellPhone: '+31 6 12345678', yearHired: '2018', dob: '07-30-1989' }),
  person('Jürgen', 'Müller-Lüdenscheidt', 'jmueller', 'E', { externalId: 5007, homePhone: '+49 30 901820', yearHired: '2015', dob: '12-01-1980' }),
  person('Zoë 🌻', 'van der Berg', 'zvanderberg', 'E', { externalId: 5008, cellPhone: '0612345678', yearHired: '2022' }),
  person('يوسف', 'حداد', 'yhaddad', 'E', { externalId: 5009, cellPhone: '00962 7 9000 0000', yearHired: '2019', dob: '05-06-1990' }),
  person('נועה', 'לוי', 'noalevi', 'E', { externalId: 5010, cellPhone: '050-0000000', dob: '06-05-1993' }),
  person('=HYPERLINK("http://example.org","x")', 'Tester', 'ltester7', 'R', { externalId: 5011 }),
  person('Nguyễn', 'Thị Hồng', 'hongnguyen', 'E', { cellPhone: '0901234567', yearHired: '2020', dob: '01-31-1995' }),
  person('Łukasz', 'Wiśniewski', 'lwisniewski', 'E', { externalId: 5013, cellPhone: '+48 600 000 013', yearHired: '2017' }),
  person('José María', 'Núñez Ibáñez', 'jmnunez', 'E', { externalId: 5014, homePhone: '001122', yearHired: '2016', dob: '08-08-1985' }),
  person('Aoife', "D'Arcy", 'adarcy01', 'E', { cellPhone: '085 000 0015', yearHired: '2023' }),
  person('Chidinma', 'Okonkwo', 'cokonkwo', 'E', { externalId: 5016, cellPhone: '07700 900116', yearHired: '2018', dob: '03-03-1992' }),
  person('Søren', 'Ærø', 'soerenaeroe', 'E', { externalId: 5017, homePhone: '33 00 00 17', dob: '10-17-1968' }),
  person('Jennifer', 'Null', 'jennull', 'E', { externalId: 5018, cellPhone: '07700 900118', yearHired: '2014' }),
  person('True', 'Nakamura', 'tnakamura', 'E', { externalId: 5019, cellPhone: '090-0000-0019', yearHired: '2024' }),
  person('April', 'May', 'aprilmay', 'E', { externalId: 5020, cellPhone: '1-2', yearHired: '2019', dob: '04-01-1999' }),
  person('Björk', 'Guðmundsdóttir', 'bgudmunds', 'E', { cellPhone: '+354 600 0021', yearHired: '2021' }),
  person('Dmitri', 'Соколов', 'dsokolov', 'E', { externalId: 5022, workPhone: '0123', yearHired: '2015', dob: '09-09-1979' }),
  person('田中', '美咲', 'mtanaka', 'E', { externalId: 5023, cellPhone: '080-0000-0023', yearHired: '2020', dob: '12-12-1994' }),
  person('Anne-Marie', "L'Écuyer", 'amlecuyer', 'M', { externalId: 5024, workPhone: '020 7946 0124', yearHired: '2010' }),
  person('Tariq', 'Al-Farsi', 'talfarsi', 'E', { externalId: 5025, cellPhone: '07700 900125', yearHired: '2022', dob: '07-04-1997' }),
  person('Olena', 'Шевченко', 'oshevchenko', 'E', { cellPhone: '+380 50 000 0026', yearHired: '2022' }),
  person('Kaimana', 'Kealoha', '0071984', 'E', { externalId: 5027, cellPhone: '808 555 0127', yearHired: '2013', dob: '01-07-1984' }),
  person('Priya', 'Ramanathan', '1234E56', 'E', { externalId: 5028, cellPhone: '07700 900128', yearHired: '2019' }),
  person('İbrahim', 'Yıldız', 'iyildiz', 'E', { externalId: 5029, cellPhone: '0532 000 00 29', yearHired: '2018', dob: '05-19-1988' }),
  person('Thandiwe', 'Nkosi', 'tnkosi01', 'E', { externalId: 5030, cellPhone: '082 000 0030', yearHired: '2016' }),
  person('Gwenllïan', 'ap Rhys', 'gaprhys', 'E', { homePhone: '01970 000031', yearHired: '2012', dob: '03-01-1975' }),
  person('Xóchitl', 'Hernández', 'xhernandez', 'E', { externalId: 5032, cellPhone: '55 0000 0032', yearHired: '2023' }),
  person('Lee', 'Seo-yeon', 'seoyeonlee', 'E', { externalId: 5033, cellPhone: '010-0000-0033', yearHired: '2020', dob: '02-28-1996' }),
  person('Noah', 'Smith', 'noahsmith', 'E', { externalId: 5034, cellPhone: '07700 900134', yearHired: '2024', dob: '02-29-2004' }),
  person('Grace', 'Smith-Adeyemi', 'gsmithade', 'E', { externalId: 5035, cellPhone: '07700 900135', homePhone: '020 7946 0135', yearHired: '2017' }),
  person('Mia', 'Ng', 'mia2026', 'E', { externalId: 5036, cellPhone: '07700 900136' }),
  person('Fernando', 'da Silva e Sousa', 'fdasilva', 'E', { externalId: 5037, cellPhone: '+351 91 000 0037', yearHired: '2014', dob: '06-10-1983' }),
  person('Çiğdem', 'Öztürk', 'cozturk', 'E', { externalId: 5038, cellPhone: '0533 000 00 38', yearHired: '2021' }),
  person('Ayumi', 'Watanabe', 'awatanabe', 'E', { externalId: 5039, cellPhone: '070-0000-0039', yearHired: '2015', dob: '11-23-1987' }),
  person('Hannah', 'Abbott', 'habbott', 'E', { externalId: 5040, cellPhone: '07700 900140', yearHired: '2022', doNotSchedule: true }),
  person('Peter', 'Žižek', 'pzizek01', 'E', { externalId: 5041, cellPhone: '+386 40 000 041', yearHired: '2011', dob: '03-21-1969' }),
  person('Amara', 'Diallo', 'amaradiallo', 'E', { cellPhone: '07700 900142', yearHired: '2023', dob: '08-15-2001' }),
  person('William', 'Brown', 'wbrown99', 'E', { externalId: 5043, homePhone: '020 7946 0143', yearHired: '1999', doNotSchedule: true }),
  person('Eleni', 'Παπαδοπούλου', 'epapado', 'E', { externalId: 5044, cellPhone: '690 000 0044', yearHired: '2018' }),
  person('Samir', 'Desai', 'sdesai45', 'M', { externalId: 5045, workPhone: '020 7946 0145', cellPhone: '07700 900145', yearHired: '2015', dob: '10-10-1982' }),
  person('Rosa', 'Martínez', 'rosamart', 'E', { externalId: 5046, cellPhone: '07700 900146', yearHired: '2024' }),
  person('Ola', 'Nordmann', 'olanordmann', 'R', { email: 'auditor+harbour@example.net', yearHired: '2024' }),
  person('Charlotte', 'Dubois', 'cdubois', 'E', { externalId: 5048, cellPhone: '06 00 00 00 48', yearHired: '2020', dob: '07-14-1991' }),
];

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

/** Descriptions that are difficult for a spreadsheet. */
// prettier-ignore
const occasions: readonly Occasion[] = [
  ['Vacation', { description: 'Entitlement 2026', amount: 25, effectiveDate: '2026-01-01', canEdit: false }],
  ['Vacation', { description: 'Summer holiday', amount: -10, effectiveDate: '2026-07-13', canEdit: true }],
  ['Sick', { description: '', amount: -2, effectiveDate: '2026-02-11', canEdit: false }],
  ['Comp. time', { description: '=bank holiday & "late" shift', amount: 1, effectiveDate: '2026-05-04', canEdit: true }],
  ['Study', { description: 'First aid, كورس, 📚', amount: -1, effectiveDate: '2026-11-02', canEdit: true }],
  ['Vacation', { description: '  carried over ', amount: 0, effectiveDate: '2026-03-31', canEdit: false }],
];

/** Two for every third person. */
export const hostileOccasions: Occasions = (position) =>
  position % 3 === 0
    ? [0, 1].map((next) => occasions[((position / 3) * 2 + next) % occasions.length]).filter(isThere)
    : [];

const isThere = (occasion: Occasion | undefined): occasion is Occasion => occasion !== undefined;
