/**
 * What the user waits for in Excel on the web: each act stays within its budget of round trips and calls, in a small company and
 * in a large one.
 */
import { type Act, ACTS, budgetOf, countTrips, type Traffic, WHAT } from './world/count-trips';

describe.each([48, 10_000])('in a company of %i people', (people) => {
  let counted: Record<Act, Traffic>;

  beforeAll(async () => {
    counted = await countTrips(people);
  });

  test.each(ACTS.map((act) => [WHAT[act], act] as const))(
    'B1: %s stays within its round trips',
    (_what, act) => {
      const { trips } = counted[act];
      expect(trips).toBeGreaterThan(0);
      expect(trips).toBeLessThanOrEqual(budgetOf(act, counted[act]));
    },
  );

  test('a push of one edited cell makes three calls: the list, the update, the list again', () => {
    expect(counted.push.calls).toBe(3);
  });

  test('opening the pane, typing and the preview make no call to the service', () => {
    expect([counted.open.calls, counted.typed.calls, counted.preview.calls]).toEqual([0, 0, 0]);
  });
});
