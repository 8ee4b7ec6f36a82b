/** The same shifts pasted again, with any form of the names: nothing is stored twice. */
import { fractionOfTime } from '../../../src/core/calendar/clock';
import { serialOfDay } from '../../../src/core/calendar/days';
import { storedBlocks } from '../world/service';
import { pasteShifts, typeInto } from '../world/typing';
import { pushAll, withEverything, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const KIND = 'time-blocks';
const rows = () => world.table('Time Blocks');
const list = (...lines: readonly string[]) => ['Name\tDate\tStart\tEnd', ...lines].join('\n');
const changes = () => world.view().paste?.shifts.map(({ change }) => change);
const overlaps = () => world.view().paste?.shifts.map((shift) => shift.overlaps);

async function addAndPush(text: string): Promise<void> {
  await pasteShifts(world, text);
  await world.app.do({ do: 'add-pasted' });
  await world.app.do({ do: 'close-paste' });
  await pushAll(world);
  await world.app.do({ do: 'close-result' });
}

const DAY = '2026-11-23\t09:00\t17:00';

test('after its push a text is recognised, by every form of a name that the check accepts', async () => {
  world = await withEverything();
  const ingrid = world.users().find(({ UserName }) => UserName === 'isolberg');
  const text = list(
    `0071984\t${DAY}`,
    `${String(ingrid?.['UserID'])}\t${DAY}`,
    `${String(ingrid?.['Email'])}\t2026-11-24\t09:00\t17:00`,
    `5001\t2026-11-25\t09:00\t17:00`,
    `mgarcia2\t${DAY}`,
    `Nkosi, Thandiwe\t${DAY}`,
  );
  await addAndPush(text);
  expect(await storedBlocks(world)).toHaveLength(6);
  expect(rows().map(({ Person }) => Person)).toEqual([
    'Kaimana Kealoha',
    'Ingrid Solberg',
    'Ingrid Solberg',
    'Ingrid Solberg',
    'Maria Garcia (mgarcia2)',
    'Thandiwe Nkosi',
  ]);
  await pasteShifts(world, text);
  expect(changes()).toEqual(Array.from({ length: 6 }, () => 'unchanged'));
  expect(world.view().paste).toMatchObject({ changes: 0, gone: [] });
});

test.each(['Ingrid Solberg (isolberg)', 'Solberg Ingrid', 'I. Solberg', 'Ingrid'])(
  'a shift of “%s” that is in the sheet under her plain name is not added again',
  async (name) => {
    world = await withEverything();
    await addAndPush(list(`Ingrid Solberg\t${DAY}`));
    await pasteShifts(world, list(`${name}\t${DAY}`));
    expect(changes()).toEqual(['unchanged']);
  },
);

test('a shift whose name fits several people matches no row until the user says who it is', async () => {
  world = await withEverything();
  await addAndPush(list(`mgarcia2\t${DAY}`));
  await pasteShifts(world, list(`Maria Garcia\t${DAY}`));
  expect(world.view().paste?.names).toEqual([
    {
      field: 'Person',
      header: 'Person',
      typed: 'Maria Garcia',
      shifts: 1,
      found: 'several',
      name: '',
      choices: ['Maria Garcia (mgarcia1)', 'Maria Garcia (mgarcia2)'],
      sentence: '"Maria Garcia" could be two people. Which one?',
    },
  ]);
  expect(changes()).toEqual(['added']);
  const name = { field: 'Person', typed: 'Maria Garcia', label: 'Maria Garcia (mgarcia2)' };
  await world.app.do({ do: 'answer-pasted', name });
  expect(changes()).toEqual(['unchanged']);
  await world.app.do({ do: 'answer-pasted', name: { ...name, label: 'Maria Garcia (mgarcia1)' } });
  expect([changes(), overlaps()]).toEqual([['added'], [false]]);
});

test('a row whose name fits several people gets the one that the text now names, and is not duplicated', async () => {
  world = await withEverything();
  await pasteShifts(world, list(`Garcia, Maria\t${DAY}`));
  await world.app.do({ do: 'add-pasted' });
  expect(rows()).toMatchObject([{ Person: 'Garcia, Maria', Status: 'Fix' }]);
  await pasteShifts(world, list(`Garcia, Maria\t${DAY}`));
  expect(changes()).toEqual(['unchanged']);
  await pasteShifts(world, list(`Maria Garcia (mgarcia2)\t${DAY}`));
  expect(changes()).toEqual(['changed']);
  await world.app.do({ do: 'add-pasted' });
  expect(rows()).toMatchObject([{ Person: 'Maria Garcia (mgarcia2)', Status: 'New' }]);
});

test('a name without its accents is the same person, and is written as the company writes it', async () => {
  world = await withEverything();
  await addAndPush(list(`Siobhán O'Connor\t${DAY}`));
  await pasteShifts(world, list(`O'Connor, Siobhan\t${DAY}`, `Siobhan O'Connor\t2026-11-24\t09:00\t17:00`));
  expect(changes()).toEqual(['unchanged', 'added']);
  expect(world.view().paste?.shifts[1]).toMatchObject({
    person: "Siobhán O'Connor",
    isAsked: false,
    isUnknown: false,
  });
});

test('every name is shown with the person whom it means, those that are not sure first', async () => {
  world = await withEverything();
  await pasteShifts(
    world,
    list(`isolberg\t${DAY}`, `Ingrid Solbrg\t${DAY}`, `Nobody Known\t${DAY}`, `ISOLBERG\t${DAY}`, `\t${DAY}`),
  );
  const names = world.view().paste?.names ?? [];
  expect(names.map(({ typed, found, name, shifts }) => [typed, found, name, shifts])).toEqual([
    ['Ingrid Solbrg', 'unlike', 'Ingrid Solberg', 1],
    ['Nobody Known', 'nobody', '', 1],
    ['isolberg', 'sure', 'Ingrid Solberg', 2],
  ]);
  expect(world.view().paste?.shifts.map(({ isUnknown }) => isUnknown)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

test('within one text a person is recognised in every form of the name', async () => {
  world = await withEverything();
  await pasteShifts(
    world,
    list(`tnkosi01\t${DAY}`, `Thandiwe Nkosi\t${DAY}`, 'Nkosi, Thandiwe\t2026-11-23\t16:00\t20:00'),
  );
  expect([changes(), overlaps()]).toEqual([
    ['added', 'double', 'added'],
    [true, false, true],
  ]);
});

test('a row that a colleague types while the preview is open is recognised when the shifts are added', async () => {
  world = await withEverything();
  await addAndPush(list(`Ingrid Solberg\t${DAY}`));
  await pasteShifts(world, list(`Hannah Abbott\t${DAY}`, `Ingrid Solberg\t2026-11-24\t09:00\t17:00`));
  const { person } = world.workbook;
  const typed = { Person: 'habbott', Date: '2026-11-23', Start: '9:00', End: '17:00' };
  for (const [column, text] of Object.entries(typed)) person.type(world.cell('Time Blocks', column, 3), text);
  await world.app.do({ do: 'add-pasted' });
  expect(world.view().preview).toMatchObject({ added: 2 });
  expect(rows().map(({ Person }) => Person)).toEqual(['Ingrid Solberg', 'habbott', 'Ingrid Solberg']);
});

test('shifts of nobody are added and stored as open shifts, and not duplicated when they are pasted again', async () => {
  world = await withEverything();
  const text = list(...['VACANT', 'Open shift', 'OPEN', 'TBC', 'N.N.'].map((name) => `${name}\t${DAY}`));
  const answered = async () => {
    await pasteShifts(world, text);
    await world.app.do({ do: 'answer-pasted', confirm: { id: 'nobody', yes: true } });
  };
  await answered();
  await world.app.do({ do: 'add-pasted' });
  expect(rows()).toMatchObject(Array.from({ length: 5 }, () => ({ Status: 'New', Person: 'Open shift' })));
  await world.app.do({ do: 'send' });
  await world.app.do({ do: 'close-result' });
  expect(await storedBlocks(world)).toMatchObject(Array.from({ length: 5 }, () => ({ userId: 0 })));
  await answered();
  expect(changes()).toEqual(Array.from({ length: 5 }, () => 'unchanged'));
});

test('a shift whose row names nobody becomes an open shift when it is pasted again', async () => {
  world = await withEverything();
  await pasteShifts(world, list(`OPEN\t${DAY}`));
  await world.app.do({ do: 'add-pasted' });
  typeInto(world, 'Time Blocks', 'Person', 2, '');
  await world.app.do({ do: 'preview', kind: KIND });
  await pasteShifts(world, list(`OPEN\t${DAY}`));
  expect(changes()).toEqual(['changed']);
  await world.app.do({ do: 'add-pasted' });
  expect(rows()).toMatchObject([{ Person: 'Open shift' }]);
});

test('a roster’s shift on another day is moved in its row, and one with other times is new', async () => {
  world = await withEverything();
  const roster = (ingrid: string) =>
    `Name\t2026-11-23\t2026-11-24\t2026-11-25\nIngrid Solberg\t${ingrid}\nKwame Mensah\t09:00-17:00\t\t09:00-17:00`;
  await addAndPush(roster('09:00-17:00\t\t'));
  await pasteShifts(world, roster('\t\t09:00-17:00'));
  expect(changes()).toEqual(['moved', 'unchanged', 'unchanged']);
  expect(world.view().paste).toMatchObject({
    changes: 1,
    gone: [],
    shifts: [{ was: { date: '2026-11-23', others: [] } }, {}, {}],
  });
  await world.app.do({ do: 'add-pasted' });
  expect(rows()).toMatchObject([{ Person: 'Ingrid Solberg', Date: serialOfDay('2026-11-25') }, {}, {}]);
  await pushAll(world);
  expect(await storedBlocks(world)).toHaveLength(3);
  await pasteShifts(world, roster('\t10:00-12:00\t'));
  expect(changes()).toEqual(['added', 'unchanged', 'unchanged']);
  expect(world.view().paste?.gone).toHaveLength(1);
});

test('a list may contain only some shifts: another day in it is a new shift', async () => {
  world = await withEverything();
  await addAndPush(list(`Ingrid Solberg\t${DAY}`));
  await pasteShifts(world, list(`Kwame Mensah\t${DAY}`, 'Ingrid Solberg\t2026-11-24\t09:00\t17:00'));
  expect(changes()).toEqual(['added', 'added']);
  expect(world.view().paste?.gone).toHaveLength(1);
});

test('a changed shift is shown with the times and the other values of its row', async () => {
  world = await withEverything();
  const withNotes = (start: string, notes: string) =>
    `Name\tDate\tStart\tEnd\tNotes\nIngrid Solberg\t2026-11-23\t${start}\t17:00\t${notes}`;
  await addAndPush(withNotes('08:00', 'Bar'));
  await pasteShifts(world, withNotes('09:00', 'Till'));
  const was = { date: '2026-11-23', start: '08:00', end: '17:00', endDate: '2026-11-23' };
  expect(world.view().paste?.shifts).toMatchObject([
    { change: 'changed', start: '09:00', was: { ...was, others: [{ header: 'Notes', value: 'Bar' }] } },
  ]);
  await pasteShifts(world, withNotes('08:00', 'Till'));
  expect(world.view().paste?.shifts).toMatchObject([{ was }]);
});

test('if a cell is typed while shifts are added, the notice counts only rows that were changed', async () => {
  world = await withEverything();
  const text = (start: string) => list(`Ingrid Solberg\t2026-11-23\t${start}\t17:00`);
  await addAndPush(text('08:00'));
  const { person, host } = world.workbook;
  const tones: string[] = [];
  for (let minute = 10; minute < 18; minute += 1) {
    await pasteShifts(world, text(`08:${minute}`));
    let batches = minute - 10;
    const stop = host.faults.beforeEachBatch(() => {
      batches -= 1;
      if (batches === 0) person.type(world.cell('Time Blocks', 'Start', 2), '08:01');
      return Promise.resolve();
    });
    await world.app.do({ do: 'add-pasted' });
    stop();
    const { title = '', tone, detail = '' } = world.view().notice ?? {};
    // A text typed after the write is a later change: then the row was changed as the notice says.
    const isTyped = rows()[0]?.['Start'] === fractionOfTime('08:01');
    const isChanged = title.includes('1 changed');
    expect([isChanged, detail.includes('in the meantime')]).toEqual([tone === 'success', tone === 'warning']);
    expect(isChanged || isTyped).toBe(true);
    tones.push(tone ?? '');
    await world.app.do({ do: 'close-paste' });
    await world.app.do({ do: 'back' });
  }
  expect(new Set(tones)).toEqual(new Set(['success', 'warning']));
});
