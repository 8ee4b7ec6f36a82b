/** @jest-environment jsdom */
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { act as settled } from 'preact/test-utils';
import { ErrorBoundary } from '../../src/taskpane/error-boundary';
import { words } from './fake-app';

function BreaksOnPress() {
  const [pressed, setPressed] = useState(false);
  if (pressed) throw new Error('this can’t be drawn');
  return <button onClick={() => setPressed(true)}>Press</button>;
}

test('a view that can’t be drawn shows a sentence and a way to load it again, not an empty pane', () => {
  let loaded = 0;
  document.body.replaceChildren();
  void settled(() =>
    render(
      <ErrorBoundary loadAgain={() => (loaded += 1)}>
        <BreaksOnPress />
      </ErrorBoundary>,
      document.body,
    ),
  );
  expect(words(document.body)).toBe('Press');
  void settled(() => document.body.querySelector('button')?.click());
  expect(words(document.body)).toContain('Choose “Load again” to go on.');
  void settled(() => document.body.querySelector<HTMLElement>('fluent-button')?.click());
  expect(loaded).toBe(1);
});
