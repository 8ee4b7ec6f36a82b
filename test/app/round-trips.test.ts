/** What the user waits for in Excel on the web: each act stays within its budget of round trips and calls. */
import { type Act, ACTS, BUDGETS, countTrips, type Traffic, WHAT } from './world/count-trips';

let counted: Record<Act, Traffic>;

beforeAll(async () => {
  counted = await countTrips(48);
});

test.each(ACTS.map((act) => [WHAT[act], act] as const))(
  'B1: %s stays within its round trips',
  (_what, act) => {
    expect(counted[act].trips).toBeGreaterThan(0);
    expect(counted[act].trips).toBeLessThanOrEqual(BUDGETS[act]);
  },
);

test('a push of one edited cell makes three calls: the list, the update, the list again', () => {
  expect(counted.push.calls).toBe(3);
});

test('opening the pane, typing and the preview make no call to the service', () => {
  expect([counted.open.calls, counted.typed.calls, counted.preview.calls]).toEqual([0, 0, 0]);
});
