import { categories } from './categories';
import {
  allItems,
  areas,
  departments,
  otherItems,
  tasks,
  timeOffAccounts,
  timeOffReasons,
  timesOfDay,
} from './category-items';
import type { Entity } from './entity';
import { qualifications } from './qualifications';
import { timeOff } from './time-off';
import { recurringBlocks, templateBlocks, timeBlocks, timesheet } from './time-blocks';
import { translated } from './translated';
import { people, users } from './users';

const withSheet: readonly Entity[] = [
  users,
  categories,
  departments,
  tasks,
  areas,
  timesOfDay,
  timeOffAccounts,
  otherItems,
  qualifications,
  timeOff,
  timeBlocks,
  recurringBlocks,
  timesheet,
];

/** Kinds that are read only for their names, because other records refer to them. */
const named: readonly Entity[] = [allItems, timeOffReasons, people];

/** Every kind of record that has a sheet, parents before the records that name them. */
export function allEntities(): readonly Entity[] {
  return withSheet.map(translated);
}

export function entityOf(kind: string): Entity {
  const entity = [...withSheet, ...named].find((candidate) => candidate.kind === kind) ?? templateOf(kind);
  if (!entity) throw new Error(`there is no kind of record "${kind}"`);
  return translated(entity);
}

/** The kind of record of a schedule template; `number` is 1000 or more. */
export function templateKind(number: string): string {
  return templateBlocks(number).kind;
}

/** The number of a kind of a schedule template; undefined if the kind is another one. */
export function templateNumber(kind: string): string | undefined {
  return /^template-([1-9]\d{3,})$/.exec(kind)?.[1];
}

const templates = new Map<string, Entity>();

function templateOf(kind: string): Entity | undefined {
  const number = templateNumber(kind);
  if (number === undefined) return undefined;
  const known = templates.get(kind) ?? templateBlocks(number);
  templates.set(kind, known);
  return known;
}

/** Whether records of a kind have rows in a workbook. If not, other records only refer to them by name. */
export function hasSheet(kind: string): boolean {
  return withSheet.some((entity) => entity.kind === kind);
}

/** Kinds of record that a kind refers to by name. */
export function parentsOf(kind: string): readonly string[] {
  return [...new Set(entityOf(kind).fields.flatMap((field) => field.refers ?? []))];
}
