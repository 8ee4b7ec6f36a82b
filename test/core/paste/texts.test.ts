/**
 * Pasted texts with the shifts that a planner finds in them. Each file of texts/*.txt is about one rule, and each
 * text begins with `===`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, readSample, samplesOf } from './samples';

/** The shape in which each text is read, by file, in the order of its texts. */
const SHAPES = JSON.parse(readFileSync(join(import.meta.dirname, 'texts-shapes.json'), 'utf8')) as Record<
  string,
  readonly string[]
>;

describe.each(filesIn('texts'))('%s', (file) => {
  const samples = samplesOf('texts', file);
  test.each(samples.map((sample, at) => [sample.title, sample, at] as const))('%s', (_, sample, at) => {
    const { shape, lines, shifts, leftOut: left, asked, userCodes } = readSample(sample);
    expect({
      shape,
      shifts: lines,
      left: left.map(({ line, reason }) => `${line}:${reason.code}`),
      asked: asked.map(({ id }) => id).sort(),
      said: userCodes.map(({ code }) => code),
      marked: shifts.filter((shift) => shift.asked.includes('codes')).length,
    }).toEqual({
      shape: SHAPES[file]?.[at],
      shifts: [...sample.shifts].sort(),
      left: sample.left,
      asked: [...sample.asked].sort(),
      said: sample.said.filter((word) => !/^\d+$/.test(word)),
      marked: Number(sample.said.at(-1) ?? 0),
    });
  });
});
