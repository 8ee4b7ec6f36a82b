import * as z from 'zod/mini';
import { parseRemembered } from '../memory/remembered';
import type { Memory } from '../ports';

const NAME = 'tables';

const idsSchema = z.record(z.string(), z.string());

/** Which Excel table holds which kind of record: ids stay when tables and sheets are renamed. */
export class TableIds {
  constructor(private readonly memory: Pick<Memory, 'read' | 'write'>) {}

  async get(kind: string): Promise<string | undefined> {
    return (await this.#all())[kind];
  }

  async set(kind: string, id: string): Promise<void> {
    await this.memory.write(NAME, JSON.stringify({ ...(await this.#all()), [kind]: id }));
  }

  async #all(): Promise<Readonly<Record<string, string>>> {
    return parseRemembered(idsSchema, await this.memory.read(NAME)) ?? {};
  }
}
