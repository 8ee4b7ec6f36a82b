/** Menus and tabs, with their keys. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { paneText } from '../messages';
import { Icon } from './controls';

/** Keys that move the focus among elements: to the next, to the one before. */
interface ArrowKeys {
  readonly next: string;
  readonly before: string;
}

/**
 * Moves the focus among elements with two arrow keys, "Home" and "End". After the last element comes the first.
 * (ARIA Authoring Practices, "Menu Button" and "Tabs")
 */
function moveFocus(
  event: KeyboardEvent,
  elements: readonly HTMLElement[],
  { next, before }: ArrowKeys,
): void {
  const at = elements.findIndex((element) => element === event.target);
  const places: Readonly<Record<string, number>> = {
    [next]: (at + 1) % elements.length,
    [before]: (at - 1 + elements.length) % elements.length,
    Home: 0,
    End: elements.length - 1,
  };
  const place = places[event.key];
  if (place === undefined) return;
  event.preventDefault();
  elements[place]?.focus();
}

/** The parts of the pane after the user has connected. */
const TABS = ['home', 'shifts', 'reports', 'data'] as const;
export type Tab = (typeof TABS)[number];

/** The id of the part of the page that the tabs change. */
export const PANEL_ID = 'panel';

export const tabId = (tab: Tab): string => `tab-${tab}`;

export interface MenuItem {
  readonly words: string;
  readonly onPress: () => void;
}

/** Leads out of the pane. */
interface MenuLink {
  readonly words: string;
  readonly href: string;
}

interface MenuProps {
  /** The name of the button, which shows only three points. */
  readonly name: string;
  readonly items: readonly (MenuItem | MenuLink)[];
}

const DOWN_AND_UP: ArrowKeys = { next: 'ArrowDown', before: 'ArrowUp' };

/** Less used acts, behind a button. (ARIA Authoring Practices, "Menu Button") */
export function Menu({ name, items }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const all = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const entries = () => [...(all.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  useEffect(() => {
    if (!isOpen) return;
    const [first, ...rest] = entries();
    rest.at(-1)?.scrollIntoView?.({ block: 'nearest' });
    first?.focus();
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) {
      if (![DOWN_AND_UP.next, DOWN_AND_UP.before].includes(event.key)) return;
      event.preventDefault();
      return setOpen(true);
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      return close();
    }
    moveFocus(event, entries(), DOWN_AND_UP);
  };
  const onFocusOut = (event: FocusEvent) => {
    const to = event.relatedTarget;
    if (!(to instanceof Node) || !all.current?.contains(to)) setOpen(false);
  };
  return (
    <div class="menu" ref={all} onKeyDown={onKeyDown} onFocusOut={onFocusOut}>
      <button
        type="button"
        class="menu-button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={name}
        ref={button}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon picture="more" />
      </button>
      {isOpen && (
        <div class="menu-list" role="menu" aria-label={name}>
          {items.map((item) =>
            'href' in item ? (
              <a
                key={item.words}
                role="menuitem"
                tabIndex={-1}
                href={item.href}
                target="_blank"
                rel="noopener noreferrer"
                onClick={close}
              >
                {item.words}
                <span class="visually-hidden"> {paneText.connect.newWindow}</span>
              </a>
            ) : (
              <button
                key={item.words}
                type="button"
                role="menuitem"
                tabIndex={-1}
                onClick={() => {
                  close();
                  item.onPress();
                }}
              >
                {item.words}
              </button>
            ),
          )}
        </div>
      )}
    </div>
  );
}

const RIGHT_AND_LEFT: ArrowKeys = { next: 'ArrowRight', before: 'ArrowLeft' };

/**
 * The four parts of the pane. The arrow keys move the focus, and Enter opens: Reports looks into the workbook first, so a tab
 * does not open just because the focus passes it. (ARIA Authoring Practices, "Tabs with Manual Activation")
 */
export function Tabs({ open, choose }: { readonly open: Tab; readonly choose: (tab: Tab) => void }) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    moveFocus(event, tabs, RIGHT_AND_LEFT);
  };
  return (
    <nav aria-label={paneText.tabs.name}>
      <div class="tabs" role="tablist" aria-label={paneText.tabs.name} ref={list} onKeyDown={move}>
        {TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={tabId(tab)}
            aria-selected={tab === open}
            aria-controls={PANEL_ID}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => choose(tab)}
          >
            <span data-words={paneText.tabs[tab]}>{paneText.tabs[tab]}</span>
          </button>
        ))}
      </div>
    </nav>
  );
}
