/** One line of the bench: what Shiftsheet takes, and the least that the same work takes (the floor), from the same run. */
export interface Line {
  readonly name: string;
  readonly ours: number;
  readonly floor: number;
  readonly unit: 'ms' | 'kB' | 'round trips';
  /** The most that Shiftsheet may take, in floors; undefined if the line has no aim. */
  readonly aim?: number;
}

const HEADER = ['', 'ours', 'floor', 'ratio', 'aim', ''];

/** The lines as a table of text, columns aligned. */
export function tableOf(lines: readonly Line[]): string {
  const cells = [HEADER, ...lines.map(cellsOf)];
  const widths = HEADER.map((_, at) => Math.max(...cells.map((row) => (row[at] ?? '').length)));
  return cells
    .map((row) =>
      row
        .map((cell, at) =>
          at === 0 || at === row.length - 1 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cellsOf({ name, ours, floor, unit, aim }: Line): string[] {
  const ratio = ours / floor;
  const size = (of: number) => `${of.toFixed(of < 10 && unit === 'ms' ? 1 : 0)} ${unit}`;
  return [
    name,
    size(ours),
    size(floor),
    `${ratio.toFixed(2)}x`,
    aim === undefined ? '' : `${aim}x`,
    aim === undefined ? '' : ratio <= aim ? 'met' : 'MISSED',
  ];
}
