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
  let visibility: (message: { visibilityMode: string }) => void = () => undefined;
  const office = {
    onReady: () => Promise.resolve({ host: 'Excel' }),
    VisibilityMode: { hidden: 'Hidden', taskpane: 'Taskpane' },
    actions: { associate: (name: string, handler: Handler) => handlers.set(name, handler) },
    addin: {
      onVisibilityModeChanged: (handler: typeof visibility) => {
        visibility = handler;
        return Promise.resolve(() => Promise.resolve());
      },
      showAsTaskpane: () => {
        calls.push('shown');
        if (!fails) visibility({ visibilityMode: 'Taskpane' });
        return fails ? Promise.reject(new Error('no')) : Promise.resolve();
      },
    },
  };
  replace(globalThis, 'Office', { value: office });
  let start: () => void = () => undefined;
  let fail: () => void = () => undefined;
  const started = new Promise<App>((resolve, reject) => {
    start = () => resolve(app);
    fail = reject;
  });
  connectRibbon(
    () => started,
    () => calls.push('silence'),
  );
  if (!startsLate) start();
  /** Resolves when the button is completed. */
  const press = (name: RibbonName) =>
    new Promise<void>((completed) => {
      handlers.get(name)?.({ completed });
    });
  return {
    handlers,
    calls,
    intents,
    press,
    start,
    fail,
    hide: () => visibility({ visibilityMode: 'Hidden' }),
  };
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

describe('E23: the pane is shown only where it may be hidden', () => {
  const visiblePage = (hasBeenActive: boolean, hidden = false) => {
    replace(document, 'hidden', { value: hidden });
    replace(navigator, 'userActivation', { value: { hasBeenActive } });
  };

  test('not once more after it was shown, and again after it was closed', async () => {
    visiblePage(false);
    const { press, calls, hide } = ribbon();
    await press('check');
    await until(() => expect(calls).toEqual(['shown', 'preview']));
    await press('check');
    await until(() => expect(calls).toEqual(['shown', 'preview', 'preview']));
    hide();
    await press('check');
    await until(() => expect(calls).toEqual(['shown', 'preview', 'preview', 'shown', 'preview']));
  });

  test('not if somebody has clicked in it', async () => {
    visiblePage(true);
    const { press, calls } = ribbon();
    await press('check');
    await until(() => expect(calls).toEqual(['preview']));
  });

  test('if the browser says that the page is hidden', async () => {
    visiblePage(true, true);
    const { press, calls } = ribbon();
    await press('check');
    await until(() => expect(calls).toEqual(['shown', 'preview']));
  });
});

test('E6: a button that is pressed before or after the pane has failed to start says so', async () => {
  const { press, calls, fail } = ribbon(inSandbox, false, true);
  await press('push');
  fail();
  await until(() => expect(calls).toEqual(['shown', 'silence']));
  await press('check');
  await until(() => expect(calls.filter((call) => call === 'silence')).toHaveLength(2));
});

test('every function is connected, and an Excel without actions is no error', () => {
  expect([...ribbon().handlers.keys()]).toEqual([...ribbonNames]);
  replace(globalThis, 'Office', { value: {} });
  expect(() =>
    connectRibbon(
      () => Promise.resolve({} as App),
      () => undefined,
    ),
  ).not.toThrow();
});
