import type { KnownTable, RememberedColumn } from '../ports/excel-workbook';
import type { Memory } from '../ports/memory';

const NAME = 'tables';

type KnownTables = Readonly<Record<string, KnownTable>>;

/** Which Excel table has which kind of record, and which of its columns is which field. */
export class TableMemory {
  /** Tables as they were last read, by kind, with the edition of the workbook's memory at that time. */
  readonly #seen = new Map<string, { readonly table: KnownTable; readonly edition: number }>();

  /** Every use of a table asks for this, so the same text is parsed once. */
  #read: { readonly text: string; readonly tables: KnownTables } | undefined;

  constructor(private readonly memory: Memory) {}

  async get(kind: string): Promise<KnownTable | undefined> {
    return (await this.#all())[kind];
  }

  async set(kind: string, table: KnownTable): Promise<void> {
    this.saw(kind, table);
    await this.keep();
  }

  /** Notes a table as it was read. `keep` writes it into the workbook, so a caller that only reads writes nothing. */
  saw(kind: string, table: KnownTable): void {
    this.#seen.set(kind, { table, edition: this.memory.edition });
  }

  /**
   * Writes all noted tables into the workbook at once, if they have changed; except tables that another pane may have written
   * since.
   */
  async keep(): Promise<void> {
    const before = await this.#all();
    const seen = [...this.#seen].filter(([, { edition }]) => edition === this.memory.edition);
    const now = { ...before, ...Object.fromEntries(seen.map(([kind, { table }]) => [kind, table])) };
    this.#seen.clear();
    if (JSON.stringify(now) !== JSON.stringify(before)) await this.memory.write(NAME, JSON.stringify(now));
  }

  async #all(): Promise<KnownTables> {
    const text = await this.memory.read(NAME);
    if (text === undefined) return {};
    if (this.#read?.text !== text) this.#read = { text, tables: tablesOf(JSON.parse(text)) };
    return this.#read.tables;
  }
}

/** What can't be read is left out. The table is then found by its name, and its columns by their headers. */
function tablesOf(stored: unknown): KnownTables {
  return entriesOf(stored, (table) => {
    if (!isRecord(table) || typeof table['id'] !== 'string') return undefined;
    const { id, name, columns } = table;
    return {
      id,
      ...(typeof name === 'string' ? { name } : {}),
      columns: entriesOf(columns, columnOf),
    };
  });
}

function columnOf(stored: unknown): RememberedColumn | undefined {
  if (!isRecord(stored) || typeof stored['header'] !== 'string') return undefined;
  const { id, header } = stored;
  return { ...(typeof id === 'number' ? { id } : {}), header };
}

function entriesOf<T>(stored: unknown, read: (value: unknown) => T | undefined): Record<string, T> {
  if (!isRecord(stored)) return {};
  const entries = Object.entries(stored).map(([name, value]) => [name, read(value)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => entry[1] !== undefined));
}

function isRecord(stored: unknown): stored is Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null;
}
