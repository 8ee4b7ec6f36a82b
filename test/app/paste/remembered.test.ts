/** What a device remembers of pasted texts: answers for the next text, and a text that was not added yet. */
import { pasteShifts } from '../world/typing';
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

test('pasted rosters and reports share the first day of the week', async () => {
  world = await withEverything();
  const days = 'Name\tSun\tMon\tTue\tWed\tThu\tFri\tSat\nIngrid Solberg\t9-17\t\t\t\t\t\t';
  await pasteShifts(world, days);
  await world.app.do({ do: 'answer-pasted', firstDay: 6 });
  await world.app.do({ do: 'close-paste' });
  await world.app.do({ do: 'open-reports' });
  expect(world.view().reports?.weekStart).toBe(6);
  const period = { from: '2026-11-23', to: '2026-11-30' };
  await world.app.do({ do: 'make-report', id: 'hours', choice: { period, paper: 'a4', weekStart: 5 } });
  await pasteShifts(world, days);
  expect(world.view().paste?.answers.firstDay).toBe(5);
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
