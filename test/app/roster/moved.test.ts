import { until } from '../../runner/until';
/** Whatever a person does with a roster's sheet: each typed cell is that of its person and day, or it is refused with a sentence. */
import { checkOf, makeRoster, SeenRoster, shiftsIn, withShifts } from '../world/rosters';
import type { World } from '../world/world';

let world: World;
let roster: SeenRoster;
afterEach(() => world.close());

const KITCHEN = { Department: 'Kitchen' };
const SHIFTS = [
  { Person: 'Ingrid Solberg', Date: '2026-11-23', Start: '9:00', End: '17:00', ...KITCHEN },
  { Person: 'Ingrid Solberg', Date: '2026-11-24', Start: '9:00', End: '17:00', ...KITCHEN },
  { Person: 'Kwame Mensah', Date: '2026-11-24', Start: '10:00', End: '18:00', ...KITCHEN },
  { Person: 'Hannah Abbott', Date: '2026-11-25', Start: '8:00', End: '16:00', ...KITCHEN },
];
const [INGRID, INGRID_2, KWAME, HANNAH] = [
  'Ingrid Solberg|Nov 23|9:00|17:00|Kitchen',
  'Ingrid Solberg|Nov 24|9:00|17:00|Kitchen',
  'Kwame Mensah|Nov 24|10:00|18:00|Kitchen',
  'Hannah Abbott|Nov 25|8:00|16:00|Kitchen',
];
const BEFORE = [INGRID, INGRID_2, KWAME, HANNAH];

beforeEach(async () => {
  world = await withShifts(SHIFTS);
  roster = await makeRoster(world);
});

/** The rows of people in Kitchen. */
const inKitchen = () => ['Hannah Abbott', 'Ingrid Solberg', 'Kwame Mensah'].map((name) => roster.rowOf(name));
const person = () => world.workbook.person;
const takeOver = () => world.app.do({ do: 'take-over-roster' });

/** Changes two cells, by the names and dates that stand there, and takes them over. */
async function typeTwo(): Promise<void> {
  roster.type('Kwame Mensah', '2026-11-24', '11-18');
  roster.type('Hannah Abbott', '2026-11-27', '9-12');
  expect(await checkOf(world)).toMatchObject({ typed: 2, changes: 2, refused: [], conflicts: [] });
  await takeOver();
}
const AFTER = [
  INGRID,
  INGRID_2,
  'Kwame Mensah|Nov 24|11:00|18:00|Kitchen',
  HANNAH,
  'Hannah Abbott|Nov 27|9:00|12:00|Kitchen',
];

/** What a person does that moves cells and changes none. */
const MOVES: Readonly<Record<string, () => unknown>> = {
  'sorts whole rows': () => roster.reorder(inKitchen(), [...inKitchen()].reverse()),
  'inserts rows above the roster, between people and below': () => {
    for (const row of [roster.rowOf('Kwame Mensah'), roster.rowOf('Person') - 1, 0])
      person().insertRows(row + 1, 2, roster.sheet);
    person().insertRows(roster.cells().length, 1, roster.sheet);
  },
  'writes notes into inserted rows': () => {
    person().insertRows(roster.rowOf('Kwame Mensah') + 1, 1, roster.sheet);
    person().type(
      `A${roster.rowOf('Kwame Mensah')}:E${roster.rowOf('Kwame Mensah')}`,
      'a note',
      roster.sheet,
    );
  },
  'inserts columns left of the roster, between days and before the hidden one': () => {
    for (const letter of ['J', 'D', 'A']) person().insertColumn(letter, undefined, roster.sheet);
  },
  'hides rows and columns': () => {
    const { grid } = world.workbook;
    grid.setRowsHidden(roster.id, roster.rowOf('Kwame Mensah'), 1, true);
    grid.setColumnsHidden(roster.id, roster.columnOf('Fri 27 Nov'), 1, true);
  },
  'shows the hidden row and column': () => {
    const { grid } = world.workbook;
    grid.setRowsHidden(roster.id, 0, 20, false);
    grid.setColumnsHidden(roster.id, 0, 20, false);
  },
  'moves and renames the sheet': () => {
    world.workbook.grid.moveSheet(roster.id, 0);
    person().renameSheet(roster.sheet, 'Week, 48! (new)');
    roster = new SeenRoster(world, 'Week, 48! (new)');
  },
  'reloads the pane': async () => {
    await world.reopenConnected();
    await world.app.do({ do: 'open-rosters' });
  },
};

