/** About how many steps an axis has. */
const STEPS = 5;

/** Round numbers from the least to the most, at most one step beyond. A step is 1, 2 or 5 times a power of ten. */
export function niceSteps(least: number, most: number): number[] {
  const rough = (most - least) / STEPS || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((each) => each * power >= rough * (1 - 1e-9)) ?? 10) * power;
  const [from, to] = [Math.floor(least / step + 1e-9), Math.ceil(most / step - 1e-9)];
  return Array.from({ length: to - from + 1 }, (_, index) => Number(((from + index) * step).toPrecision(12)));
}
