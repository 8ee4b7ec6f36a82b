/** The task panes beside the grid. Each is an add-in in a frame, with a header to reload it and an edge to drag. */

/** Widths in CSS pixels. Excel opens a pane at 350, and a pane is readable down to 320. */
const WIDTH = { start: 350, least: 320, most: 700, step: 10 };

const RELOAD_ICON =
  '<svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.2" stroke-linecap="round" aria-hidden="true"><path d="M13 8a5 5 0 1 1-1.6-3.7M13 2v3h-3"/></svg>';

/** The add-in page in its frame. A reload replaces the frame, as Excel does. */
export interface DockedPane {
  /** Loads the add-in again. `name` is the name of the frame's window, from which Office.js learns its host. */
  load(name: string): HTMLIFrameElement;
  readonly reloadButton: HTMLButtonElement;
}

/** Adds an empty pane to the dock. */
export function dockPane(dock: HTMLElement, title: string, address: string): DockedPane {
  const pane = document.createElement('section');
  pane.className = 'pane';
  pane.setAttribute('aria-label', title);
  const head = document.createElement('header');
  head.className = 'pane-head';
  const heading = document.createElement('h2');
  heading.textContent = title;
  const reloadButton = document.createElement('button');
  reloadButton.type = 'button';
  reloadButton.title = 'Reload the pane';
  reloadButton.setAttribute('aria-label', reloadButton.title);
  reloadButton.innerHTML = RELOAD_ICON;
  head.append(heading, reloadButton);
  pane.append(splitter(pane), head);
  dock.append(pane);
  return {
    reloadButton,
    load(name) {
      pane.querySelector('iframe')?.remove();
      const frame = document.createElement('iframe');
      frame.title = title;
      frame.name = name;
      frame.src = address;
      pane.append(frame);
      return frame;
    },
  };
}

/** The pane's left edge, moved by pointer or arrow keys. */
function splitter(pane: HTMLElement): HTMLElement {
  const edge = document.createElement('div');
  edge.className = 'splitter';
  edge.tabIndex = 0;
  edge.setAttribute('role', 'separator');
  edge.setAttribute('aria-orientation', 'vertical');
  edge.setAttribute('aria-label', 'Width of the pane');
  edge.setAttribute('aria-valuemin', String(WIDTH.least));
  edge.setAttribute('aria-valuemax', String(WIDTH.most));
  const resize = (width: number) => {
    const fitting = Math.round(Math.min(WIDTH.most, Math.max(WIDTH.least, width)));
    pane.style.width = `${String(fitting)}px`;
    edge.setAttribute('aria-valuenow', String(fitting));
  };
  resize(WIDTH.start);
  edge.addEventListener('pointerdown', (event) => {
    edge.setPointerCapture(event.pointerId);
    document.body.classList.add('resizing');
  });
  edge.addEventListener('pointermove', (event) => {
    if (edge.hasPointerCapture(event.pointerId)) resize(pane.getBoundingClientRect().right - event.clientX);
  });
  edge.addEventListener('lostpointercapture', () => {
    document.body.classList.remove('resizing');
  });
  edge.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: WIDTH.step, ArrowRight: -WIDTH.step }[event.key];
    if (step !== undefined) resize(pane.offsetWidth + step);
  });
  return edge;
}
