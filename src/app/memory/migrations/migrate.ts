import { SETTINGS, type Parts } from '../schema';
import { fieldIds } from './field-ids';
import type { Migration } from './migration';

/**
 * From the second form to the third. A pane's write-ahead log was one part, and now grows by parts. A log in one part reads the
 * same in both forms, so only the version changes. A release that knows only the second form would read each part as a whole
 * log of another pane, and would show rows as unconfirmed that a later part removes. Because of the version, that release
 * rejects the workbook.
 */
const logParts: Migration = { from: 2, to: 3, migrate: (parts) => parts };

/** In their order: each begins with the form in which the one before it ends. */
export const migrations: readonly Migration[] = [fieldIds, logParts];

/** The parts in the current form, with its version in the settings. */
export function migrated(parts: Parts, version: number, all: readonly Migration[] = migrations): Parts {
  return all
    .filter(({ from }) => from >= version)
    .reduce((before, { to, migrate }) => withVersion(migrate(before), to), parts);
}

function withVersion(parts: Parts, version: number): Parts {
  const text = parts.get(SETTINGS);
  if (text === undefined) return parts;
  const settings = JSON.parse(text) as Readonly<Record<string, unknown>>;
  return new Map([...parts, [SETTINGS, JSON.stringify({ ...settings, format: version })]]);
}
