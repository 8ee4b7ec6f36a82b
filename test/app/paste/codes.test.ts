/** Codes in a pasted roster: they mean times of day, or a reason for time off, as the person says once. */
import { fractionOfTime } from '../../../src/core/calendar/clock';
import { serialOfDay } from '../../../src/core/calendar/days';
import { BLOCKS_SHEET } from '../world/blocks';
import { storedBlocks } from '../world/service';
import { pasteShifts } from '../world/typing';
import { pushAll, withEverything, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

test('codes are read from the times of day, proposed by their letter, or explained once and stored in the workbook', async () => {
  world = await withEverything();
  const roster = 'Name\t2026-11-23\t2026-11-24\t2026-11-25\nIngrid Solberg\tLate\tL\tQ';
  await pasteShifts(world, roster);
  expect(world.view().paste).toMatchObject({
    shifts: [{ date: '2026-11-23', start: '14:30', end: '22:30' }],
    codes: [
      { code: 'L', proposed: 'Late', bad: '' },
      { code: 'Q', proposed: '', bad: '' },
    ],
  });
  await world.app.do({ do: 'answer-pasted', code: { code: 'Q', text: 'quite late' } });
  expect(world.view().paste?.codes[1]).toEqual({ code: 'Q', proposed: '', bad: 'quite late' });
  await world.app.do({ do: 'answer-pasted', code: { code: 'Q', text: '18:00-23:30' } });
  await world.app.do({ do: 'answer-pasted', code: { code: 'L', text: 'Late' } });
  const read = [
    { date: '2026-11-23', start: '14:30' },
    { date: '2026-11-24', start: '14:30' },
    { date: '2026-11-25', start: '18:00', end: '23:30' },
  ];
  expect(world.view().paste).toMatchObject({ codes: [], shifts: read });
  await world.reopenConnected();
  await pasteShifts(world, roster);
  const saidCodes = [
    { code: 'L', means: '2:30 PM–10:30 PM', bad: '' },
    { code: 'Q', means: '6:00 PM–11:30 PM', bad: '' },
  ];
  expect(world.view().paste).toMatchObject({ codes: [], shifts: read, saidCodes });
  // What the pane shows can be typed again.
  for (const { code, means: text } of saidCodes)
    await world.app.do({ do: 'answer-pasted', code: { code, text } });
  expect(world.view().paste).toMatchObject({ codes: [], shifts: read, saidCodes });
  const marks = () => world.view().paste?.shifts.map(({ isAsked }) => isAsked);
  expect(marks()).toEqual([false, true, true]);
  await world.app.do({ do: 'answer-pasted', code: { code: 'Q', text: 'off' } });
  expect(world.view().paste).toMatchObject({ shifts: read.slice(0, 2), saidCodes: [{}, { means: 'off' }] });
});

test('typed codes are shown before they are added, and nothing is added while one can’t be read', async () => {
  world = await withEverything();
  await pasteShifts(world, 'Name\t2026-11-23\t2026-11-24\nIngrid Solberg\t9-17\tQ');
  await world.app.do({ do: 'define-codes', codes: [{ code: 'Q', text: 'whenever' }] });
  await world.app.do({ do: 'add-pasted' });
  expect(world.view().paste).toMatchObject({ added: false, shifts: [{ start: '09:00' }] });
  expect(world.view().paste?.codes).toMatchObject([{ code: 'Q', bad: 'whenever' }]);
  await world.app.do({ do: 'answer-pasted', code: { code: 'Q', text: '' } });
  expect(world.view().paste?.codes).toMatchObject([{ code: 'Q', bad: '' }]);
  await world.app.do({ do: 'define-codes', codes: [{ code: 'Q', text: '10-18' }] });
  expect(world.view().paste).toMatchObject({ added: false, shifts: [{}, { start: '10:00' }] });
  await world.app.do({ do: 'add-pasted' });
  expect(world.table(BLOCKS_SHEET)).toMatchObject([
    { Start: fractionOfTime('09:00') },
    { Start: fractionOfTime('10:00') },
  ]);
  expect(world.view().notice?.detail).toBe(
    'Nothing has been sent yet. “Take back” removes the new rows and undoes the changes.',
  );
});

test('a word for an absence may mean a reason for time off: a whole day with that reason is added and stored', async () => {
  world = await withEverything();
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  await pasteShifts(
    world,
    'Name\t23 Nov 2026\t24 Nov 2026\nIngrid Solberg\t9-17\tAL\nKwame Mensah\tsick\t10-18',
  );
  const { codes = [], codeChoices } = world.view().paste ?? {};
  expect(codes.map(({ code }) => code)).toEqual(['AL', 'sick']);
  const choice = codeChoices?.reasons[0] ?? '';
  const reason = choice.replace('time off: ', '');
  expect(reason).not.toBe('');
  await world.app.do({ do: 'answer-pasted', code: { code: 'AL', text: choice } });
  await world.app.do({ do: 'answer-pasted', code: { code: 'sick', text: 'off' } });
  expect(world.view().paste).toMatchObject({ questions: [], saidCodes: [{ code: 'AL', means: choice }, {}] });
  await world.app.do({ do: 'add-pasted' });
  const added = world.table(BLOCKS_SHEET).find((row) => row['TimeOffReason'] === reason);
  expect(added).toMatchObject({
    Person: 'Ingrid Solberg',
    Date: serialOfDay('2026-11-24'),
    Start: 0,
    End: 0,
  });
  expect(added).toMatchObject({ Notes: '', Status: 'New' });
  await pushAll(world);
  const stored = await storedBlocks(world);
  expect(stored).toContainEqual(
    expect.objectContaining({ startDateTime: '2026-11-24T00:00', endDateTime: '2026-11-25T00:00' }),
  );
  // The next pane knows the code.
  await world.reopenConnected();
  await pasteShifts(world, 'Name\t30 Nov 2026\t1 Dec 2026\nIngrid Solberg\t9-17\tAL');
  expect(world.view().paste).toMatchObject({
    codes: [],
    shifts: [{}, {}],
    saidCodes: [{ code: 'AL', means: choice }],
  });
});
