/** A scheduler's daily work: shifts pasted from elsewhere, checked, corrected, pushed, and copied to the next week. */
import { fractionOfTime } from '../../../src/core/calendar/clock';
import { serialOfDay } from '../../../src/core/calendar/days';
import { why } from '../../../src/core/paste/reasons';
import { BLOCKS_SHEET } from '../world/blocks';
import { storedBlocks } from '../world/service';
import { addUser, pasteShifts } from '../world/typing';
import { openWorld, pushAll, withEverything, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const KIND = 'time-blocks';
const rows = () => world.table(BLOCKS_SHEET);

const MIXED = [
  'Employee\tShift date\tFrom\tTo\tDept\tComment',
  'Ingrid Solberg\t2026-11-23\t9\t17\tcare\t=1+1',
  '"Mensah, Kwame"\tTue 24 Nov 2026\t22:00\t06:00\t\t"two\nlines"',
  'Nobody Known\t2026-11-25\t0900\t1730\tKitchn\t',
  'Ingrid Solberg\tsomeday\t9\t17\tCare\t',
  'Ingrid Solberg\t2026-11-26\tnoon\t5:30p\tCare\t',
].join('\n');

test('pasted shifts become rows of a new sheet, are checked, pushed and stored as they were written', async () => {
  world = await withEverything();
  await pasteShifts(world, MIXED);
  expect(world.view().paste).toMatchObject({
    changes: 4,
    shape: 'list',
    headed: true,
    leftOut: [
      {
        line: 6,
        text: 'Ingrid Solberg | someday | 9 | 17 | Care',
        reason: why.notADate('someday'),
      },
    ],
  });
  await world.app.do({ do: 'add-pasted' });
  expect(world.view()).toMatchObject({
    paste: { added: true, leftOut: [{ line: 6 }] },
    notice: { title: '4 shifts added to Time Blocks.' },
  });
  expect(rows()).toMatchObject([
    { Status: 'New', Person: 'Ingrid Solberg', Date: serialOfDay('2026-11-23'), Notes: '=1+1' },
    { Status: 'New', Person: 'Kwame Mensah', Start: fractionOfTime('22:00'), Notes: 'two\nlines' },
    {
      Status: 'Fix',
      Message: expect.stringMatching(/no person "Nobody Known".*"Kitchn"; did you mean Kitchen/) as string,
    },
    { Status: 'New', Start: fractionOfTime('12:00'), End: fractionOfTime('17:30') },
  ]);
  await world.app.do({ do: 'preview', kind: KIND });
  expect(world.view().preview).toMatchObject({ added: 3, left: 1 });
  await world.app.do({ do: 'send' });
  expect(world.view().result).toMatchObject({ planned: 3, stored: 3, left: 1 });
  await world.app.do({ do: 'close-result' });
  expect(world.view()).toMatchObject({ paste: undefined, screen: { kind: 'home' }, active: KIND });
  expect(await storedBlocks(world)).toMatchObject([
    { startDateTime: '2026-11-23T09:00', endDateTime: '2026-11-23T17:00', notes: '=1+1' },
    { startDateTime: '2026-11-24T22:00', endDateTime: '2026-11-25T06:00', notes: 'two\nlines' },
    { startDateTime: '2026-11-26T12:00', endDateTime: '2026-11-26T17:30' },
  ]);
});

test('if every line was read, the preview opens, and adding again adds nothing', async () => {
  world = await withEverything();
  await pasteShifts(world, 'Ingrid Solberg;23 Nov 2026;9-17');
  const twice = [world.app.do({ do: 'add-pasted' }), world.app.do({ do: 'add-pasted' })];
  await Promise.all(twice);
  await world.app.do({ do: 'add-pasted' });
  expect(world.view()).toMatchObject({ paste: undefined, preview: { added: 1, left: 0 } });
  expect(rows()).toHaveLength(1);
});

test('days without a date are in the coming week until the user chooses another', async () => {
  world = await withEverything();
  await pasteShifts(world, 'Name\tDay\tShift\nIngrid Solberg\tMon\t9-5');
  await world.app.do({ do: 'answer-pasted', afternoons: true });
  expect(world.view().paste).toMatchObject({
    answers: { week: '2026-11-23' },
    shifts: [{ date: '2026-11-23', start: '09:00', end: '17:00', isAsked: true }],
  });
  await world.app.do({ do: 'answer-pasted', week: '2026-12-09' });
  expect(world.view().paste).toMatchObject({ shifts: [{ date: '2026-12-07' }] });
});

test('if the title and the days give different weeks, the user must choose before anything is added', async () => {
  world = await withEverything();
  await pasteShifts(world, '5 Oct - 18 Oct 2026\nName\tMon\tTue\nIngrid Solberg\t09:00-17:00\t');
  expect(world.view().paste).toMatchObject({ shifts: [], questions: [{ id: 'week', answered: false }] });
  await world.app.do({ do: 'answer-pasted', week: '2026-10-14' });
  expect(world.view().paste).toMatchObject({
    shifts: [{ date: '2026-10-12' }],
    questions: [{ id: 'week', answered: true }],
  });
});

test('a shift is not marked if only its week was asked', async () => {
  world = await withEverything();
  await pasteShifts(world, 'Name\tDay\tShift\nIngrid Solberg\tMon\t09:00-17:00');
  expect(world.view().paste?.shifts).toMatchObject([{ isAsked: false }]);
});

test('answers about one text are not used for the next text', async () => {
  world = await withEverything();
  const text = 'Ingrid Solberg\t2026-11-23\t3-11';
  await pasteShifts(world, text);
  await world.app.do({ do: 'answer-pasted', afternoons: true, dots: 'clock', gone: 'open' });
  await world.app.do({ do: 'read-pasted', text });
  expect(world.view().paste).toMatchObject({
    shifts: [],
    questions: [{ id: 'halves', answered: false }],
    answers: { afternoons: undefined, dots: undefined, gone: 'keep' },
  });
});

test('a column that the user matches by hand is read so', async () => {
  world = await withEverything();
  await pasteShifts(world, 'Who\tWhere\tDate\tShift\nIngrid Solberg\tCare\t2026-11-23\t9-17');
  expect(world.view().paste?.columns[1]).toMatchObject({ header: 'Where', target: '' });
  await world.app.do({ do: 'match-column', at: 1, target: 'Department' });
  expect(world.view().paste).toMatchObject({ shifts: [{ others: ['Department: Care'] }] });
});

test('if no column is known to name people, the rows wait until the user chooses one or says that the shifts are open', async () => {
  world = await withEverything();
  const text = 'Crew chief\tBackup\tDate\tStart\tEnd\nIngrid Solberg\tKwame Mensah\t2026-11-23\t09:00\t17:00';
  await pasteShifts(world, text);
  expect(world.view().paste).toMatchObject({ shifts: [], questions: [{ id: 'people', answered: false }] });
  await world.app.do({ do: 'match-column', at: 1, target: 'Person' });
  expect(world.view().paste).toMatchObject({ shifts: [{ person: 'Kwame Mensah' }], questions: [] });
  await pasteShifts(world, text);
  await world.app.do({ do: 'answer-pasted', confirm: { id: 'people', yes: true } });
  expect(world.view().paste).toMatchObject({ shifts: [{ person: '' }], questions: [{ answered: true }] });
});

test('a roster is added below the existing rows, on the timesheet too, and the same text twice adds nothing', async () => {
  world = await withEverything();
  const roster = 'Name\t23 Nov 2026\t24 Nov 2026\nIngrid Solberg\t9-17\toff\nKwame Mensah\t\t10-18';
  await pasteShifts(world, roster, 'timesheet');
  await world.app.do({ do: 'add-pasted' });
  await world.app.do({ do: 'close-paste' });
  await pasteShifts(world, roster, 'timesheet');
  expect(world.view().paste).toMatchObject({
    changes: 0,
    shifts: [{ change: 'unchanged' }, { change: 'unchanged' }],
    gone: [],
  });
  await world.app.do({ do: 'add-pasted' });
  await world.app.do({ do: 'close-paste' });
  await pasteShifts(world, 'Name\t25 Nov 2026\t26 Nov 2026\nIngrid Solberg\t9-17\t9-17', 'timesheet');
  await world.app.do({ do: 'add-pasted' });
  expect(world.table('Timesheet').map((row) => row['Person'])).toEqual([
    'Ingrid Solberg',
    'Kwame Mensah',
    'Ingrid Solberg',
    'Ingrid Solberg',
  ]);
});

const WEEK = [
  'Name\t2026-11-23\t2026-11-24\t2026-11-25',
  'Ingrid Solberg\t9-17\t9-17\t9-17',
  'Kwame Mensah\t14-22\t\t14-22',
].join('\n');

test('a corrected roster is compared with the sheet: changed shifts change in their row, new ones are added, missing ones stay or become open', async () => {
  world = await withEverything();
  await pasteShifts(world, WEEK);
  await world.app.do({ do: 'add-pasted' });
  await world.app.do({ do: 'send' });
  await world.app.do({ do: 'close-result' });
  const before = rows();
  await pasteShifts(
    world,
    [
      'Name\t2026-11-23\t2026-11-24\t2026-11-25',
      'Solberg, Ingrid\t9-17\t10-18\t',
      'Kwame Mensah\t14-22\t8-12\t14-22',
    ].join('\n'),
  );
  const kinds = () => world.view().paste?.shifts.map(({ change }) => change);
  expect(kinds()).toEqual(['unchanged', 'changed', 'unchanged', 'added', 'unchanged']);
  expect(world.view().paste).toMatchObject({
    changes: 2,
    gone: [{ person: 'Ingrid Solberg', from: '2026-11-25T09:00' }],
    answers: { gone: 'keep' },
  });
  await world.app.do({ do: 'answer-pasted', gone: 'open' });
  expect(world.view().paste?.changes).toBe(3);
  await world.app.do({ do: 'add-pasted' });
  expect(rows()).toHaveLength(before.length + 1);
  expect(rows()).toMatchObject([
    {},
    { Person: 'Ingrid Solberg', Start: fractionOfTime('10:00'), End: fractionOfTime('18:00') },
    { Person: 'Open shift', Start: fractionOfTime('09:00') },
    {},
    {},
    { Person: 'Kwame Mensah', Start: fractionOfTime('08:00') },
  ]);
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 3, stored: 3 });
  expect(await storedBlocks(world)).toHaveLength(6);
});

