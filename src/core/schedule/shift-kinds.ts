import type { Entity } from '../entities/entity';

/** Whether a kind's records are shifts on days of the calendar: the current schedule, the timesheet, templates. */
export function isShiftKind({ fields }: Entity): boolean {
  return ['Date', 'Start', 'End'].every((name) => fields.some((field) => field.id === name));
}
