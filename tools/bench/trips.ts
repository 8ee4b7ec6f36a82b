import { ACTS, budgetOf, countTrips, WHAT, type Act, type Traffic } from '../../test/app/world/count-trips';

const COMPANIES = [48, 10_000];
const BYTES_OF_A_MEGABYTE = 1_000_000;

/**
 * Prints round trips to Excel, bytes and calls for each act, in a small company and in a large one. With `asJson`, one more
 * line has the round trips alone.
 */
export async function printTrips(asJson: boolean, companies = COMPANIES): Promise<void> {
  const counts: Record<string, Record<string, number>> = {};
  console.log('round trips to Excel; in brackets the budget, with one more for each MB');
  for (const users of companies) {
    const counted = await countTrips(users);
    console.log(`\n${users.toLocaleString('en')} people`);
    for (const act of ACTS) console.log(lineOf(act, counted[act]));
    counts[users] = Object.fromEntries(ACTS.map((act) => [act, counted[act].trips]));
  }
  if (asJson) console.log(JSON.stringify(counts));
}

function lineOf(act: Act, traffic: Traffic): string {
  const { trips, bytes, calls } = traffic;
  const budget = budgetOf(act, traffic);
  return [
    `  ${WHAT[act].padEnd(58)}`,
    `${trips}`.padStart(4),
    `(${budget})`.padStart(5),
    `${(bytes / BYTES_OF_A_MEGABYTE).toFixed(2)} MB`.padStart(9),
    `${calls} calls`.padStart(9),
    trips <= budget ? '  met' : '  MISSED',
  ].join(' ');
}
