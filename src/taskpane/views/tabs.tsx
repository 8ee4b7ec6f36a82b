import { useRef } from 'preact/hooks';
import { moveFocus, type ArrowKeys } from '../arrow-keys';
import { text } from '../messages';
import { PANEL_ID, tabId, TABS, type Tab } from '../tab-names';

interface TabsProps {
  readonly open: Tab;
  readonly choose: (tab: Tab) => void;
}

const KEYS: ArrowKeys = { next: 'ArrowRight', before: 'ArrowLeft' };

/**
 * The four parts of the pane. The arrow keys move the focus, and Enter opens: Reports looks into the workbook first, so a tab
 * does not open just because the focus passes it. (ARIA Authoring Practices, "Tabs with Manual Activation")
 */
export function Tabs({ open, choose }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    moveFocus(event, tabs, KEYS);
  };
  return (
    <nav aria-label={text.tabs.name}>
      <div class="tabs" role="tablist" aria-label={text.tabs.name} ref={list} onKeyDown={move}>
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
            <span data-words={text.tabs[tab]}>{text.tabs[tab]}</span>
          </button>
        ))}
      </div>
    </nav>
  );
}
