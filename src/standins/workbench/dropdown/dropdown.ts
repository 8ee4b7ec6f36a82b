import {
  IEditorBridgeService,
  getViewportByCell,
  IRenderManagerService,
  SheetSkeletonManagerService,
} from '@univerjs/preset-sheets-core';
import { formatAddress, parseAddress } from '../../excel/address';
import type { Host } from '../../excel/host';
import type { UniverGrid } from '../grid/univer-grid';
import type { Hands } from '../redirected-acts';
import { openChoiceList, type OpenList, type Box } from './choice-list';
import { hasChoices, offeredChoices, type CellAt } from './offered-choices';

const ARROW =
  '<svg width="9" height="5" viewBox="0 0 9 5" aria-hidden="true"><path d="M0 0h9L4.5 5z" fill="currentColor"/></svg>';

/** The selected cell's dropdown: an arrow at its right edge, and the list that it opens. */
export interface Dropdown {
  /** The entries of a cell's list; undefined if the cell has none. `sheet` is a name; if absent, the sheet in front. */
  readonly choices: (address: string, sheet?: string) => readonly string[] | undefined;
  /** Chooses an entry from a cell's list. @throws if the list does not have the text. */
  readonly choose: (address: string, text: string, sheet?: string) => void;
  dispose(): void;
}

/**
 * Shows the arrow while the selected cell has a dropdown. A click on the arrow, or Alt+Down in the grid, opens the list. The
 * chosen entry is typed into the cell, as the person would do it.
 *
 * @param sheetElement contains the spreadsheet; keys that are pressed elsewhere are ignored.
 * @param refuse is called with the reason why Excel would not accept the entry there.
 */
export function offerDropdown(
  host: Host,
  { grid, gestures }: Hands,
  sheetElement: HTMLElement,
  refuse: (problem: unknown) => void,
): Dropdown {
  const { commands, injector } = grid.book.engine;
  const arrow = arrowButton();
  document.body.append(arrow);

  let open: (CellAt & { readonly box: Box; readonly list: OpenList }) | undefined;
  let frame = 0;

  const selected = (): CellAt => {
    const { sheet, area } = grid.selection();
    return { sheet, row: area.row, column: area.column };
  };
  const boxOf = (cell: CellAt): Box | undefined =>
    hasChoices(host.book, cell) ? cellBox(grid, cell.row, cell.column) : undefined;

  const show = (): void => {
    frame = 0;
    const cell = selected();
    const box = boxOf(cell);
    if (open && !(box && sameCell(open, cell) && sameBox(open.box, box))) open.list.close();
    arrow.hidden = box === undefined;
    if (!box) return;
    arrow.style.left = `${String(box.right)}px`;
    arrow.style.top = `${String(box.bottom)}px`;
  };
  /** Draws once for all changes before the next picture: a push runs thousands of commands. */
  const showSoon = (): void => {
    frame ||= requestAnimationFrame(show);
  };

  const openAt = (cell: CellAt): void => {
    const box = boxOf(cell);
    const choices = offeredChoices(host.book, cell);
    if (!box || !choices) return;
    open?.list.close();
    const focused = document.activeElement;
    const area = { row: cell.row, column: cell.column, rows: 1, columns: 1 };
    const current = grid.texts(cell.sheet, area)[0]?.[0] ?? '';
    const list = openChoiceList(choices, current, box, (choice) => {
      open = undefined;
      if (focused instanceof HTMLElement) focused.focus();
      if (choice === undefined) return;
      try {
        gestures.pick(formatAddress(area), choice, grid.book.sheet(cell.sheet).getName());
      } catch (problem) {
        refuse(problem);
      }
    });
    open = { ...cell, box, list };
  };

  // The grid keeps the keyboard focus while the arrow is pressed. A second press closes the list.
  arrow.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    event.stopPropagation();
    if (open) open.list.close();
    else openAt(selected());
  });
  const keyPressed = (event: KeyboardEvent): void => {
    const isOurs = event.altKey && event.key === 'ArrowDown' && isWithin(sheetElement, event.target);
    if (!isOurs || injector.get(IEditorBridgeService).isVisible().visible) return;
    if (!hasChoices(host.book, selected())) return;
    event.preventDefault();
    event.stopPropagation();
    openAt(selected());
  };
  document.addEventListener('keydown', keyPressed, true);
  window.addEventListener('resize', showSoon);
  const size = new ResizeObserver(showSoon);
  size.observe(sheetElement);
  const listening = commands.onCommandExecuted(showSoon);

  const cellNamed = (address: string, name: string | undefined): CellAt => {
    const area = parseAddress(address);
    const sheet =
      name === undefined
        ? grid.activeSheet()
        : grid.sheets().find((gridSheet) => gridSheet.name === name)?.id;
    if (!area || sheet === undefined)
      throw new Error(`There is no cell ${address} on ${name ?? 'the sheet'}.`);
    return { sheet, row: area.row, column: area.column };
  };
  const choices = (address: string, sheet?: string): readonly string[] | undefined =>
    offeredChoices(host.book, cellNamed(address, sheet));

  return {
    choices,
    choose(address, text, sheet) {
      if (!choices(address, sheet)?.includes(text)) throw new Error(`${address} does not offer "${text}".`);
      gestures.type(address, text, sheet);
    },
    dispose() {
      cancelAnimationFrame(frame);
      open?.list.close();
      listening.dispose();
      size.disconnect();
      window.removeEventListener('resize', showSoon);
      document.removeEventListener('keydown', keyPressed, true);
      arrow.remove();
    },
  };
}

