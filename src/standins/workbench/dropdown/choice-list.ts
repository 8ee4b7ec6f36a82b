/** A cell on the page, in CSS pixels from the window's top left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** In pixels. The style sheet sets the same height for an entry. */
const ENTRY_HEIGHT = 22;
/** A few more than Excel shows before it scrolls. */
const ENTRIES_SHOWN = 12;
const LEAST_WIDTH = 160;
/** In characters. Longer entries end with an ellipsis. */
const WIDEST = 44;
/** The list's own border, above and below, and the line to type into, in pixels. */
const FRAME = 34;

export interface OpenList {
  close(): void;
}

/**
 * Opens the list of choices at a cell. It has a line to type into, which narrows the list. Only the visible entries are drawn:
 * 10,000 names open at once. Up, Down, PageUp, PageDown, Home, End move, Enter chooses, Esc and a click elsewhere close the
 * list.
 *
 * @param current the cell's text: the entry at which the list starts.
 * @param onEnd is called once, with the choice, if there is one.
 */
export function openChoiceList(
  choices: readonly string[],
  current: string,
  box: Box,
  onEnd: (choice: string | undefined) => void,
): OpenList {
  const frame = document.createElement('div');
  frame.className = 'choices';
  const filter = document.createElement('input');
  const list = document.createElement('div');
  const tall = document.createElement('div');
  frame.append(filter, list);
  list.append(tall);
  name(filter, list, tall);

  let found = choices;
  let at = Math.max(0, found.indexOf(current));
  let isOpen = true;

  const end = (choice?: string): void => {
    if (!isOpen) return;
    isOpen = false;
    document.removeEventListener('pointerdown', pressed, true);
    frame.remove();
    onEnd(choice);
  };
  const pressed = (event: PointerEvent): void => {
    if (!(event.target instanceof Node && frame.contains(event.target))) end();
  };
  const draw = (): void => {
    const first = Math.floor(list.scrollTop / ENTRY_HEIGHT);
    const shown = found.slice(first, first + ENTRIES_SHOWN + 1);
    tall.replaceChildren(...shown.map((choice, index) => entry(choice, first + index)));
    if (found.length === 0) tall.append(nothing());
    filter.setAttribute('aria-activedescendant', found.length === 0 ? '' : entryId(at));
  };
  const entry = (choice: string, index: number): HTMLElement => {
    const line = document.createElement('div');
    line.id = entryId(index);
    line.className = 'choice';
    line.textContent = choice;
    line.title = choice;
    line.dir = 'auto';
    line.style.top = `${String(index * ENTRY_HEIGHT)}px`;
    line.setAttribute('role', 'option');
    line.setAttribute('aria-selected', String(index === at));
    line.setAttribute('aria-posinset', String(index + 1));
    line.setAttribute('aria-setsize', String(found.length));
    line.addEventListener('click', () => {
      end(choice);
    });
    return line;
  };
  const moveTo = (index: number): void => {
    at = Math.min(Math.max(0, index), Math.max(0, found.length - 1));
    // The height is set first, because the list can't scroll farther than its height.
    tall.style.height = `${String(Math.max(1, found.length) * ENTRY_HEIGHT)}px`;
    const top = at * ENTRY_HEIGHT;
    const lowest = top - (ENTRIES_SHOWN - 1) * ENTRY_HEIGHT;
    list.scrollTop = Math.min(top, Math.max(list.scrollTop, lowest));
    draw();
  };

  filter.addEventListener('input', () => {
    const typed = filter.value.toLocaleLowerCase();
    found = choices.filter((choice) => choice.toLocaleLowerCase().includes(typed));
    list.scrollTop = 0;
    moveTo(0);
  });
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => moveTo(at + 1),
    ArrowUp: () => moveTo(at - 1),
    PageDown: () => moveTo(at + ENTRIES_SHOWN - 1),
    PageUp: () => moveTo(at - ENTRIES_SHOWN + 1),
    Home: () => moveTo(0),
    End: () => moveTo(found.length - 1),
    Enter: () => end(found[at]),
    Tab: () => end(found[at]),
    Escape: () => end(),
  };
  frame.addEventListener('keydown', (event) => {
    const move = event.isComposing ? undefined : moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  });
  list.addEventListener('scroll', draw);
  // The keyboard focus remains in the line to type into.
  list.addEventListener('pointerdown', (event) => {
    event.preventDefault();
  });
  document.addEventListener('pointerdown', pressed, true);

  document.body.append(frame);
  place(frame, list, box, choices);
  moveTo(at);
  filter.focus();
  return { close: () => end() };
}

const entryId = (index: number): string => `choice-${String(index)}`;

function name(filter: HTMLInputElement, list: HTMLElement, tall: HTMLElement): void {
  filter.placeholder = 'Type to narrow the list';
  filter.setAttribute('aria-label', filter.placeholder);
  filter.setAttribute('role', 'combobox');
  filter.setAttribute('aria-expanded', 'true');
  filter.setAttribute('aria-controls', 'choice-list');
  filter.setAttribute('aria-autocomplete', 'list');
  filter.autocomplete = 'off';
  list.className = 'choice-list';
  tall.id = 'choice-list';
  tall.setAttribute('role', 'listbox');
  tall.setAttribute('aria-label', 'Choices');
}

/** Below the cell, or above it if there is more room. As wide as the longest entry needs. */
function place(frame: HTMLElement, list: HTMLElement, box: Box, choices: readonly string[]): void {
  const height = Math.min(ENTRIES_SHOWN, Math.max(1, choices.length)) * ENTRY_HEIGHT;
  const longest = choices.reduce((most, choice) => Math.max(most, choice.length), 0);
  list.style.height = `${String(height)}px`;
  frame.style.width = `${String(Math.min(WIDEST, longest + 4))}ch`;
  frame.style.minWidth = `${String(Math.max(LEAST_WIDTH, box.right - box.left))}px`;
  frame.style.left = `${String(Math.min(box.left, window.innerWidth - frame.offsetWidth))}px`;
  const isBelow = box.bottom + height + FRAME <= window.innerHeight || box.top < window.innerHeight / 2;
  if (isBelow) frame.style.top = `${String(box.bottom)}px`;
  else frame.style.bottom = `${String(window.innerHeight - box.top)}px`;
}

function nothing(): HTMLElement {
  const line = document.createElement('div');
  line.className = 'no-choice';
  line.textContent = 'Nothing in the list has this';
  return line;
}
