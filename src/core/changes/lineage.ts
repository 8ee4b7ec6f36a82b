import type { BaselineRow } from './baseline';

/**
 * How many earlier pushes of a row are kept. A backup is older than the workbook by some weeks at most, and few shifts are pushed
 * so often in that time. If one was, nobody knows which value is newer, and the user decides.
 */
const MOST_EARLIER = 16;

/** The pushes from which a record is known. */
export type Lineage = Pick<BaselineRow, 'knownAt' | 'earlier'>;

/** The lineage of a record that is found stored at this time, after it was known as `before`. */
export function pushedAt(knownAt: number, before: Lineage | undefined): Lineage {
  return lineage(knownAt, [...(before?.earlier ?? []), ...timeOf(before)]);
}

/**
 * Which of two states of a record is newer. A state is newer if it was made from the other one: it then has the other one's push
 * among its earlier pushes. Times are only compared for equality, because the clocks of two devices can differ by days.
 * `unknown`: each state has a push that the other one does not have.
 */
export function newerOf(here: Lineage, there: Lineage): 'here' | 'there' | 'unknown' {
  const isHere = includes(here, there);
  const isThere = includes(there, here);
  if (isHere === isThere) return isHere && here.knownAt === there.knownAt ? 'here' : 'unknown';
  return isHere ? 'here' : 'there';
}

/** The lineage of a record for which both states are known, and of which `latest` is taken to be the newer one. */
export function joined(latest: Lineage, other: Lineage): Lineage {
  const earlier = [...(other.earlier ?? []), ...timeOf(other), ...(latest.earlier ?? [])];
  if (latest.knownAt === undefined) return lineage(other.knownAt, earlier);
  return lineage(latest.knownAt, earlier);
}

function includes(state: Lineage, { knownAt }: Lineage): boolean {
  return knownAt !== undefined && (state.knownAt === knownAt || state.earlier?.includes(knownAt) === true);
}

function lineage(knownAt: number | undefined, times: readonly number[]): Lineage {
  const earlier = [...new Set(times.filter((time) => time !== knownAt))].slice(-MOST_EARLIER);
  return {
    ...(knownAt === undefined ? {} : { knownAt }),
    ...(earlier.length > 0 ? { earlier } : {}),
  };
}

function timeOf(state: Lineage | undefined): readonly number[] {
  return state?.knownAt === undefined ? [] : [state.knownAt];
}
