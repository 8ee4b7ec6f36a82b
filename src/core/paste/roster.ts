import { nameColumn, rosterRoles } from './columns';
import { dayColumns } from './day-columns';
import { IGNORED } from './header-words';
import type { Page } from './page';
import type { RosterBlock } from './roster-block';
import { NamesInCells } from './roster-names';
import { PeopleDown } from './roster-people';

export type RosterKind = 'roster' | 'in and out' | 'names in cells';

/** Reads a block with days across: people down, or times or places down with names in the cells. */
export function readRoster(page: Page, block: RosterBlock, known: ReadonlySet<string>): RosterKind {
  const { headers, days, body, week } = block;
  const group = page.group(true, week);
  const headerDays = [...days.values()].map((item) => ({
    item,
    refs: page.refsIn(group, [item, ...(item.more ?? [])]),
  }));
  const columns = dayColumns(page, block);
  const taken = new Set(columns.map(({ at }) => at));
  const roles = rosterRoles(headers, taken, known);
  for (const [at, target] of page.answers.columns) if (!taken.has(at)) roles.set(at, target);
  const names = new NamesInCells(page, block, headerDays, columns, roles);
  const labels = names.timeLabels();
  if (labels) {
    names.passOver(labels);
    names.readNames(labels);
    return 'names in cells';
  }
  const shiftNames = names.shiftNames();
  if (shiftNames !== undefined) {
    names.passOver([shiftNames]);
    names.askTimesOf(shiftNames);
    return 'names in cells';
  }
  const person = nameColumn(page, headers, body, taken, roles);
  if (person !== undefined && (!roles.has(person) || roles.get(person) === IGNORED))
    roles.set(person, 'Person');
  const people = new PeopleDown(page, block, headerDays, columns, roles);
  const side = people.sideColumn();
  people.passOver(side === undefined ? [] : [side]);
  people.readPeople();
  return columns.some((column) => column.side === 'in') || side !== undefined ? 'in and out' : 'roster';
}
