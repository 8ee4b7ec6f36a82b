/** Sizes of paper in points, upright. */
import type { PageSetup } from '../../excel/page-setup';

const INCH = 72;
const MILLIMETRE = 72 / 25.4;

const SIZES: Partial<Record<PageSetup['paperSize'], readonly [number, number]>> = {
  Letter: [8.5 * INCH, 11 * INCH],
  Legal: [8.5 * INCH, 14 * INCH],
  Tabloid: [11 * INCH, 17 * INCH],
  Executive: [7.25 * INCH, 10.5 * INCH],
  A3: [297 * MILLIMETRE, 420 * MILLIMETRE],
  A4: [210 * MILLIMETRE, 297 * MILLIMETRE],
  A5: [148 * MILLIMETRE, 210 * MILLIMETRE],
};

/** Throws if the print view does not know the paper. */
export function paperOf({ paperSize, orientation }: PageSetup): { width: number; height: number } {
  const size = SIZES[paperSize];
  if (!size) throw new Error(`The print view does not know the paper ${paperSize}.`);
  const [short, long] = size;
  return orientation === 'Landscape' ? { width: long, height: short } : { width: short, height: long };
}