function arrowButton(): HTMLButtonElement {
  const arrow = document.createElement('button');
  arrow.type = 'button';
  arrow.className = 'dropdown-arrow';
  arrow.title = 'Choose from the list (Alt+Down)';
  arrow.setAttribute('aria-label', arrow.title);
  arrow.setAttribute('aria-haspopup', 'listbox');
  arrow.tabIndex = -1; // with the keyboard, Alt+Down opens it
  arrow.innerHTML = ARROW;
  arrow.hidden = true;
  return arrow;
}

const isWithin = (element: HTMLElement, target: EventTarget | null): boolean =>
  target instanceof Node && element.contains(target);

const sameCell = (one: CellAt, other: CellAt): boolean =>
  one.sheet === other.sheet && one.row === other.row && one.column === other.column;

const sameBox = (one: Box, other: Box): boolean =>
  one.left === other.left &&
  one.top === other.top &&
  one.right === other.right &&
  one.bottom === other.bottom;

/** In pixels, with the gap. The style sheet has the arrow's size. */
const ROOM_FOR_ARROW = 19;

/**
 * The box of the visible part of a cell on the shown sheet; undefined while the cell is scrolled out of view or nothing is
 * drawn.
 */
function cellBox({ book }: UniverGrid, row: number, column: number): Box | undefined {
  const render = book.engine.injector.get(IRenderManagerService).getRenderById(book.unitId);
  const skeleton = render?.with(SheetSkeletonManagerService).getCurrentSkeleton();
  const viewport = render && getViewportByCell(row, column, render.scene, book.workbook.getActiveSheet());
  if (!render || !skeleton || !viewport) return undefined;
  const { startX, startY, endX, endY } = skeleton.getCellWithCoordByIndex(row, column);
  const canvas = render.engine.getCanvasElement().getBoundingClientRect();
  const { scaleX, scaleY } = render.scene.getAncestorScale();
  const x = (at: number): number => canvas.left + (at - viewport.viewportScrollX) * scaleX;
  const y = (at: number): number => canvas.top + (at - viewport.viewportScrollY) * scaleY;
  const [left, top] = [canvas.left + viewport.left, canvas.top + viewport.top];
  const [right, bottom] = [left + (viewport.width ?? 0), top + (viewport.height ?? 0)];
  const box = {
    left: Math.max(left, x(startX)),
    top: Math.max(top, y(startY)),
    // The arrow is to the right of the cell, over the next one, and must be visible together with the cell.
    right: Math.min(right, canvas.right - ROOM_FOR_ARROW, x(endX)),
    bottom: Math.min(bottom, y(endY)),
  };
  return box.right > box.left && box.bottom > box.top ? box : undefined;
}
