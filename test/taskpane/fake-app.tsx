/** A pane over an app that only records its intents. A test sets the view and reads what a user would. */
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act as settled } from 'preact/test-utils';
import type { Intent, View } from '../../src/app/view';
import { paneText } from '../../src/taskpane/messages';
import { Pane, screensPart } from '../../src/taskpane/pane';
import { until, wait } from '../runner/until';

// As after the pane's start: the screens are loaded.
beforeAll(() => screensPart.load());

interface DrawnPane {
  readonly root: HTMLElement;
  readonly intents: readonly Intent[];
  /** How often the page was loaded again. */
  reloads(): number;
  /** Shows the next view, as the app would. */
  show(view: View): void;
  /** Moves the pane's clock forward. */
  pass(ms: number): void;
  /** The one button with this name. Throws if there is none or more than one. */
  button(name: string): HTMLElement;
  press(name: string): void;
  /** Everything of that name that the pane has asked for, also what it asks for by itself. */
  asked(name: Intent['do']): readonly Intent[];
  /** What a screen reader was last given, politely and urgently. */
  heard(): { polite: string; urgent: string };
}

/** What the pane asks for by itself, whatever the user does. */
const QUIET: readonly Intent['do'][] = ['watch-rows', 'show-week'];

/** Words as a reader sees them, without the spaces that only the markup has. */
export function words(of: Element | null | undefined): string {
  return (of?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** `time` is the pane's clock, in milliseconds since the epoch. */
export function drawPane(first: View, time = 0): DrawnPane {
  document.body.replaceChildren();
  const root = document.body.appendChild(document.createElement('div'));
  const view = signal(first);
  const intents: Intent[] = [];
  const all: Intent[] = [];
  let reloads = 0;
  const record = (intent: Intent) => {
    all.push(intent);
    if (!QUIET.includes(intent.do)) intents.push(intent);
  };
  void settled(() =>
    render(<Pane view={view} act={record} now={() => time} reload={() => (reloads += 1)} />, root),
  );

  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? words(element);
  const button = (name: string) => {
    const found = [...root.querySelectorAll<HTMLElement>('button, [role="button"], summary')].filter(
      (element) => nameOf(element) === name,
    );
    if (found.length !== 1 || !found[0]) throw new Error(`${found.length} buttons are named "${name}"`);
    return found[0];
  };
  return {
    root,
    intents,
    reloads: () => reloads,
    asked: (name) => all.filter((intent) => intent.do === name),
    show: (next) => void settled(() => void (view.value = next)),
    pass: (ms) => void (time += ms),
    button,
    press: (name) => void settled(() => button(name).click()),
    heard: () => ({
      polite: words(root.querySelector('[role="status"]')),
      urgent: words(root.querySelector('[role="alert"]')),
    }),
  };
}

/** Waits until the pane shows what a test needs: parts of the pane are loaded when they are first shown. */
export const untilShown = (isShown: () => boolean): Promise<void> =>
  until(async () => {
    await settled(() => wait(0));
    return isShown();
  });

/** Whether the screen itself is shown, and not the words that stand for it while it is loaded. */
export const isLoaded = (root: HTMLElement): boolean => !words(root).includes(paneText.later.loading);

/** Types into a field as a user does, then leaves it. */
export function type(field: HTMLInputElement, entered: string): void {
  void settled(() => {
    field.value = entered;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Submits the form of a screen, as Enter does. */
export function submit(root: Element): void {
  void settled(() => {
    root.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
}
