import { useEffect, useRef, useState } from 'preact/hooks';
import { moveFocus, type ArrowKeys } from '../arrow-keys';
import { Icon } from './icon';

export interface MenuItem {
  readonly words: string;
  readonly onPress: () => void;
}

interface MenuProps {
  /** The name of the button, which shows only three points. */
  readonly name: string;
  readonly items: readonly MenuItem[];
}

const KEYS: ArrowKeys = { next: 'ArrowDown', before: 'ArrowUp' };

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
      if (![KEYS.next, KEYS.before].includes(event.key)) return;
      event.preventDefault();
      return setOpen(true);
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      return close();
    }
    moveFocus(event, entries(), KEYS);
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
        <Icon of="more" />
      </button>
      {isOpen && (
        <div class="menu-list" role="menu" aria-label={name}>
          {items.map(({ words, onPress }) => (
            <button
              key={words}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close();
                onPress();
              }}
            >
              {words}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
