/** Tables for tests of the checks: tracked rows, and the problems that are found in them. */
import { trackRows } from '../../../src/core/changes/track-rows';
import { checkRows } from '../../../src/core/checks/check-rows';
import type { Entity } from '../../../src/core/entities/entity';
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import { users } from '../../../src/core/entities/users';
import type { Problem } from '../../../src/core/problems/problem';
import { bindNames, type FieldCells } from '../../../src/core/table/record';
import { NameList } from '../../../src/core/values/name-list';
import { base, baseline, sheet, type Row } from '../users';

const named = (id: string, name: string) => ({ id, name, apart: [], also: [] });

/** Time blocks of a company with two people and one reason for time off. */
export const blocks: Entity = bindNames(timeBlocks, (kind) =>
  kind === 'people'
    ? new NameList('person', [
        named('0', 'Open shift'),
        named('1', 'Ingrid Solberg'),
        named('2', 'Kwame Mensah'),
      ])
    : new NameList('reason', [named('7', 'Vacation')]),
);

const known = baseline(base('a', 1), base('b', 2));

/** Rows of users, tracked with the known records `a` and `b`. */
export function tracked(...rows: Row[]) {
  return trackRows(users, sheet(...rows), known).rows;
}

export function foundInUsers(...rows: Row[]): readonly Problem[] {
  return checkRows(users, tracked(...rows), (index) => `row ${index + 2}`);
}

/** 23 November 2026 as Excel's serial day number. */
export const DAY = 46_349;

/** The problems in one new block that begins on 23 November 2026; times are typed as texts. */
export function foundInBlock(typed: FieldCells): readonly Problem[] {
  const empty = Object.fromEntries(blocks.fields.map(({ id }) => [id, '']));
  const cells = { ...empty, Person: 'Ingrid Solberg', Date: DAY, ExternalID: 5, ...typed };
  const { rows } = trackRows(blocks, sheet(['x', cells]), baseline());
  return checkRows(blocks, rows, (index) => `row ${index + 2}`);
}
