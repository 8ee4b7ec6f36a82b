import { timeBlocks } from '../../src/core/entities/time-blocks';
import { readPasted, splitPasted } from '../../src/core/paste/read';
import { pasteTargets } from '../../src/core/paste/targets';
import type { Line } from './line';
import { compare, heapUsed, RUNS, side } from './measure';
import { cellsOf } from './paste-floor';

const SIZES = { few: 2_000, many: 20_000, lines: 200_000, runs: RUNS };

const NAMES = ['Ann Lee', 'Bo Marsh', 'Carla Stone', 'Dee Kim', 'Eli Wood', 'Finn Hart', 'Gus Voss'];
const PLACES = ['Bar', 'Kitchen', 'Floor'];
const PEOPLE_A_DAY = 60;
const DAY_MS = 86_400_000;
const KB = 1024;
/** After so many times the usual runs, the code is compiled. */
const AGAIN = 8;

/** Reading pasted text, compared with splitting it into cells. The last line is memory: what stays after a long text is read. */
export async function benchReadingPasted({ few, many, lines, runs } = SIZES): Promise<Line[]> {
  const targets = pasteTargets(timeBlocks);
  const read = (text: string) =>
    readPasted(splitPasted(text), targets, { week: '2026-11-23', columns: new Map() });
  const sides = (text: string) => [side(() => read(text)), side(() => cellsOf(text))] as const;
  const timed = async (name: string, text: string): Promise<Line> => {
    const { oursMs, floorMs } = await compare(...sides(text), runs);
    return { name, ours: oursMs, floor: floorMs, unit: 'ms' };
  };
  const again = async (name: string, text: string, aim: number): Promise<Line> => {
    const { oursMs, floorMs } = await compare(...sides(text), runs * AGAIN, 'left');
    return { name, ours: oursMs, floor: floorMs, unit: 'ms', aim };
  };
  const [short, long] = [shifts(few), shifts(many)];
  const shortAgain = await again(`${count(few)} pasted shifts, read again and again`, short, 12);
  const longAgain = await again(`${count(many)} pasted shifts, read again and again`, long, 8);
  const text = shifts(lines);
  const before = heapUsed();
  const kept = read(text);
  const after = heapUsed();
  if (kept.shifts.length !== lines) throw new Error(`${kept.shifts.length} of ${lines} shifts were read`);
  return [
    await timed(`${count(few)} pasted shifts, read`, short),
    shortAgain,
    await timed(`${count(many)} pasted shifts, read`, long),
    longAgain,
    await timed(`${count(many)} lines of prose, read`, prose(many)),
    {
      name: `${count(lines)} pasted shifts: memory after reading`,
      ours: (after - before) / KB,
      floor: text.length / KB,
      unit: 'kB',
    },
  ];
}

const count = (of: number) => of.toLocaleString('en');

/** A list of shifts in which people, days and times come again, as in a schedule. */
function shifts(count: number): string {
  const rows = Array.from({ length: count }, (_, at) => {
    const day = new Date(Date.UTC(2026, 0, 1) + Math.floor(at / PEOPLE_A_DAY) * DAY_MS);
    const start = 6 + ((at * 7) % 10);
    return [
      `${NAMES[at % NAMES.length]} ${String.fromCharCode(65 + (at % PEOPLE_A_DAY) / 3)}`,
      // A list of 200,000 shifts has several of a day, because dates that are far away are asked about.
      day.toISOString().slice(0, 10),
      `${String(start).padStart(2, '0')}:00`,
      `${String(start + 8).padStart(2, '0')}:00`,
      PLACES[at % PLACES.length],
      at % 11 === 0 ? `note ${at}` : '',
    ].join('\t');
  });
  return ['Person\tDate\tStart\tEnd\tDepartment\tNotes', ...rows].join('\n');
}

function prose(count: number): string {
  const lines = [
    'The guests liked the new menu.',
    'Please bring the keys back!',
    'Ann may be late on Monday.',
  ];
  return Array.from({ length: count }, (_, at) => `${lines[at % lines.length]} No. ${at}`).join('\n');
}
