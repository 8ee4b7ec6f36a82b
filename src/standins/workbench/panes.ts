import { FrameHost, type DocumentSettings } from '../excel/frame';
import type { Host } from '../excel/host';
import type { ChosenColours } from './chosen-colours';
import { dockPane, type DockedPane } from './dock';

/** The add-in that the workbench shows: its name in the pane's header, and its page, which is served unmodified. */
const ADD_IN = { title: 'Shiftsheet', address: '/taskpane.html' };

/** What the page does with the window of each add-in that was loaded. */
interface PaneSurroundings {
  readonly colours: ChosenColours;
  /** Listens for the keys of the page. */
  readonly listenIn: (inside: Window) => void;
}

/** Task panes on one workbook. Each frame has a host end of its own. All share the workbook and its settings. */
export class Panes {
  private readonly settings: DocumentSettings = new Map();
  private readonly frames: { readonly window: Window; readonly host: FrameHost; ruled: boolean }[] = [];
  private readonly docked: DockedPane[];
  private conversations = 0;

  constructor(
    dock: HTMLElement,
    count: number,
    private readonly host: Host,
    private readonly page: PaneSurroundings,
    private readonly excel: { readonly excelApi: string; readonly language: string },
  ) {
    window.addEventListener('message', ({ source, origin, data }) => {
      const frame = this.frames.find(({ window: pane }) => pane === source);
      if (!frame || origin !== window.location.origin) return;
      // The library sends a message before it starts the add-in: now the pane's window is the add-in's own.
      if (!frame.ruled) {
        this.page.colours.rule(frame.window);
        this.page.listenIn(frame.window);
      }
      frame.ruled = true;
      frame.host.receive(data);
    });
    this.docked = Array.from({ length: count }, () => dockPane(dock, ADD_IN.title, ADD_IN.address));
    this.docked.forEach((pane, index) => {
      pane.reloadButton.addEventListener('click', () => {
        this.load(index);
      });
      this.load(index);
    });
  }

  /** Loads a pane's add-in again, as if the pane was closed and opened. */
  load(index: number): void {
    const pane = this.docked[index];
    if (!pane) throw new Error(`There is no pane ${String(index)}.`);
    this.frames[index]?.host.close();
    this.conversations += 1;
    const { origin } = window.location;
    const host = new FrameHost({
      instance: `pane-${String(index + 1)}`,
      // Each load has a new one: the library keeps the settings of a conversation for the session.
      conversation: `conversation-${String(Date.now())}-${String(this.conversations)}`,
      origin,
      connection: this.host.connect(),
      settings: this.settings,
      ...this.excel,
      post: (message) => {
        frame.contentWindow?.postMessage(message, origin);
      },
    });
    const frame = pane.load(host.windowName);
    if (!frame.contentWindow) throw new Error('The frame has no window.');
    this.frames[index] = { window: frame.contentWindow, host, ruled: false };
  }
}
