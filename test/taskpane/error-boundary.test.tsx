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

test('a view that can’t be drawn shows a sentence, not an empty pane', () => {
  document.body.replaceChildren();
  void settled(() =>
    render(
      <ErrorBoundary>
        <BreaksOnPress />
      </ErrorBoundary>,
      document.body,
    ),
  );
  expect(words(document.body)).toBe('Press');
  void settled(() => document.body.querySelector('button')?.click());
  expect(words(document.body)).toContain('Close this pane and open it again to go on.');
});
