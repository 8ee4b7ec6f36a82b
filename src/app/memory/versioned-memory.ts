import * as z from 'zod/mini';
import { WorkbookProblem } from '../failures';
import { appMessages } from '../messages';
import type { NoteChanges, Notes, PartStore, VersionedParts } from '../ports/memory';
import { SCHEMA_VERSION, SETTINGS, type Parts } from './memory-form';
import { migrated } from './migrations/migrate';
import { parseRemembered } from './remembered';

/** What an older release wrote, converted to the current form. */
interface OlderMemory {
  readonly parts: Map<string, string>;
  readonly otherVersions: ReadonlyMap<string, readonly string[]>;
}

const versionSchema = z.object({ format: z.number() });

/**
 * The workbook's memory in the current form. What an older release wrote is read as if it was in that form, and `migrate`
 * writes it so. The memory of a newer release can't be read or written: what this release does not know would be lost.
 */
export class VersionedMemory implements VersionedParts {
  #read: { readonly edition: number; readonly older: OlderMemory | undefined } | undefined;

  constructor(private readonly stored: PartStore) {}

  get edition(): number {
    return this.stored.edition;
  }

  async read(name: string): Promise<string | undefined> {
    return (await this.#older())?.parts.get(name) ?? (await this.stored.read(name));
  }

  async otherVersions(name: string): Promise<readonly string[]> {
    return (await this.#older())?.otherVersions.get(name) ?? (await this.stored.otherVersions(name));
  }

  notes(): Promise<Notes> {
    return this.stored.notes();
  }

  replacedLock(): string | undefined {
    return this.stored.replacedLock();
  }

  async names(prefix: string): Promise<readonly string[]> {
    await this.#older();
    return this.stored.names(prefix);
  }

  look(): Promise<void> {
    return this.stored.look();
  }

  async writeAll(changes: ReadonlyMap<string, string | undefined>, notes?: NoteChanges): Promise<void> {
    const older = await this.#older();
    await this.stored.writeAll(changes, notes);
    for (const name of changes.keys()) older?.parts.delete(name);
  }

  async isOlder(): Promise<boolean> {
    return (await this.#older()) !== undefined;
  }

  /** The settings, which have the version, are written last. If a pane ends before that, the memory is migrated once more. */
  async migrate(): Promise<void> {
    const older = await this.#older();
    if (!older) return;
    const settings = older.parts.get(SETTINGS);
    const others = [...older.parts].filter(([name]) => name !== SETTINGS);
    await this.writeAll(new Map(settings === undefined ? others : [...others, [SETTINGS, settings]]));
    this.#read = undefined;
  }

  async #older(): Promise<OlderMemory | undefined> {
    const version = await this.#version();
    if (version > SCHEMA_VERSION) throw new WorkbookProblem(appMessages.newerWorkbook);
    const { edition } = this.stored;
    if (this.#read?.edition === edition) return this.#read.older;
    const older = version < SCHEMA_VERSION ? await readOlder(this.stored, version) : undefined;
    this.#read = { edition, older };
    return older;
  }

  /** A workbook without settings has nothing that an older release wrote. */
  async #version(): Promise<number> {
    const text = await this.stored.read(SETTINGS);
    return parseRemembered(versionSchema, text)?.format ?? SCHEMA_VERSION;
  }
}

async function readOlder(stored: PartStore, version: number): Promise<OlderMemory> {
  const before = new Map<string, string>();
  const otherVersions = new Map<string, readonly string[]>();
  for (const name of await stored.names('')) {
    const text = await stored.read(name);
    if (text !== undefined) before.set(name, text);
  }
  for (const name of before.keys()) {
    const texts = await stored.otherVersions(name);
    const migratedRival = (text: string) => migrated(new Map([...before, [name, text]]), version).get(name);
    if (texts.length > 0)
      otherVersions.set(
        name,
        texts.flatMap((text) => migratedRival(text) ?? []),
      );
  }
  return { parts: changedParts(before, migrated(before, version)), otherVersions };
}

function changedParts(before: Parts, after: Parts): Map<string, string> {
  return new Map([...after].filter(([name, text]) => before.get(name) !== text));
}
