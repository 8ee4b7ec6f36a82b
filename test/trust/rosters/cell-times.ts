/** Times of day as cells have them: those of Time Blocks, and those of a roster. */
const MINUTES = 1_440;

export function clock(cell: number): string {
  const minutes = Math.round(cell * MINUTES) % MINUTES;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The times of a cell that the person typed; of one that the roster wrote or that was given on, those that it shows. */
export function timesIn(text: string, was: readonly { readonly times: string }[]): string[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => timesOfLine(line) ?? was.map(({ times }) => times).join()).sort();
}

/** `9-5`, `7a–11a` and `22:00-06:00`, as the roster of this company writes them. */
function timesOfLine(line: string): string | undefined {
  const [, from = '', to = ''] = /^([\d:]+[ap]?)[-–]([\d:]+[ap]?)/.exec(line) ?? [];
  if (from === '9' && to === '5') return '09:00-17:00';
  const [start, end] = [from, to].map((text) => {
    const [, hour = '', minute = '00', half] = /^(\d+)(?::(\d\d))?([ap])?$/.exec(text) ?? [];
    const inHalf = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'p' ? 12 : 0);
    return hour === '' ? undefined : `${String(inHalf).padStart(2, '0')}:${minute}`;
  });
  return start === undefined || end === undefined ? undefined : `${start}-${end}`;
}
