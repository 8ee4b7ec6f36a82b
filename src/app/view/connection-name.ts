import { isSameCompany, type Company, type SavedConnection } from './connection';

/** The most characters of a connection's name. */
export const LONGEST_NAME = 60;

/** A name as it is kept: without line breaks, and without spaces around it. */
export function tidyName(typed: string): string {
  return [...typed.normalize('NFC').replace(/\s+/gu, ' ').trim()].slice(0, LONGEST_NAME).join('').trim();
}

/** Whether another connection has the name already. Capitals do not count. */
export function isNameTaken(saved: readonly SavedConnection[], of: Company, typed: string): boolean {
  const name = tidyName(typed).toLowerCase();
  return saved.some((other) => !isSameCompany(other, of) && other.name?.toLowerCase() === name);
}
