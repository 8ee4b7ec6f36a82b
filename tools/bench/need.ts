import { countNeeds, placed } from '../../src/core/need/count-needs';
import { gapsIn } from '../../src/core/need/gaps';
import type { Need } from '../../src/core/need/need';
import { readNeeds } from '../../src/core/need/read-needs';
import { readShifts } from '../../src/core/shifts/shift';
import { wantedLayout } from '../../src/core/table/wanted';
import type { Line } from './line';
import { compare, RUNS, side } from './measure';
import { DAYS, entity, FIRST_DAY, LISTS, sheetOf } from './planning';

const SIZES = { blocks: 50_000, people: 500, needs: 200, runs: RUNS };
const TODAY = '2026-11-02';
const TIMES = ['6-14', '14-22', '22-6', '9-17', '9-13', '0-24', '12:30-20:45'];
const WEEKDAYS = ['daily', 'Mon-Fri', 'Sat, Sun', 'Monday', 'Fri', '24 Dec 2026'];

/** How many people are there and are missing in a year. The floor is one pass over the blocks: each row is read as a shift. */
export async function benchNeed(sizes = SIZES): Promise<Line[]> {
  const { blocks, people, needs, runs } = sizes;
  const rows = sheetOf(sizes)();
  const wanted = { needs: needsOf(needs), holidays: new Map<number, string>() };
  const span = { first: FIRST_DAY, after: FIRST_DAY + DAYS };
  const work = () => readShifts(entity, rows).flatMap((shift) => (shift.isTimeOff ? [] : [placed(shift)]));
  const lineOf = async (name: string, run: () => unknown) => {
    const { oursMs, floorMs } = await compare(
      side(run),
      side(() => readShifts(entity, rows)),
      runs,
    );
    return { name, unit: 'ms', ours: oursMs, floor: floorMs } as const;
  };
  const counted = await lineOf(
    `${needs} needs in a year, ${blocks.toLocaleString('en')} blocks of ${people} people: counted`,
    () => countNeeds(wanted, work(), span),
  );
  return [{ ...counted, aim: 3 }, await lineOf('needs: the gaps found', () => gapsIn(wanted, work(), span))];
}

function needsOf(count: number): readonly Need[] {
  const columns = wantedLayout().columns.map(({ id }) => id);
  const rows = Array.from({ length: count }, (_, at) => {
    const [from = '', until = ''] = (TIMES[at % TIMES.length] ?? '').split('-');
    const cells: Readonly<Record<string, string | number>> = {
      day: WEEKDAYS[at % WEEKDAYS.length] ?? '',
      from,
      until,
      department: `Department no. ${at % 20}`,
      task: at % 3 === 0 ? `Task no. ${at % 20}` : '',
      heads: 1 + (at % 4),
    };
    return columns.map((id) => cells[id] ?? '');
  });
  const { departments, tasks } = LISTS;
  if (!departments || !tasks) throw new Error('The bench of plans has no departments and tasks');
  const { needs, unread } = readNeeds(
    { columns, rows },
    { department: departments, area: tasks, task: tasks },
    TODAY,
    true,
  );
  if (unread.length > 0) throw new Error(`${unread.length} cells of the needs can't be read`);
  return needs;
}
