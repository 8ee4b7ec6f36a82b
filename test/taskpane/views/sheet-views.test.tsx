/** @jest-environment jsdom */
import { act as settled } from 'preact/test-utils';
import type { SheetViewsScreen } from '../../../src/app/view/index';
import { drawPane, words } from '../fake-app';
import { inSandbox, untouchedUsers } from '../sample-views';

const column = (id: string, header: string, more: Partial<SheetViewsScreen['columns'][number]> = {}) => ({
  id,
  header,
  isHidden: false,
  seldom: false,
  texts: [],
  ...more,
});

const looks: SheetViewsScreen = {
  kind: 'time-blocks',
  title: 'Time Blocks',
  dated: true,
  columns: [
    column('Person', 'Person'),
    column('Department', 'Department', { texts: ['Bar', 'Kitchen'] }),
    column('ExternalID', 'External ID', { isHidden: true, seldom: true }),
  ],
  views: [{ name: 'Kitchen, this week' }],
};

const draw = () => drawPane({ ...inSandbox, screen: { kind: 'sheet-views', looks } });
type Drawn = ReturnType<typeof draw>;

function tick({ root }: Drawn, label: string): void {
  const [found] = [...root.querySelectorAll<HTMLLabelElement>('label.check')].filter(
    (each) => words(each) === label,
  );
  void settled(() => found?.querySelector('input')?.click());
}

function choose({ root }: Drawn, id: string, value: string): void {
  const select = root.querySelector<HTMLSelectElement>(`#${id}`);
  if (!select) throw new Error(`no list ${id}`);
  void settled(() => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

test('the columns that are ticked are shown after one press', () => {
  const pane = draw();
  tick(pane, 'External ID');
  tick(pane, 'Person');
  pane.press('Show these columns');
  pane.press('Tick the standard columns');
  pane.press('Show these columns');
  expect(pane.intents).toEqual([
    { do: 'hide-columns', kind: 'time-blocks', ids: ['Person'] },
    { do: 'hide-columns', kind: 'time-blocks', ids: ['ExternalID'] },
  ]);
});

test('a saved view is shown and deleted', () => {
  const pane = draw();
  pane.press('Kitchen, this week');
  pane.press('Delete the view Kitchen, this week');
  expect(pane.intents).toMatchObject([
    { do: 'show-view', kind: 'time-blocks', view: { name: 'Kitchen, this week' } },
    { do: 'delete-view', kind: 'time-blocks', name: 'Kitchen, this week' },
  ]);
});

test('a view needs a name; what was chosen stays until it has one', () => {
  const pane = draw();
  choose(pane, 'view-column', 'Department');
  pane.press('Which values of Department all');
  tick(pane, 'Kitchen');
  choose(pane, 'view-week', 'next');
  choose(pane, 'view-sort', 'Person');
  pane.press('Save and show the view');
  expect(words(pane.root.querySelector('.field-error'))).toBe('Type a name for the view.');
  const name = pane.root.querySelector<HTMLInputElement>('#view-name');
  if (name) name.value = ' Kitchen ';
  pane.press('Save and show the view');
  expect(pane.intents).toMatchObject([
    {
      do: 'save-view',
      kind: 'time-blocks',
      view: {
        name: 'Kitchen',
        only: { column: 'Department', texts: ['Kitchen'] },
        week: 'next',
        sort: 'Person',
      },
    },
  ]);
});

test('a name of a view is short, differs by more than capitals, and has no hidden characters', () => {
  const pane = draw();
  const save = (typed: string) => {
    const name = pane.root.querySelector<HTMLInputElement>('#view-name');
    if (name) name.value = typed;
    pane.press('Save and show the view');
    return words(pane.root.querySelector('.field-error'));
  };
  expect(save('n'.repeat(41))).toBe('Type a shorter name: 40 characters at most.');
  expect(save('all ROWS')).toContain('Another view has this name');
  expect(save('KITCHEN, this week')).toContain('Another view has this name');
  expect(pane.intents).toEqual([]);
  save('\u202EKitchen\u202C\t 🍳');
  expect(pane.intents).toMatchObject([{ do: 'save-view', view: { name: 'Kitchen 🍳' } }]);
});

test('the card of a sheet shows a saved view or all rows with one press', () => {
  const table = { ...untouchedUsers, dated: true };
  const pane = drawPane({
    ...inSandbox,
    tables: [table],
    active: table.kind,
    savedViews: { [table.kind]: ['By name'] },
  });
  for (const name of ['All rows', 'By name']) pane.press(name);
  expect(pane.intents).toMatchObject([
    { do: 'show-view', view: 'all' },
    { do: 'show-view', view: { name: 'By name' } },
  ]);
});
