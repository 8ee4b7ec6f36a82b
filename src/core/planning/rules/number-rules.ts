import type { Rule } from '../breach';
import { averageHours } from './average-hours';
import { dayHours } from './day-hours';
import { daysInARow } from './days-in-a-row';
import { minor } from './minor';
import { shortRest } from './short-rest';
import { weekHours } from './week-hours';
import { weeklyRest } from './weekly-rest';

/** The rules that need numbers, in the order of a list. A workbook without numbers does not load them. */
export const NUMBER_RULES: readonly Rule[] = [
  shortRest,
  dayHours,
  minor,
  weeklyRest,
  daysInARow,
  weekHours,
  averageHours,
];
