import { whenLookedAt } from '../../src/taskpane/browser/device';

test('the user turns to the pane with the pointer or with the focus', () => {
  const page = new EventTarget();
  let looks = 0;
  whenLookedAt(page, () => (looks += 1));
  for (const sign of ['pointerenter', 'focusin', 'pointerleave', 'keydown'])
    page.dispatchEvent(new Event(sign));
  expect(looks).toBe(2);
});
