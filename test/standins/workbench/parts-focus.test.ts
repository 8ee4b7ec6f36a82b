/** @jest-environment jsdom */
/** F6 moves the keyboard focus from part to part of the workbench, and skips parts that are not shown. */
import { framePart, goOn, listenForF6, type PagePart } from '../../../src/standins/workbench/parts-focus';

const went: string[] = [];
beforeEach(() => {
  went.length = 0;
});

function part(
  name: string,
  options: { readonly isHere?: boolean; readonly isShown?: boolean } = {},
): PagePart {
  const { isHere = false, isShown = true } = options;
  return {
    contains: () => isHere,
    focus: () => {
      if (isShown) went.push(name);
      return isShown;
    },
  };
}

test.each([
  [false, ['pane']],
  [true, ['bar']],
])('from the grid, back: %s', (back, wanted) => {
  const parts = [part('bar'), part('tour', { isShown: false }), part('grid', { isHere: true }), part('pane')];
  goOn(parts, null, back);
  expect(went).toEqual(wanted);
});

test('after the last part comes the first one', () => {
  goOn([part('bar'), part('pane', { isHere: true })], null, false);
  expect(went).toEqual(['bar']);
});

test('the part that F6 reaches has a ring until the next key', () => {
  const grid = document.createElement('section');
  listenForF6([
    part('bar', { isHere: true }),
    { contains: () => false, focus: () => true, ringed: () => grid },
  ]);
  const press = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key }));
  press('F6');
  expect(grid.className).toBe('reached');
  press('a');
  expect(grid.className).toBe('');
});

test('the buttons around a frame belong to the same part', () => {
  const pane = document.createElement('section');
  const [frame, reload] = [document.createElement('iframe'), document.createElement('button')];
  pane.append(reload, frame);
  const { contains } = framePart(() => frame);
  expect([reload, frame, document.body].map(contains)).toEqual([true, true, false]);
});