test.each(Object.entries(MOVES))(
  'a person %s: nothing is changed, and typed cells are those of their person and day',
  async (_what, move) => {
    await move();
    expect(await checkOf(world)).toMatchObject({ typed: 0, changes: 0, refused: [], sentences: [] });
    await takeOver();
    expect(shiftsIn(world)).toEqual(BEFORE);
    await typeTwo();
    expect(shiftsIn(world)).toEqual(AFTER);
  },
);

describe('refused with a sentence:', () => {
  const sentences = async () => (await checkOf(world)).sentences;
  /** Types into Kwame's and Hannah's rows, takes over, and says what was written. */
  const written = async () => {
    roster.type('Kwame Mensah', '2026-11-25', '11-18');
    roster.type('Amara Diallo', '2026-11-27', '9-12');
    await takeOver();
    return shiftsIn(world).slice(BEFORE.length);
  };
  const OF_KWAME = 'Kwame Mensah|Nov 25|11:00|18:00|Kitchen';
  const OF_AMARA = 'Amara Diallo|Nov 27|9:00|12:00';

  test('names that were sorted alone', async () => {
    roster.reorder(inKitchen(), [...inKitchen()].reverse(), [0]);
    expect(await sentences()).toEqual([
      'The row of Hannah Abbott says "Kwame Mensah" now. If the names were sorted alone, undo that; or make the roster again.',
      'The row of Kwame Mensah says "Hannah Abbott" now. If the names were sorted alone, undo that; or make the roster again.',
    ]);
    expect(await written()).toEqual([OF_AMARA]);
    expect(shiftsIn(world).slice(0, 4)).toEqual(BEFORE);
  });

  test('shifts that were sorted without their names', async () => {
    const days = [1, 2, 3, 4, 5, 6, 7, 8];
    roster.reorder(inKitchen(), [...inKitchen()].reverse(), [...days, 9, 10, 11]);
    expect(await sentences()).toHaveLength(2);
    expect(await written()).toEqual([OF_AMARA]);
  });

  test('dates that were typed over', async () => {
    const row = roster.rowOf('Person');
    const head = { row, column: roster.columnOf('Wed 25 Nov'), rows: 1, columns: 1 };
    world.workbook.grid.write(roster.id, head, [[{ value: 'Thu 3 Dec' }]], 'user');
    expect(await sentences()).toEqual([
      'The column of Wed 25 Nov says "Thu 3 Dec" now. Write Wed 25 Nov again, or make the roster again.',
    ]);
    const at = { ...head, row: roster.rowOf('Kwame Mensah') };
    world.workbook.grid.write(roster.id, at, [[{ value: '11-18' }]], 'user');
    await takeOver();
    expect(shiftsIn(world)).toEqual(BEFORE);
  });

  test('a row that was copied into an inserted one', async () => {
    person().insertRows(roster.rowOf('Kwame Mensah') + 1, 1, roster.sheet);
    roster.reorder([roster.rowOf('Kwame Mensah') - 1], [roster.rowOf('Kwame Mensah')]);
    expect(await sentences()).toEqual(['The row of Kwame Mensah is there twice. Delete the copy.']);
    expect(await written()).toEqual([OF_AMARA]);
    expect(shiftsIn(world).slice(0, 4)).toEqual(BEFORE);
  });

  test('a column that was copied over another one: one day is there twice, one is missing', async () => {
    const [from, to] = [roster.columnOf('Tue 24 Nov'), roster.columnOf('Wed 25 Nov')];
    const all = roster.cells();
    const area = { row: 0, column: to, rows: all.length, columns: 1 };
    world.workbook.grid.write(
      roster.id,
      area,
      all.map((line) => [line[from] ?? { value: '' }]),
      'user',
    );
    expect(await sentences()).toEqual([
      'The column of Tue 24 Nov is there twice. Delete the copy.',
      '1 day of the roster is no longer in its sheet. That changes nothing.',
    ]);
    await takeOver();
    expect(shiftsIn(world)).toEqual(BEFORE);
  });

  test('a deleted row and a deleted column change nothing and are counted', async () => {
    person().deleteRows(roster.rowOf('Ingrid Solberg') + 1, 1, roster.sheet);
    person().deleteColumn('B', roster.sheet);
    expect(await sentences()).toEqual([
      '1 row and 1 day of the roster are no longer in its sheet. That changes nothing.',
    ]);
    expect(await written()).toEqual([OF_KWAME, OF_AMARA]);
    expect(shiftsIn(world).slice(0, 4)).toEqual(BEFORE);
  });

  test.each(['row', 'column'])('a roster of which the hidden %s was deleted', async (what) => {
    if (what === 'row') person().deleteRows(roster.rowOf('Person'), 1, roster.sheet);
    else world.workbook.grid.deleteColumns(roster.id, roster.columnOf('days'), 1, 'user');
    expect(await sentences()).toEqual([
      'The hidden row or column of this roster is gone, or it is from another roster. What was typed can’t be taken over. Make the roster again.',
    ]);
    expect(await written()).toEqual([]);
  });

  test('a roster that was made again, in a file with the memory from before', async () => {
    const { xmlParts } = world.workbook.host.book;
    const before = new Map(xmlParts);
    roster.type('Kwame Mensah', '2026-11-25', '11-18');
    const { key } = await checkOf(world);
    await world.app.do({ do: 'make-roster-again', key, mayLose: true });
    xmlParts.clear();
    for (const [id, part] of before) xmlParts.set(id, part);
    await world.reopenConnected();
    await world.app.do({ do: 'open-rosters' });
    expect(await sentences()).toHaveLength(1);
    expect(await written()).toEqual([]);
  });

  test('a roster in a file without memory is no longer offered', async () => {
    roster.type('Kwame Mensah', '2026-11-25', '11-18');
    world.workbook.host.book.xmlParts.clear();
    await world.reopenConnected();
    await world.app.do({ do: 'open-rosters' });
    expect(world.view().roster).toMatchObject({ made: [], check: undefined });
    await takeOver();
    expect(shiftsIn(world)).toEqual(BEFORE);
  });

  test('a deleted sheet', async () => {
    person().deleteSheet(roster.sheet);
    await world.app.do({ do: 'check-roster' });
    expect(world.view().roster).toMatchObject({ made: [], check: undefined });
    await takeOver();
    expect(shiftsIn(world)).toEqual(BEFORE);
  });
});

test('a second pane takes over what was typed, and the first one finds nothing more to take over', async () => {
  roster.type('Kwame Mensah', '2026-11-25', '11-18');
  const other = await world.secondPane();
  await other.do({ do: 'open-rosters' });
  await other.do({ do: 'take-over-roster' });
  const after = [...BEFORE, 'Kwame Mensah|Nov 25|11:00|18:00|Kitchen'];
  expect(shiftsIn(world)).toEqual(after);
  await takeOver();
  expect(shiftsIn(world)).toEqual(after);
  expect(await checkOf(world)).toMatchObject({ typed: 0, changes: 0, conflicts: [] });
  other.close();
});

test('the pane counts a typed cell by itself', async () => {
  roster.type('Kwame Mensah', '2026-11-25', '11-18');
  await until(() => world.view().roster?.check?.typed === 1);
  roster.type('Kwame Mensah', '2026-11-25', '');
  await until(() => world.view().roster?.check?.typed === 0);
});
