/** A workbook in which a newer release has worked: this one says so, and no command writes into it. */
import { SCHEMA_VERSION } from '../../../src/app/memory/memory-form';
import type { Intent } from '../../../src/app/view';
import { PATTERNS } from '../../../src/core/shifts/patterns';
import { xmlPartMemory } from '../../../src/excel/memory/memory';
import { openFixture } from '../../fixtures/fixture';
import { stateWithoutIds } from '../../fixtures/workbook-state';
import type { World } from '../world/world';

let world: World;
beforeEach(async () => {
  world = await openFixture('november-2026');
  await world.app.do({ do: 'connect-sample' });
});
afterEach(() => world.close());

const kind = 'users';
const DAY_OFF = {
  personId: '1',
  first: '2026-12-24',
  last: '2026-12-24',
  accountId: '1',
  reasonId: '',
  weekends: false,
  from: '',
  until: '',
  opens: false,
  given: {},
  amount: '',
  records: 'both',
} as const;
const week = { from: '2026-11-23', to: '2026-11-29' };

/** One intent of each kind. A new command must be added here. */
const intents: { readonly [K in Intent['do']]: Extract<Intent, { do: K }> | Intent } = {
  connect: { do: 'connect', baseUrl: 'https://service.example', sessionId: 's', sp: '1' },
  'connect-again': { do: 'connect-again', baseUrl: 'https://service.example', sp: '1' },
  'rename-connection': { do: 'rename-connection', baseUrl: 'https://service.example', sp: '1', name: 'One' },
  'remove-connection': { do: 'remove-connection', baseUrl: 'https://service.example', sp: '1' },
  'bring-sample': { do: 'bring-sample' },
  'connect-sample': { do: 'connect-sample' },
  'paste-sample': { do: 'paste-sample' },
  'change-company': { do: 'change-company', change: 'replace' },
  'answer-nobody-else': { do: 'answer-nobody-else', yes: true },
  'answer-copy': { do: 'answer-copy', answer: 'copy' },
  'renew-session': { do: 'renew-session', sessionId: 's' },
  'open-rules': { do: 'open-rules' },
  'save-rules': {
    do: 'save-rules',
    rules: { preset: 'eu', numbers: {}, off: [], weekStart: 0, leave: 'every-day' },
  },
  'make-settings': { do: 'make-settings', kind: 'people-limits' },
  'close-rules': { do: 'close-rules' },
  'check-week': { do: 'check-week', kind: 'time-blocks', offset: 0 },
  'renew-week-check': { do: 'renew-week-check' },
  'fill-gaps': { do: 'fill-gaps' },
  'accept-breach': { do: 'accept-breach', id: 'x', note: '' },
  'close-week-check': { do: 'close-week-check' },
  'add-proposed': { do: 'add-proposed' },
  'close-proposal': { do: 'close-proposal' },
  'open-backup': { do: 'open-backup' },
  'back-up': { do: 'back-up' },
  'note-backup': { do: 'note-backup', id: 1 },
  'read-backup': { do: 'read-backup', file: 'a.json', text: '{}' },
  'restore-backup': { do: 'restore-backup' },
  'read-adoption': { do: 'read-adoption', kind: 'time-blocks', text: 'External ID\n7' },
  'adopt-shifts': { do: 'adopt-shifts' },
  'close-backup': { do: 'close-backup' },
  download: { do: 'download' },
  'push-selected': { do: 'push-selected' },
  'revert-selected': { do: 'revert-selected' },
  'row-history': { do: 'row-history' },
  'watch-rows': { do: 'watch-rows', on: true },
  'refresh-selected': { do: 'refresh-selected', kind },
  preview: { do: 'preview' },
  'find-out': { do: 'find-out' },
  'check-again': { do: 'check-again' },
  'send-again': { do: 'send-again', kind: 'time-blocks' },
  'confirm-stored': { do: 'confirm-stored', kind: 'time-blocks' },
  'match-stored': { do: 'match-stored', kind: 'time-blocks' },
  'send-anew': { do: 'send-anew', kind: 'time-blocks' },
  push: { do: 'push' },
  send: { do: 'send' },
  'resolve-conflicts': { do: 'resolve-conflicts', side: 'theirs', kind },
  'clear-marks': { do: 'clear-marks', kind: 'users' },
  'colour-status': { do: 'colour-status', on: true },
  'mark-edits': { do: 'mark-edits', on: true },
  'fix-all': { do: 'fix-all', kind, group: '' },
  'confirm-unusual': { do: 'confirm-unusual', on: true },
  'decide-deleted': { do: 'decide-deleted', kind: 'time-blocks', choice: 'put-back' },
  'make-template': { do: 'make-template', number: '1002' },
  'pick-category': { do: 'pick-category', category: 'area', catNo: '1' },
  'open-paste': { do: 'open-paste', kind: 'time-blocks' },
  'read-pasted': { do: 'read-pasted', text: 'Name\t08/12/2026\nKofi Mensah\tX' },
  'stop-reading': { do: 'stop-reading' },
  'find-layouts': { do: 'find-layouts' },
  'define-codes': { do: 'define-codes', codes: [] },
  'match-column': { do: 'match-column', at: 0, target: 'Notes' },
  'answer-pasted': { do: 'answer-pasted', code: { code: 'X', text: '9-17' } },
  'add-pasted': { do: 'add-pasted' },
  'close-paste': { do: 'close-paste' },
  'copy-weeks': {
    do: 'copy-weeks',
    kind: 'time-blocks',
    from: '2026-12-07',
    to: '2026-12-14',
    times: 1,
    asOpen: false,
    leave: 'open',
  },
  'open-repeat': { do: 'open-repeat' },
  'add-pattern': {
    do: 'add-pattern',
    kind: 'time-blocks',
    entry: {
      pattern: PATTERNS[0],
      first: '2026-12-07',
      last: '2026-12-13',
      people: [{ id: '1', ahead: 0 }],
      turns: [{ start: '09:00', end: '17:00' }],
      department: '',
      area: '',
      task: '',
      closed: [],
      leave: 'open',
    },
  },
  'add-recurring': {
    do: 'add-recurring',
    kind: 'time-blocks',
    entry: { dayOne: '2026-12-07', cycle: 7, first: '2026-12-07', last: '2026-12-13', leave: 'open' },
  },
  'take-back': { do: 'take-back' },
  'close-repeat': { do: 'close-repeat' },
  'open-time-off': { do: 'open-time-off' },
  'fill-time-off': { do: 'fill-time-off', entry: DAY_OFF },
  'add-time-off': { do: 'add-time-off' },
  'close-time-off': { do: 'close-time-off' },
  'open-who': { do: 'open-who', kind: 'time-blocks', index: 0 },
  'give-shift': { do: 'give-shift', person: '1' },
  'swap-shifts': { do: 'swap-shifts', row: '', index: 0 },
  'close-who': { do: 'close-who' },
  'show-table': { do: 'show-table', kind },
  'show-rows': { do: 'show-rows', kind, which: 'needs-attention' },
  'set-password': { do: 'set-password', row: 'row', password: 'secret-1!' },
  'confirm-passwords': { do: 'confirm-passwords', saved: true },
  'give-out': { do: 'give-out', key: 'x' },
  'note-export': { do: 'note-export', keys: ['x'] },
  'open-told': { do: 'open-told' },
  'begin-told': { do: 'begin-told', everybody: true },
  tell: { do: 'tell' },
  'take-back-told': { do: 'take-back-told' },
  'make-calendar-file': { do: 'make-calendar-file', person: '1', timeZone: 'Europe/Berlin' },
  'close-told': { do: 'close-told' },
  undo: { do: 'undo' },
  'open-rosters': { do: 'open-rosters' },
  'make-roster': { do: 'make-roster', choice: { period: week, paper: 'a4' } },
  'make-roster-again': { do: 'make-roster-again', key: 'x' },
  'check-roster': { do: 'check-roster' },
  'answer-roster': { do: 'answer-roster', opensAll: true },
  'take-over-roster': { do: 'take-over-roster' },
  'close-rosters': { do: 'close-rosters' },
  'open-reports': { do: 'open-reports' },
  'make-report': { do: 'make-report', id: 'hours', choice: { period: week, paper: 'a4' } },
  'make-report-again': { do: 'make-report-again', key: 'hours' },
  'show-report': { do: 'show-report', key: 'hours' },
  'close-reports': { do: 'close-reports' },
  'include-unverified': { do: 'include-unverified', on: true },
  'send-undo': { do: 'send-undo' },
  'close-undo': { do: 'close-undo' },
  'open-sheet-views': { do: 'open-sheet-views', kind },
  'close-sheet-views': { do: 'close-sheet-views' },
  'hide-columns': { do: 'hide-columns', kind, ids: ['Email'] },
  'save-view': { do: 'save-view', kind, view: { name: 'By name', sort: 'LastName' } },
  'delete-view': { do: 'delete-view', kind, name: 'By name' },
  'show-view': { do: 'show-view', kind, view: 'all' },
  'use-service-words': { do: 'use-service-words', on: true },
  'show-week': { do: 'show-week', kind: 'time-blocks', offset: 0 },
  'include-below': { do: 'include-below', kind },
  'choose-own-name': { do: 'choose-own-name', name: 'Sue' },
  'log-pushes': { do: 'log-pushes', on: false },
  'name-code': { do: 'name-code', code: '117', meaning: 'The user name is taken.', advice: '' },
  'exclude-warned': { do: 'exclude-warned', on: true },
  back: { do: 'back' },
  cancel: { do: 'cancel' },
  'close-result': { do: 'close-result' },
  'dismiss-notice': { do: 'dismiss-notice' },
  reveal: { do: 'reveal', kind, index: 3 },
  'make-diagnostics': {
    do: 'make-diagnostics',
    pane: { version: '1', build: '1', engine: 'other', languages: [], features: {} },
  },
  'sign-out': { do: 'sign-out' },
};