test('duplicate shifts of a text are added once, and overlapping shifts are shown before', async () => {
  world = await withEverything();
  await pasteShifts(world, 'A B\t2026-11-23\t9-17\nA B\t2026-11-23\t9-17\nA B\t2026-11-23\t16-20');
  expect(world.view().paste).toMatchObject({
    changes: 2,
    shifts: [{ change: 'added', overlaps: true }, { change: 'double' }, { change: 'added', overlaps: true }],
  });
  await world.app.do({ do: 'add-pasted' });
  expect(rows()).toHaveLength(2);
});

test('an open question of a download does not block pasted shifts', async () => {
  world = await openWorld({
    fetch: async (input, init) => {
      const answer = await fetch(input, init);
      return new Response((await answer.text()).replace(/("Type":"|<Type>)Area/, '$1Floors'), answer);
    },
  });
  await world.app.do({ do: 'connect-sample' });
  await world.app.do({ do: 'download', kind: KIND });
  await world.app.do({ do: 'download' });
  expect(world.view().ask).toMatchObject({ category: 'area' });
  await pasteShifts(world, 'Ingrid Solberg\t23 Nov 2026\t9-17');
  await world.app.do({ do: 'add-pasted' });
  expect(world.view()).toMatchObject({ paste: undefined, preview: { added: 1 } });
});

test('dates are right in a workbook that counts from 1904', async () => {
  world = await withEverything({ workbook: { use1904: true } });
  await pasteShifts(world, 'Ingrid Solberg\t2026-11-23\t9-17\nIngrid Solberg\t2026-11-24\t9-17');
  await world.app.do({ do: 'add-pasted' });
  await world.app.do({ do: 'send' });
  expect(await storedBlocks(world)).toMatchObject([
    { startDateTime: '2026-11-23T09:00' },
    { startDateTime: '2026-11-24T09:00' },
  ]);
});

test('a filter shows only rows that need fixing until all rows are shown again, and the user’s own filter stays', async () => {
  world = await withEverything();
  await pasteShifts(world, MIXED);
  await world.app.do({ do: 'add-pasted' });
  const { grid } = world.workbook;
  const sheet = grid.sheets().find(({ name }) => name === BLOCKS_SHEET)?.id ?? '';
  const shown = () => [2, 3, 4, 5].filter((row) => !grid.rowHidden(sheet, row - 1));
  expect(world.shownTable(KIND)?.needsAttention).toBe(true);
  await world.app.do({ do: 'show-rows', kind: KIND, which: 'needs-attention' });
  expect(world.view()).toMatchObject({
    narrowed: [KIND],
    notice: {
      title: 'Time Blocks shows only 1 row that need fixing. The filter on Status hides the others.',
    },
  });
  expect(shown()).toEqual([4]);
  await world.app.do({ do: 'show-rows', kind: KIND, which: 'all' });
  expect(shown()).toEqual([2, 3, 4, 5]);
  world.workbook.person.filter('TimeBlocks', 'Person', ['Ingrid Solberg']);
  await world.app.do({ do: 'show-rows', kind: KIND, which: 'needs-attention' });
  expect(shown()).toEqual([]);
  await world.app.do({ do: 'show-rows', kind: KIND, which: 'all' });
  expect(shown()).toEqual([2, 5]);
});

test('selected rows are copied to the next week as new shifts, and the originals stay', async () => {
  world = await withEverything();
  await pasteShifts(
    world,
    [
      'Who\tStart\tEnd\tNotes',
      'Ingrid Solberg\t2026-12-28 22:00\t2026-12-29 06:00\tnight',
      'Kwame Mensah\t2026-12-29 08:00\t2026-12-31 08:00\tlong',
      'Ingrid Solberg\t2027-01-11 09:00\t2027-01-11 17:00\tnot copied',
    ].join('\n'),
  );
  await world.app.do({ do: 'add-pasted' });
  await world.app.do({ do: 'send' });
  await world.app.do({ do: 'close-result' });
  const before = await storedBlocks(world);
  const week = { from: '2026-12-28', to: '2027-01-04', times: 1, asOpen: false, leave: 'open' } as const;
  await world.app.do({ do: 'copy-weeks', kind: KIND, ...week });
  // A shift of three days is a warning, so the copies are proposed.
  await world.app.do({ do: 'add-proposed' });
  expect(new Set(rows().map((row) => row['ExternalID'])).size).toBe(rows().length);
  expect(rows().slice(3)).toMatchObject([
    { Status: 'New', Date: serialOfDay('2027-01-04'), TimeBlockID: '' },
    { Status: 'New', Date: serialOfDay('2027-01-05'), 'End Date': serialOfDay('2027-01-07') },
  ]);
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 2, stored: 2 });
  const after = await storedBlocks(world);
  expect(after.slice(0, 3)).toEqual(before);
  expect(after.slice(3)).toMatchObject([
    { startDateTime: '2027-01-04T22:00', endDateTime: '2027-01-05T06:00', notes: 'night' },
    { startDateTime: '2027-01-05T08:00', endDateTime: '2027-01-07T08:00', notes: 'long' },
  ]);
});

test('a place beside a shift is put into the column whose list has it; other words become notes', async () => {
  world = await withEverything();
  await pasteShifts(
    world,
    [
      'Name\t2026-11-23\t2026-11-24\t2026-11-25',
      'Ingrid Solberg\t09:00-17:00 kitchen\t09:00-17:00 (Kitchn)\t09:00-17:00',
    ].join('\n'),
  );
  expect(world.view().paste?.shifts.map(({ others }) => others)).toEqual([
    ['Department: Kitchen'],
    ['Notes: Kitchn'],
    [],
  ]);
  await world.app.do({ do: 'add-pasted' });
  expect(rows()).toMatchObject([
    { Status: 'New', Department: 'Kitchen', Notes: '' },
    { Status: 'New', Department: '', Notes: 'Kitchn' },
    { Status: 'New' },
  ]);
});

test('before Time Blocks was downloaded, names are those of the Users sheet, also beside a new user who is not pushed', async () => {
  world = await openWorld({ sandbox: { names: 'plain' } });
  await world.app.do({ do: 'connect-sample' });
  await world.app.do({ do: 'download', kind: 'users' });
  addUser(world);
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.app.do({ do: 'back' });
  await pasteShifts(world, 'Name\tDate\tStart\tEnd\nIngrid Solberg\t2026-11-23\t9\t17');
  expect(world.view().paste?.names).toMatchObject([{ typed: 'Ingrid Solberg', found: 'sure' }]);
});
