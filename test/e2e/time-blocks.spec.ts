/** The schedules, which the service can't list: the typed blocks are compared with the sandbox's records. */
import { differences } from './stored-as-shown';
import { expect, test } from './workbench-test';

type Typed = Readonly<Record<string, string>>;

interface Blocks {
  readonly good: readonly Typed[];
  /** Blocked rows, each with a part of its message. */
  readonly bad: readonly (readonly [cells: Typed, message: string])[];
}

const shift = { Person: 'Ingrid Solberg', Date: '2026-11-23', Start: '9', End: '5:30p' };
const dated: Blocks = {
  good: [
    shift,
    { Person: 'open shift', Date: '2026-11-28', Start: '2200', End: '6:00', Hours: '7.5' },
    {
      ...shift,
      Person: 'kwamemensah@harbourlight.example',
      Department: 'kitchen',
      Area: 'جناح البحر',
      Task: 'Handover',
      'Time of day': 'Late',
      Notes: '  =1+1, 夜勤 🌙 «ليل»',
      Color: '#ff8000',
    },
    { ...shift, 'Time-off reason': 'Holiday', 'Time-off account': 'Vacation' },
    { ...shift, 'End date': '2026-11-25' },
  ],
  bad: [
    [{ ...shift, Person: 'Ingrid Solbergg' }, 'did you mean Ingrid Solberg'],
    [{ ...shift, Date: '31.11.2026' }, 'is not a date'],
    [{ ...shift, End: '' }, 'End'],
    [{ ...shift, 'End date': '2026-11-22' }, 'ends the shift before it begins'],
  ],
};
const onDay = { Person: 'Kwame Mensah', 'Day number': '3', Start: '9', End: '17' };
const recurring: Blocks = {
  good: [onDay, { ...onDay, 'Day number': '14', Start: '22', End: '6', Hours: '8', Task: 'Breakfast' }],
  bad: [[{ ...onDay, 'Day number': '' }, 'Day number is empty']],
};
const SCHEDULES: readonly (readonly [sheet: string, blocks: Blocks])[] = [
  ['Time Blocks', dated],
  ['Recurring Blocks', recurring],
  ['Timesheet', dated],
  ['Template 1000', dated],
];

test(
  'every schedule takes blocks as people type them, and the sandbox has what the sheets show',
  { tag: '@long' },
  async ({ workbench }) => {
    await workbench.openWithEverything();
    for (const sheet of ['Time Blocks', 'Recurring Blocks', 'Timesheet']) {
      await workbench.makeSheet(sheet);
    }
    await workbench.openMoreSheets();
    await workbench.pane.getByText('A schedule template…').click();
    await workbench.pane.getByLabel('Template number').fill('1000');
    await workbench.button('Make its sheet').click();
    await workbench.notice('The sheet Template 1000 is ready').waitFor();
    await workbench.tab('Home').click();

    for (const [sheet, { good, bad }] of SCHEDULES) {
      const typed = [...good, ...bad.map(([cells]) => cells)];
      for (const [index, cells] of typed.entries()) await workbench.type(index + 2, cells, sheet);
    }
    expect(await workbench.push()).toBe('17 stored');

    for (const [sheet, { good, bad }] of SCHEDULES) {
      const cells = (await workbench.rows(sheet)).map((row) => row.cells);
      expect
        .soft(
          cells.slice(0, good.length).map(({ Status }) => Status),
          sheet,
        )
        .toEqual(good.map(() => '0'));
      for (const [index, [, message]] of bad.entries())
        expect.soft(cells[good.length + index], `${sheet}: ${message}`).toMatchObject({
          Status: 'Fix',
          Message: expect.stringContaining(message),
        });
      expect.soft(await differences(workbench, sheet), sheet).toEqual([]);
    }

    await workbench.done();
    await workbench.type(2, { Start: '10:30', Hours: '6' }, 'Time Blocks');
    await workbench.type(3, { Person: 'solberg, ingrid', Hours: '' }, 'Timesheet');
    await workbench.type(2, { 'Day number': '4' }, 'Recurring Blocks');
    await workbench.type(4, { Area: 'Seaview', Notes: 'moved' }, 'Template 1000');
    expect(await workbench.push()).toBe('4 stored');
    for (const [sheet] of SCHEDULES) expect.soft(await differences(workbench, sheet), sheet).toEqual([]);
    expect((await workbench.sandbox()).timeBlocks).toHaveLength(17);
    expect(workbench.errors).toEqual([]);
  },
);
