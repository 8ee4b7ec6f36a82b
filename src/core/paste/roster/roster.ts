import { atOnce, type Sliced } from '../../slices';
import { weekHintIn } from '../days/titles';
import { type PastedLine, shortened } from '../lines';
import { columnName } from '../messages';
import type { PastedPage } from '../page';
import { placeColumn } from '../people/company';
import type { Guess } from '../question-ids';
import { columnContent, rosterRoles, widthOf } from '../table/columns';
import { dayColumns, repeatsDay } from '../table/day-columns';
import { withRepeats } from '../table/dittos';
import { findNameColumn, type NamesColumn } from '../table/names-column';
import type { RosterBlock } from '../table/roster-block';
import { PLACE_COLUMNS, IGNORED, PERSON_TARGETS, type Targets } from '../words/header-words';
import { isWordFor } from '../words/lexicon';
import { RosterGrid, type HeaderDay } from './roster-grid';
import { NamesInCells } from './roster-names';
import { PeopleDown } from './roster-people';

export type RosterKind = 'roster' | 'in and out' | 'names in cells';

/** Reads a block without a pause. */
export const readPastedRoster = (...inputs: Parameters<typeof rosterInSlices>) =>
  atOnce(rosterInSlices(...inputs));

/** Reads a block with days across: people down, or times or places down with names in the cells. */
export function* rosterInSlices(page: PastedPage, whole: RosterBlock, targets: Targets): Sliced<RosterKind> {
  const columns = dayColumns(page, whole);
  const taken = new Set(columns.map(({ at }) => at));
  // Below a day a mark may repeat the cell above or the cell beside it, so marks there are not replaced.
  const block = { ...whole, body: withRepeats(page, whole.body, (at) => !taken.has(at)) };
  const { headers, days, week } = block;
  const group = page.group(true, week);
  const headerDays: HeaderDay[] = [];
  for (const [at, item] of days) {
    // In `Mon | Mon | Tue | Tue` one day is above both of its columns.
    const before = repeatsDay(days, at) ? headerDays.at(-1) : undefined;
    headerDays.push(before ?? { item, refs: page.refsIn(group, [item, ...(item.more ?? [])]) });
  }
  const roles = rosterRoles(page, headers, taken, targets, block.body);
  for (const [at, target] of page.answers.columns) if (!taken.has(at)) roles.set(at, target);
  const grid = new RosterGrid(page, block, headerDays, columns, roles);
  const areCellsNamed = page.answers.layout === 'named-cells';
  if (!areCellsNamed && new NamesInCells(grid).read()) return 'names in cells';
  const guesses = areCellsNamed ? [] : rowNames(page, block, taken, roles);
  matchPlaces(page, block, taken, roles);
  const asked = { ...block, guesses: [...block.guesses, ...guesses] };
  return yield* new PeopleDown(new RosterGrid(page, asked, headerDays, columns, roles)).read();
}

/** Columns whose cells are mostly departments, areas or tasks of the company are read as such, whatever their header is. */
function matchPlaces(
  page: PastedPage,
  { body }: RosterBlock,
  taken: ReadonlySet<number>,
  roles: Map<number, string>,
): void {
  for (let at = 0; at < widthOf(body); at += 1) {
    if (taken.has(at) || roles.has(at)) continue;
    const cells = body.map(({ cells: all }) => (all[at] ?? '').trim()).filter((cell) => cell !== '');
    const places = cells.map((cell) => placeColumn(page.company, cell));
    const place = PLACE_COLUMNS.find(
      (target) =>
        ![...roles.values()].includes(target) &&
        places.filter((known) => known === target).length * 2 > cells.length,
    );
    if (place !== undefined) roles.set(at, place);
  }
}

/** Targets of columns that never name people. */
const NO_PEOPLE_TARGETS: ReadonlySet<string> = new Set([IGNORED, 'Area']);

/** Finds the column that names the people of the rows. If its header says something else, the user is asked. */
function rowNames(
  page: PastedPage,
  { headers, body }: RosterBlock,
  taken: ReadonlySet<number>,
  roles: Map<number, string>,
): Guess[] {
  const known = findNameColumn(page, headers, body, taken, roles);
  const role = known === undefined ? undefined : roles.get(known.at);
  if (role !== undefined && role !== IGNORED) return [];
  if (known?.isSure === false) return askColumn(page, headers, known, roles);
  // Names after the days begin another table.
  const other = [...roles].find(([, target]) => PERSON_TARGETS.has(target))?.[0];
  if (known && other !== undefined)
    for (const place of [...roles.keys()].filter((column) => column >= other)) roles.delete(place);
  const at =
    known?.at ??
    [...roles.keys()].sort((a, b) => a - b).find((place) => columnContent(page, place, body) === 'text');
  if (at === undefined) return [];
  // `Week 1` above the names is the title of the block.
  const isTitled = headers.some(({ cells }) => weekHintIn(cells[at] ?? '', page.language) !== undefined);
  const said = isTitled ? undefined : roles.get(at);
  roles.set(at, 'Person');
  if (said === undefined && !holdsPlaces(page, body, at)) return [];
  const sample = shortened(body.find(({ cells }) => (cells[at] ?? '').trim() !== '')?.cells[at] ?? '');
  if (said !== undefined && !NO_PEOPLE_TARGETS.has(said)) page.guess('row-names', sample);
  else page.wait('row-names', sample);
  return ['row-names'];
}

/** Several columns may name the people, so the rows wait for the user's choice. */
function askColumn(
  page: PastedPage,
  headers: readonly PastedLine[],
  { at, among }: NamesColumn,
  roles: Map<number, string>,
): Guess[] {
  const headOf = (place: number) =>
    headers.map(({ cells }) => (cells[place] ?? '').trim()).find((text) => text !== '');
  const columns = among.map((place) => ({
    at: place,
    header: shortened(headOf(place) ?? columnName(place)),
  }));
  page.people ??= { columns, proposed: undefined };
  page.wait('people', '');
  // The user said that no column names people.
  if (page.answers.confirmed?.get('people') === true) return [];
  roles.set(at, 'Person');
  return ['people'];
}

/** Whether a name is that of a group of people: `Team Red`. */
function isTeam(name: string): boolean {
  const [first = ''] = name.toLowerCase().split(/\s+/);
  return isWordFor(first, 'teams');
}

/** Whether at least half of the rows are named like places, tasks and teams: `Bar`, `Kitchen`, `Team Red`. */
function holdsPlaces(page: PastedPage, body: readonly PastedLine[], at: number): boolean {
  const names = body.map(({ cells }) => (cells[at] ?? '').trim()).filter((name) => name !== '');
  const isPlace = (name: string) =>
    !page.isPerson(name) && (isWordFor(name.toLowerCase(), 'places') || isTeam(name));
  return names.filter(isPlace).length * 2 >= Math.max(1, names.length);
}
