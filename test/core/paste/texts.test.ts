/**
 * Pasted texts with the shifts that a planner finds in them. Each file of texts/*.txt is about one rule, and each
 * text begins with `===`.
 */
import { filesIn, readSample, samplesOf } from './samples';

describe.each(filesIn('texts'))('%s', (file) => {
  test.each(samplesOf('texts', file).map((sample) => [sample.title, sample] as const))('%s', (_, sample) => {
    const { lines, shifts, left, asked, userCodes } = readSample(sample);
    expect({
      shifts: lines,
      left: left.map(({ line, reason }) => `${line}:${reason.code}`),
      asked: asked.map(({ id }) => id).sort(),
      said: userCodes.map(({ code }) => code),
      marked: shifts.filter((shift) => shift.asked.includes('codes')).length,
    }).toEqual({
      shifts: [...sample.shifts].sort(),
      left: sample.left,
      asked: [...sample.asked].sort(),
      said: sample.said.filter((word) => !/^\d+$/.test(word)),
      marked: Number(sample.said.at(-1) ?? 0),
    });
  });
});
