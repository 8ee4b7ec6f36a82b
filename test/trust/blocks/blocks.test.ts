/**
 * Blocks, which no list shows: whatever people type here and colleagues change on the service, in any order, each field there
 * has the value that somebody gave it last. A push sends no field that nobody edited here.
 */
import fc from 'fast-check';
import { type Cell, textOf } from '../../../src/core/values/cell';
import { storedBlocks } from '../../app/world/service';
import { addRow, typeInto } from '../../app/world/typing';
import { openWorld, pushAll, type World } from '../../app/world/world';
import { breadth } from '../../runner/breadth';

const SEED = Number(process.env['TRUST_SEED'] ?? 20261126);

const two = (count: number): string => String(count).padStart(2, '0');

/** What a schedule's blocks have: how cells become fields of the service, and what a colleague may change. */
interface Schedule {
  readonly kind: string;
  readonly sheet: string;
  readonly id: string;
  /** Columns to type into, with the hours or the days of each. */
  readonly columns: Readonly<Record<string, (number: number) => string>>;
  /** The fields that the edit of some columns sends, from all cells. */
  readonly sent: (edited: ReadonlySet<string>, cells: Cells) => Fields;
  /** A change of a colleague: what is sent, and what the service has then. */
  readonly theirs: (field: number, number: number, cells: Cells) => readonly [wires: Fields, stored: Fields];
}

type Cells = Readonly<Record<string, string>>;
type Fields = Readonly<Record<string, string>>;

const hour = (time: string): number => Number(time.split(':')[0]);
const clock = (at: number): string => `${at % 12 || 12}:00 ${at < 12 ? 'AM' : 'PM'}`;
const notes = { Notes: (number: number) => `note ${number}` };
/** The day ends after it began, so that the service refuses nothing. */
const times = {
  Start: (number: number) => `${6 + (number % 5)}:00`,
  End: (number: number) => `${13 + (number % 9)}:00`,
};

const moment = (day: string, time: string): string => `${day}T${two(hour(time))}:00`;
const wireMoment = (day: string, at: number): string => `${day.slice(5)}-${day.slice(0, 4)} ${clock(at)}`;

const current: Schedule = {
  kind: 'time-blocks',
  sheet: 'Time Blocks',
  id: '1',
  columns: { ...notes, ...times, Date: (number) => `2026-11-${10 + (number % 19)}` },
  sent(edited, { Date: day = '', Start = '', End = '', Notes = '' }) {
    return {
      ...(edited.has('Date') || edited.has('Start') ? { startDateTime: moment(day, Start) } : {}),
      ...(edited.has('Date') || edited.has('End') ? { endDateTime: moment(day, End) } : {}),
      ...(edited.has('Notes') ? { notes: Notes } : {}),
    };
  },
  theirs(field, number, { Date: day = '' }) {
    const [start, end] = [hour(times.Start(number)), hour(times.End(number))];
    const changes = [
      [{ StartDateTime: wireMoment(day, start) }, { startDateTime: `${day}T${two(start)}:00` }],
      [{ EndDateTime: wireMoment(day, end) }, { endDateTime: `${day}T${two(end)}:00` }],
      [{ Notes: `theirs ${number}` }, { notes: `theirs ${number}` }],
    ] as const;
    return changes[field % changes.length] ?? changes[0];
  },
};

const recurring: Schedule = {
  kind: 'recurring-blocks',
  sheet: 'Recurring Blocks',
  id: '2',
  columns: { ...notes, ...times, DayNo: (number) => String(1 + (number % 7)) },
  sent(edited, { DayNo = '', Start = '', End = '', Notes = '' }) {
    const isMoved = ['DayNo', 'Start', 'End'].some((column) => edited.has(column));
    return {
      ...(isMoved
        ? { startDayNo: DayNo, startTime: `${two(hour(Start))}:00`, endTime: `${two(hour(End))}:00` }
        : {}),
      ...(edited.has('Notes') ? { notes: Notes } : {}),
    };
  },
  theirs(field, number) {
    const [day, start, end] = [String(1 + (number % 7)), hour(times.Start(number)), hour(times.End(number))];
    return field % 2 === 0
      ? [
          { StartDayNo: day, StartTime: clock(start), EndTime: clock(end) },
          { startDayNo: day, startTime: `${two(start)}:00`, endTime: `${two(end)}:00` },
        ]
      : [{ Notes: `theirs ${number}` }, { notes: `theirs ${number}` }];
  },
};

