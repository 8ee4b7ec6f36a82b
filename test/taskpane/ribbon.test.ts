/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { signal } from '@preact/signals';
import type { App } from '../../src/app/app';
import type { Intent, View } from '../../src/app/view';
import { connectRibbon, ribbonNames, type RibbonName } from '../../src/taskpane/ribbon';
import { replace } from '../runner/replace';
import { until } from '../runner/until';
import { inSandbox } from './sample-views';

type Handler = (event?: { completed(): void }) => void;

/** Excel with its ribbon: what each button runs, and how often the pane was shown. */
function ribbon(view: View = inSandbox, fails = false, startsLate = false) {
  const handlers = new Map<string, Handler>();
  const calls: string[] = [];
  const intents: Intent[] = [];
  const app = {
    view: signal(view),
    do: (intent: Intent) => {
      calls.push(intent.do);
      intents.push(intent);
      return Promise.resolve();
    },
  } as unknown as App;
  const office = {
    actions: { associate: (name: string, handler: Handler) => handlers.set(name, handler) },
    addin: {
      showAsTaskpane: () => {
        calls.push('shown');
        return fails ? Promise.reject(new Error('no')) : Promise.resolve();
      },
    },
  };
  replace(globalThis, 'Office', { value: office });
  let start: () => void = () => undefined;
  const started = new Promise<App>((resolve) => (start = () => resolve(app)));
  connectRibbon(started);
  if (!startsLate) start();
  /** Resolves when the button is completed. */
  const press = (name: RibbonName) =>
    new Promise<void>((completed) => {
      handlers.get(name)?.({ completed });
    });
  return { handlers, calls, intents, press, start };
}

test.each<[RibbonName, readonly string[]]>([
  ['open', ['shown']],
  ['download', ['shown', 'download']],
  ['check', ['shown', 'preview']],
  ['push', ['shown', 'push']],
  ['reports', ['shown', 'open-reports']],
  ['pasteShifts', ['shown', 'open-paste']],
  // The pane reads first what is selected now.
  ['pushRow', ['shown', 'watch-rows', 'push-selected']],
  ['revertRow', ['shown', 'watch-rows', 'revert-selected']],
  ['refreshRow', ['shown', 'watch-rows', 'refresh-selected']],
])('%s shows the pane and does there what the pane’s button does', async (name, expected) => {
  const { press, calls } = ribbon();
  await press(name);
  await until(() => expect(calls).toEqual(expected));
});

test('shifts are pasted into the table in front if it has shifts, else into Time Blocks', async () => {
  const kinds = [];
  for (const active of ['timesheet', 'time-blocks', 'users', undefined]) {
    const { press, intents } = ribbon({ ...inSandbox, active });
    await press('pasteShifts');
    await until(() => expect(intents).toHaveLength(1));
    kinds.push(intents.at(-1));
  }
  expect(kinds).toMatchObject([
    { kind: 'timesheet' },
    { kind: 'time-blocks' },
    { kind: 'time-blocks' },
    { kind: 'time-blocks' },
  ]);
});

test('Excel is told that the button is done before the act begins, because Excel ends a button after five minutes', async () => {
  const { press, calls } = ribbon();
  await press('push');
  expect(calls).toEqual(['shown']);
  await until(() => expect(calls).toEqual(['shown', 'push']));
});

test('if the pane can’t be shown, the act begins all the same', async () => {
  const { press, calls } = ribbon(inSandbox, true);
  await press('push');
  await until(() => expect(calls).toEqual(['shown', 'push']));
});

test('a shortcut has no event to complete', async () => {
  const { handlers, calls } = ribbon();
  handlers.get('push')?.();
  await until(() => expect(calls).toEqual(['shown', 'push']));
});

test('N5: a button that is pressed before the pane has started begins its act when it has', async () => {
  const { press, calls, start } = ribbon(inSandbox, false, true);
  await press('push');
  await until(() => expect(calls).toEqual(['shown']));
  start();
  await until(() => expect(calls).toEqual(['shown', 'push']));
});

test('N5: the pane connects its functions before it waits for anything', () => {
  const entry = readFileSync('src/taskpane/main.tsx', 'utf8');
  expect(entry.indexOf('connectRibbon(')).toBeGreaterThan(0);
  expect(entry.indexOf('connectRibbon(')).toBeLessThan(entry.indexOf('await '));
});

test('every function is connected, and an Excel without actions is no error', () => {
  expect([...ribbon().handlers.keys()]).toEqual([...ribbonNames]);
  replace(globalThis, 'Office', { value: {} });
  expect(() => connectRibbon(Promise.resolve({} as App))).not.toThrow();
});
