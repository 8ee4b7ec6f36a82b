import { FrameHost, type DocumentSettings } from '../host/frame';
import type { Host } from '../host/host';
import { dockPane, type DockedPane } from './dock';

/** The add-in that the workbench shows: its name in the pane's head and its page, which is served unmodified. */
const ADD_IN = { title: 'Shiftsheet', address: '/taskpane.html' };

/** Task panes on one workbook: each frame has a host end of its own, all share the workbook and its settings. */
export class Panes {
  private readonly settings: DocumentSettings = new Map();
  private readonly frames: { window: Window | null; host: FrameHost }[] = [];
  private readonly docked: DockedPane[];
  private conversations = 0;

  constructor(
    dock: HTMLElement,
    count: number,
    private readonly host: Host,
  ) {
    window.addEventListener('message', ({ source, origin, data }) => {
      if (origin === window.location.origin)
        this.frames.find((frame) => frame.window === source)?.host.receive(data);
    });
    this.docked = Array.from({ length: count }, () => dockPane(dock, ADD_IN.title, ADD_IN.address));
    this.docked.forEach((pane, index) => {
      pane.reloadButton.addEventListener('click', () => {
        this.load(index);
      });
      this.load(index);
    });
  }

  /** Loads a pane's add-in anew, as if it had been closed and opened. */
  load(index: number): void {
    const pane = this.docked[index];
    if (!pane) throw new Error(`There is no pane ${String(index)}.`);
    this.frames[index]?.host.close();
    this.conversations += 1;
    const { origin } = window.location;
    const host = new FrameHost({
      instance: `pane-${String(index + 1)}`,
      // A new one for each load: the library keeps the settings of a conversation for the session.
      conversation: `conversation-${String(Date.now())}-${String(this.conversations)}`,
      origin,
      documentUrl: `${origin}/Book1.xlsx`,
      connection: this.host.connect(),
      settings: this.settings,
      post: (message) => {
        frame.contentWindow?.postMessage(message, origin);
      },
    });
    const frame = pane.load(host.windowName);
    this.frames[index] = { window: frame.contentWindow, host };
  }
}
