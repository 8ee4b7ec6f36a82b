import { SETTINGS, type Parts } from '../schema';
import { fieldIds } from './field-ids';
import { logParts } from './log-parts';
import type { Migration } from './migration';

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
