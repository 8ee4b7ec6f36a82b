import fc from 'fast-check';
import { dayNumber } from '../../src/core/calendar/days';
import { trackRows } from '../../src/core/changes/track-rows';
import { warnPlan } from '../../src/core/checks/warn-plan';
import { timeBlocks } from '../../src/core/entities/time-blocks';
import { readPasted, splitPasted } from '../../src/core/paste/read';
import { pasteTargets } from '../../src/core/paste/targets';
import { shiftOfRow, whoCanWork } from '../../src/core/planning/who';
import { secretHider } from '../../src/core/push/secrets';
import { moved } from '../../src/core/shifts/compare/moved';
import { bindNames, type FieldCells } from '../../src/core/table/record';
import { NameList } from '../../src/core/values/name-list';
import { readEnvelope } from '../../src/service/envelope';
import { separated } from '../../src/taskpane/export/separated';
import { nameFinder } from '../../src/taskpane/find-names';
import { breachIndexOf } from '../../test/core/planning/plans';
import { act } from '../../test/core/sync/model/acts';
import { Scene } from '../../test/core/sync/model/scene';
import { baseline, sheet } from '../../test/core/users';
import type { Line } from './line';
import { compare, RUNS, side } from './measure';

/** The most that large companies and hostile texts give to each piece of work; texts in characters. */
const SIZES = {
  overlapping: 50_000,
  people: 10_000,
  pastedRows: 10_000,
  movedShifts: 20_000,
  textsOfLog: 200_000,
  text: 5_000_000,
  stories: 100,
  cell: 32_767,
  runs: RUNS,
};

const FIRST_DAY = dayNumber('2026-11-16');
/** In days whose person has a shift each. */
const TWO_WEEKS = 14;
const SHIFTS_A_DAY = 20;
const SECRETS = 100;
const LONG_NAMES = 50;
const MOST_ACTS_OF_A_STORY = 150;
const SEED = 20261122;

/** Work of the core and the pane without a workbook and without a network. */
interface Work {
  readonly name: string;
  /** What is worked on. The floor reads each character and each number of it once. */
  readonly data: unknown;
  /** Whether all of it was done. */
  readonly isDone: () => boolean | Promise<boolean>;
}

/** Work whose time must grow with its data and no faster, compared with one pass over the same data. */
export async function benchWork({ runs, ...sizes } = SIZES): Promise<Line[]> {
  const lines: Line[] = [];
  for (const make of WORKS) {
    const { name, data, isDone } = make(sizes);
    const { oursMs, floorMs } = await compare(
      side(async () => {
        if (!(await isDone())) throw new Error(`not all of this was done: ${name}`);
      }),
      side(() => passOver(data)),
      runs,
    );
    lines.push({ name, ours: oursMs, floor: floorMs, unit: 'ms' });
  }
  return lines;
}

/** One plain pass over data. The result keeps the engine from leaving the pass out. */
function passOver(data: unknown): number {
  let bits = 0;
  if (typeof data === 'string') for (let at = 0; at < data.length; at += 1) bits ^= data.charCodeAt(at);
  else if (typeof data === 'number') bits = data;
  else if (typeof data === 'object' && data !== null)
    for (const each of Object.values(data)) bits ^= passOver(each);
  return bits;
}

type Sizes = Omit<typeof SIZES, 'runs'>;

const WORKS: readonly ((sizes: Sizes) => Work)[] = [
  overlapsOfOnePerson,
  whoCanWorkAShift,
  pastedText,
  movedShifts,
  hiddenSecrets,
  longAnswer,
  separatedText,
  searchedNames,
  syncModel,
  longestCell,
];

const many = <Of>(count: number, make: (at: number) => Of): Of[] =>
  Array.from({ length: count }, (_, at) => make(at));
const words = (count: number) => count.toLocaleString('en');
const repeated = (piece: string, characters: number) => piece.repeat(Math.ceil(characters / piece.length));

/** The service's ID of a person; 0 is the open shift. */
const idOf = (person: number) => `${person + 1}`;

/** New shifts, for people of these names. */
function newShifts(people: number, shifts: readonly FieldCells[]) {
  const names = many(people, (at) => ({ id: idOf(at), name: `Person ${at}`, apart: [], also: [] }));
  const list = new NameList('person', names);
  const entity = bindNames(timeBlocks, (kind) => (kind === 'people' ? list : new NameList('record', [])));
  const empty = Object.fromEntries(entity.fields.map(({ id }) => [id, '']));
  const { rows } = trackRows(
    entity,
    sheet(...shifts.map((cells, at) => [`row ${at}`, { ...empty, ...cells }] as const)),
    baseline(),
  );
  return { entity, rows };
}

function overlapsOfOnePerson({ overlapping }: Sizes): Work {
  const shifts = many(overlapping, (at) => ({
    Person: 'Person 0',
    Date: FIRST_DAY + Math.floor(at / SHIFTS_A_DAY),
    Start: 0,
    End: 0.6,
    Notes: `${at}`,
  }));
  const { entity, rows } = newShifts(1, shifts);
  const names = { entity, rowName: (index: number) => `row ${index + 2}`, weekStart: 0 };
  return {
    name: `check of ${words(overlapping)} shifts of one person that overlap`,
    data: shifts,
    isDone: () => warnPlan(rows, breachIndexOf(entity, rows), names).length === overlapping,
  };
}

