/** What the workbook and the device remember of pasted texts: answers for the next text, and a text that was not added yet. */
import { addRow, pasteShifts, SHIFT } from '../world/typing';
import { changeElsewhere, withEverything, type World } from '../world/world';

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

describe('names that the user has answered are kept in the workbook', () => {
  const TEXT = [
    'Name\tDate\tShift\tDepartment',
    'Garcia, Maria\t2026-11-26\t9-17\tKüche',
    'Baptiste, Lucien\t2026-11-27\t9-17\tKitchen',
  ].join('\n');
  const answer = (field: string, typed: string, label: string | undefined) =>
    world.app.do({ do: 'answer-pasted', name: { field, typed, label } });
  const asked = () =>
    world
      .view()
      .paste?.names.filter(({ found }) => found !== 'sure')
      .map(({ typed, found, name }) => [typed, found, name]);
  /** Pastes the text in a pane that was opened anew. */
  const pasteLater = async (text = TEXT) => {
    await world.reopenConnected();
    await pasteShifts(world, text);
  };

  beforeEach(async () => {
    world = await withEverything();
    await world.app.do({ do: 'download', kind: KIND });
    await pasteShifts(world, TEXT);
    await answer('Person', 'Garcia, Maria', 'Maria Garcia (mgarcia2)');
    await answer('Person', 'Baptiste, Lucien', 'Ingrid Solberg');
    await answer('Department', 'Küche', 'Kitchen');
  });

  test('the next paste shows them with what they mean, and "Change" asks again', async () => {
    await world.app.do({ do: 'close-paste' });
    await pasteLater();
    expect(asked()).toEqual([
      ['Garcia, Maria', 'chosen', 'Maria Garcia (mgarcia2)'],
      ['Küche', 'chosen', 'Kitchen'],
      ['Baptiste, Lucien', 'chosen', 'Ingrid Solberg'],
    ]);
    await answer('Person', 'Garcia, Maria', undefined);
    await pasteLater();
    expect(asked()).toContainEqual(['Garcia, Maria', 'several', '']);
  });

  test('an answer counts only for the text as it was written, in any case', async () => {
    await pasteLater(TEXT.replace('Garcia, Maria', 'Maria Garcia').replace('Baptiste, L', 'BAPTISTE, L'));
    expect(asked()).toEqual([
      ['Maria Garcia', 'several', ''],
      ['Küche', 'chosen', 'Kitchen'],
      ['BAPTISTE, Lucien', 'chosen', 'Ingrid Solberg'],
    ]);
  });

  test('a person with a new name is still meant', async () => {
    await changeElsewhere(world, 'isolberg', { LastName: 'Dahl' });
    await world.app.do({ do: 'download' });
    await pasteLater();
    expect(asked()).toContainEqual(['Baptiste, Lucien', 'chosen', 'Ingrid Dahl']);
  });

  test('an answer ends as soon as somebody has exactly the name of the text', async () => {
    await changeElsewhere(world, 'kwamemensah', { FirstName: 'Lucien', LastName: 'Baptiste' });
    await world.app.do({ do: 'download' });
    await pasteLater();
    expect(asked()?.map(([typed]) => typed)).toEqual(['Garcia, Maria', 'Küche']);
    expect(world.view().paste?.shifts[1]?.person).toBe('Lucien Baptiste');
  });

  test('a name that is left as it is does not outlast the screen', async () => {
    await answer('Person', 'Baptiste, Lucien', '');
    expect(asked()).toContainEqual(['Baptiste, Lucien', 'left', '']);
    await pasteLater();
    expect(asked()).toContainEqual(['Baptiste, Lucien', 'nobody', '']);
  });
});
