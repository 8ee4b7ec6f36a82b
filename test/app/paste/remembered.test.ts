/** What a device remembers of pasted texts: answers for the next text, and a text that was not added yet. */
import { addRow, pasteShifts, SHIFT } from '../world/typing';
import { withEverything, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const KIND = 'time-blocks';
const rows = () => world.table('Time Blocks');

test('the order of day and month is asked once and stored on the device', async () => {
  world = await withEverything();
  const text = 'Ingrid Solberg\t03/04/2026\t9-17';
  await pasteShifts(world, text);
  expect(world.view().paste).toMatchObject({ shifts: [], questions: [{ id: 'order', answered: false }] });
  await world.app.do({ do: 'answer-pasted', order: 'day-first' });
  expect(world.view().paste).toMatchObject({ shifts: [{ date: '2026-04-03', isAsked: false }] });
  await world.reopenConnected();
  await pasteShifts(world, text);
  expect(world.view().paste).toMatchObject({ changes: 1, answers: { order: 'day-first' } });
});

/** All places that show weeks, with the first day of the week that they show. Today is Saturday, 21 November 2026. */
async function firstDays() {
  const ROSTER = 'Name\tSun\tMon\tTue\tWed\tThu\tFri\tSat\nIngrid Solberg\t9-17\t\t\t\t\t\t';
  await world.app.do({ do: 'show-week', kind: KIND, offset: 0 });
  const chart = world.view().week?.first;
  await world.app.do({ do: 'check-week', kind: KIND, offset: 0 });
  const { screen } = world.view();
  const check = screen.kind === 'week-check' ? screen.check.week.slice(0, 9) : undefined;
  await world.app.do({ do: 'close-week-check' });
  await world.app.do({ do: 'open-repeat' });
  const copy = world.view().screen;
  await world.app.do({ do: 'close-repeat' });
  await world.app.do({ do: 'open-reports' });
  const reports = world.view().reports?.weekStart;
  await world.app.do({ do: 'close-reports' });
  await pasteShifts(world, ROSTER);
  const paste = world.view().paste?.answers.weekStart;
  await world.app.do({ do: 'close-paste' });
  return { chart, check, copy: copy.kind === 'repeat' ? copy.repeat.weekStart : undefined, reports, paste };
}
const MONDAYS = { chart: '2026-11-16', check: 'Mon 16 to', copy: 0, reports: 0, paste: 0 };
const SUNDAYS = { chart: '2026-11-15', check: 'Sun 15 to', copy: 6, reports: 6, paste: 6 };

test('weeks begin on one day everywhere: the region’s, then the one that the rules or a pasted roster say', async () => {
  world = await withEverything();
  await world.app.do({ do: 'download', kind: KIND });
  addRow(world, 'Time Blocks', SHIFT);
  expect(await firstDays()).toMatchObject(MONDAYS);
  const rules = { preset: 'none', numbers: {}, off: [], weekStart: 6, leave: 'every-day' } as const;
  await world.app.do({ do: 'save-rules', rules });
  expect(await firstDays()).toMatchObject(SUNDAYS);
  await world.reopenConnected();
  expect(await firstDays()).toMatchObject(SUNDAYS);
  await pasteShifts(world, 'Name\tSun\tMon\nIngrid Solberg\t9-17\t');
  await world.app.do({ do: 'answer-pasted', firstDay: 0 });
  await world.app.do({ do: 'close-paste' });
  expect(await firstDays()).toMatchObject(MONDAYS);
});

test('a day that an older version kept on this device counts until the workbook has one', async () => {
  world = await withEverything({ device: new Map([['shiftsheet.first-day', '6']]) });
  await world.app.do({ do: 'download', kind: KIND });
  addRow(world, 'Time Blocks', SHIFT);
  expect(await firstDays()).toMatchObject(SUNDAYS);
});

test('the text in the box is kept on this device when the pane reloads, until it is added or the screen is closed', async () => {
  world = await withEverything();
  const text = 'Ingrid Solberg\t2026-11-23\t09:00-17:00';
  const reopened = async () => {
    await world.reopenConnected();
    await world.app.do({ do: 'open-paste', kind: KIND });
    return world.view().paste;
  };
  await pasteShifts(world, text);
  expect(await reopened()).toMatchObject({ kept: text, changes: 1 });
  expect(await reopened()).toMatchObject({ kept: text });
  await world.app.do({ do: 'add-pasted' });
  expect(rows()).toMatchObject([{ Person: 'Ingrid Solberg' }]);
  expect(await reopened()).toMatchObject({ kept: '', shifts: [] });
  for (const left of ['close-paste', 'sign-out'] as const) {
    await world.app.do({ do: 'read-pasted', text });
    await world.app.do({ do: left });
    expect(await reopened()).toMatchObject({ kept: '' });
  }
});

test('a newer text replaces the stored one', async () => {
  world = await withEverything();
  await pasteShifts(world, 'Ingrid Solberg\t2026-11-23\t09:00-17:00');
  await world.reopenConnected();
  await pasteShifts(world, 'Kwame Mensah\t2026-11-24\t09:00-17:00');
  expect(world.view().paste).toMatchObject({ kept: '', shifts: [{ person: 'Kwame Mensah' }] });
});