/** Numbers choose a row, a column or a field, and a value. */
interface Act {
  readonly do: 'add' | 'type' | 'theirs' | 'push';
  readonly row: number;
  readonly of: number;
  readonly value: number;
}

const number = fc.nat(60);
const act: fc.Arbitrary<Act> = fc.record({
  do: fc.constantFrom('add', 'type', 'type', 'type', 'theirs', 'theirs', 'push', 'push'),
  row: number,
  of: number,
  value: number,
});

/** A row as the person and the colleagues know it. */
interface Block {
  cells: Record<string, string>;
  /** The cells when they were last pushed. */
  pushed: Cells;
  isStored: boolean;
  service: Record<string, string>;
}

const editedOf = ({ cells, pushed }: Block): ReadonlySet<string> =>
  new Set(Object.keys(cells).filter((name) => cells[name] !== pushed[name]));

async function play(schedule: Schedule, acts: readonly Act[]): Promise<void> {
  const world: World = await openWorld();
  try {
    await world.app.do({ do: 'connect-sample' });
    await world.app.do({ do: 'download', kind: 'users' });
    await world.app.do({ do: 'download', kind: schedule.kind });
    const blocks: Block[] = [];
    const names = Object.keys(schedule.columns);
    const push = async () => {
      await pushAll(world);
      for (const block of blocks) {
        Object.assign(block.service, schedule.sent(editedOf(block), block.cells));
        block.pushed = { ...block.cells };
        block.isStored = true;
      }
      const stored = await storedBlocks(world);
      const shown = (fields: Fields, from: Readonly<Record<string, unknown>> = {}) =>
        Object.fromEntries(Object.keys(fields).map((name) => [name, textOf((from[name] ?? '') as Cell)]));
      const ids = world.table(schedule.sheet).map((row) => row['ExternalID']);
      expect(
        blocks.map(({ service }, at) =>
          shown(
            service,
            stored.find(({ externalId }) => externalId === ids[at]),
          ),
        ),
      ).toEqual(blocks.map(({ service }) => service));
    };
    for (const each of [{ do: 'add', row: 0, of: 0, value: 1 } as const, ...acts]) {
      const block = blocks[each.row % Math.max(1, blocks.length)];
      if (each.do === 'push') await push();
      else if (each.do === 'add' && blocks.length < 3) {
        const cells = Object.fromEntries(
          names.map((name, at) => [name, schedule.columns[name]?.(each.value + at) ?? '']),
        );
        addRow(world, schedule.sheet, { Person: 'Ingrid Solberg', ...cells });
        blocks.push({ cells, pushed: {}, isStored: false, service: {} });
      } else if (each.do === 'type' && block) {
        const name = names[each.of % names.length] ?? '';
        const text = schedule.columns[name]?.(each.value) ?? '';
        if (text === block.cells[name]) continue;
        typeInto(world, schedule.sheet, name, blocks.indexOf(block) + 2, text);
        block.cells[name] = text;
      } else if (each.do === 'theirs' && block?.isStored === true && !editedOf(block).has('Date')) {
        const [wires, fields] = schedule.theirs(each.of, each.value, block.cells);
        const KeyVal = String(world.table(schedule.sheet)[blocks.indexOf(block)]?.['ExternalID']);
        await world.sandbox.call('updateTimeBlocks', {
          query: { ScheduleID: schedule.id, reqAddifnotfound: '0' },
          items: [{ Key: 'ExternalID', KeyVal, ...wires }],
        });
        Object.assign(block.service, fields);
      }
    }
    await push();
  } finally {
    await world.close();
  }
}

test.each([current, recurring])(
  'of $sheet, the service has in each field what somebody gave it last',
  async (schedule) => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 24, size: 'max' }), (acts) =>
        play(schedule, acts),
      ),
      { seed: SEED, numRuns: breadth(4, 12) },
    );
  },
);