function whoCanWorkAShift({ people }: Sizes): Work {
  const shifts = many(people, (at) => ({
    Person: `Person ${at}`,
    Date: FIRST_DAY + (at % TWO_WEEKS),
    Start: 0.4,
    End: 0.7,
  }));
  const { entity, rows } = newShifts(people, shifts);
  const numbers = { restHours: 11, weekHours: 40, daysInARow: 6, averageHours: 48 };
  const breachIndex = breachIndexOf(entity, rows, { numbers });
  const asked = many(people, (at) => ({ id: idOf(at), label: `Person ${at}` }));
  return {
    name: `who of ${words(people)} people can work a shift`,
    data: shifts,
    isDone: () => {
      const block = rows[0] && shiftOfRow(breachIndex, rows[0]);
      if (!block) return false;
      const { can, cannot } = whoCanWork(block, breachIndex, asked);
      return can.length + cannot.length === people - 1;
    },
  };
}

function pastedText({ pastedRows }: Sizes): Work {
  const text = 'Ann\t2026-11-23\t9-17\n'.repeat(pastedRows);
  const targets = pasteTargets(timeBlocks);
  return {
    name: `pasted text of ${words(pastedRows)} rows, read`,
    data: text,
    isDone: () =>
      readPasted(splitPasted(text), targets, { week: '2026-11-23', columns: new Map() }).shifts.length ===
      pastedRows,
  };
}

function movedShifts({ movedShifts: count }: Sizes): Work {
  const people = 500;
  const shiftAt = (at: number, later: number) => {
    const day = new Date(Date.UTC(2026, 0, 1 + at + later)).toISOString().slice(0, 10);
    return { person: `#${at % people}`, from: `${day}T09:00`, until: `${day}T17:00` };
  };
  const gone = many(count, (at) => shiftAt(at, 0));
  const added = many(count, (row) => ({ row, ...shiftAt(row, people) }));
  return {
    name: `${words(count)} moved shifts, found`,
    data: [gone, added],
    isDone: () => moved(added, gone).size === count,
  };
}

function hiddenSecrets({ textsOfLog }: Sizes): Work {
  const texts = many(textsOfLog, (at) => `Some & text ${at} of a person`);
  const hide = secretHider(many(SECRETS, (at) => `secret-${at}-of-many`));
  return {
    name: `${SECRETS} secrets, searched in ${words(textsOfLog)} texts`,
    data: texts,
    isDone: () => texts.every((text) => hide(text) === text),
  };
}

function longAnswer({ text: characters }: Sizes): Work {
  const record = '<ArrayItem><UserID>1</UserID><UserName>anna &amp; co</UserName></ArrayItem>';
  const body = `<ROOT><Items>${repeated(record, characters)}</Items></ROOT>`;
  return {
    name: `XML answer of ${words(characters)} characters, read`,
    data: body,
    isDone: async () =>
      (await readEnvelope(body, ['abc123def'])).records?.length === Math.ceil(characters / record.length),
  };
}

function separatedText({ text: characters }: Sizes): Work {
  const cell = '\n'.repeat(characters);
  return {
    name: `separated text of ${words(characters)} line ends, written`,
    data: cell,
    isDone: () => separated([[cell]], ';').length > characters,
  };
}

function searchedNames({ people }: Sizes): Work {
  const names = many(people, (at) => ({ id: `${at}`, label: `Person Nº ${at}` }));
  const find = nameFinder(names);
  return {
    name: `search in ${words(people)} names`,
    data: names,
    isDone: () => find('person').count === people,
  };
}

/** The stories of test/core/sync/model.test.ts: any acts and faults. */
function syncModel({ stories: count }: Sizes): Work {
  const story = fc.array(act, { minLength: 1, maxLength: MOST_ACTS_OF_A_STORY, size: 'max' });
  const stories = fc.sample(story, { seed: SEED, numRuns: count });
  const steps = stories.flat().length;
  return {
    name: `${words(steps)} steps of the sync model`,
    data: stories,
    isDone: () => {
      const tally = { steps: 0, pushes: 0, faults: 0, cuts: 0, stored: 0 };
      for (const acts of stories) {
        const scene = new Scene(tally, 0, 1, false);
        for (const each of acts) scene.act(each);
        scene.calmDown('mine');
      }
      return tally.steps === steps;
    },
  };
}

function longestCell({ cell }: Sizes): Work {
  const names = many(LONG_NAMES, (at) => repeated(`name ${at} `, cell));
  const list = new NameList(
    'person',
    names.map((name, at) => ({ id: idOf(at), name, apart: [], also: [] })),
  );
  const typed = many(LONG_NAMES, (at) => repeated(`mane ${at} `, cell));
  return {
    name: `texts of ${words(cell)} characters, searched in ${LONG_NAMES} names as long`,
    data: [names, typed],
    isDone: () => typed.every((text) => list.find(text).kind === 'none'),
  };
}