/** A newer release opens the workbook and migrates its memory. */
async function becomeNewer(): Promise<void> {
  const memory = xmlPartMemory(() => undefined);
  const settings = JSON.parse((await memory.read('settings')) ?? '{}') as object;
  await memory.writeAll(new Map([['settings', JSON.stringify({ ...settings, format: SCHEMA_VERSION + 1 })]]));
}

async function doEverything(): Promise<void> {
  const before = stateWithoutIds(world.workbook);
  const sent = (await world.sandbox.state()).users;
  for (const intent of Object.values(intents)) {
    await world.app.do(intent);
    expect([intent.do, stateWithoutIds(world.workbook)]).toEqual([intent.do, before]);
  }
  expect((await world.sandbox.state()).users).toEqual(sent);
}

const isReported = () => world.view().notice?.title.includes('newer version of Shiftsheet');

test('a pane that opens such a workbook says so, and no command writes into it', async () => {
  await becomeNewer();
  await world.reopenPane();
  expect(isReported()).toBe(true);
  await doEverything();
});

test('a pane that was open before says so with the next command, and no command writes into it', async () => {
  await world.app.do({ do: 'preview', kind });
  await world.app.do({ do: 'open-paste', kind: 'time-blocks' });
  await becomeNewer();
  const before = stateWithoutIds(world.workbook);
  await world.app.do({ do: 'download', kind });
  expect([isReported(), stateWithoutIds(world.workbook)]).toEqual([true, before]);
  await doEverything();
});

test('the day on which weeks begin, answered on a paste screen that was open before, is not written into it', async () => {
  await world.app.do({ do: 'open-paste', kind: 'time-blocks' });
  await world.app.do({ do: 'read-pasted', text: 'Name\tSun\tMon\nKofi Mensah\t9-17\t' });
  await becomeNewer();
  const before = stateWithoutIds(world.workbook);
  await world.app.do({ do: 'answer-pasted', firstDay: 6 });
  expect([isReported(), stateWithoutIds(world.workbook)]).toEqual([true, before]);
});
