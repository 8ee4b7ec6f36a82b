import { NoTable, SelectionInParts } from '../../app/failures';
import type { TableRef } from '../../app/ports/excel-workbook';
import type { Culture } from '../../core/calendar/region-format';
import type { Layout } from '../../core/table/layout';
import type { ExcelCalls } from '../calls/excel-calls';
import { excelMessages } from '../calls/messages';
import { TableMissing } from '../calls/run';
import { loadCulture, loadDayOffset } from '../cells/column-formats';
import type { EditPlace } from '../host/edit-events';
import type { WorkbookNames } from '../lists/list-names';
import type { PlacedTable } from './columns';
import type { Found, TablePlace } from './table-finder';
import { findTable } from './table-reader';

/** Where the workbook's tables are, with its names and its date system: what work with a table has to know first. */
export class TablePlaces {
  /** The places of tables when they were last read, by kind. */
  readonly #places = new Map<string, TablePlace>();
  #offset: number | undefined;
  /** Names that were taken when the workbook was last read, with those that this pane has given since. */
  names: WorkbookNames | undefined;

  constructor(
    private readonly calls: ExcelCalls,
    private readonly onCulture: (culture: Culture) => void,
  ) {}

  /** The last known place. */
  get(kind: string): TablePlace | undefined {
    return this.#places.get(kind);
  }

  /** Takes in where the table is; undefined: the workbook has none. */
  set(kind: string, place: TablePlace | undefined): void {
    if (place) this.#places.set(kind, place);
    // The table's sheet may be gone too, and then their names are free again.
    else if (this.#places.delete(kind)) this.names = undefined;
  }

  /** The table is still in the workbook, but its place is read anew before it is used. */
  forget(kind: string): void {
    this.#places.delete(kind);
  }

  /** The table is in the same place, but something of that has changed. */
  change(kind: string, changed: Pick<Partial<TablePlace>, 'ids' | 'hidesRows'>): void {
    const place = this.#places.get(kind);
    if (place) this.#places.set(kind, { ...place, ...changed });
  }

  /** The table is in the same place, but its rows may have changed. */
  forgetRows(kind: string): void {
    this.change(kind, { ids: undefined });
  }

  kindsAt({ sheetId, tableId }: EditPlace): string[] {
    const places = [...this.#places].filter(
      ([, { id, sheetId: sheet }]) => id === tableId || sheet === sheetId,
    );
    return places.map(([kind]) => kind);
  }

  /** The last known places of those tables that the workbook has. */
  async placesOf(refs: readonly TableRef[]): Promise<readonly PlacedTable[]> {
    const found = await Promise.all(
      refs.map(async (ref) => {
        const place = this.#places.get(ref.layout.kind) ?? (await this.locate(ref));
        return place ? [{ ...ref.layout, place }] : [];
      }),
    );
    return found.flat();
  }

  /** The present place of the table; undefined if the workbook has none. */
  async locate(ref: TableRef): Promise<TablePlace | undefined> {
    return this.calls.read(async (context) => {
      const offset = this.loadOffset(context);
      const place = await findTable(context, ref);
      offset();
      this.set(ref.layout.kind, place);
      return place;
    });
  }

  /** Works with the table at its present place, which is read first in one round trip. */
  async withTable<T>(
    ref: TableRef,
    work: (context: Excel.RequestContext, found: Found) => Promise<T>,
  ): Promise<T> {
    const place = await this.locate(ref);
    if (!place) throw noTable(ref.layout);
    return this.workAt(place, work);
  }

  workAt<T>(
    place: TablePlace,
    work: (context: Excel.RequestContext, found: Found) => Promise<T>,
  ): Promise<T> {
    return this.calls.run((context) =>
      work(context, { ...place, table: context.workbook.tables.getItem(place.id) }),
    );
  }

  /** Works with the table at its last known place: `work` must notice if the table has moved. */
  async withPlace<T>(
    ref: TableRef,
    work: (context: Excel.RequestContext, place: TablePlace, offset: number) => Promise<T>,
  ): Promise<T> {
    const { kind } = ref.layout;
    const known = this.#offset === undefined ? undefined : this.#places.get(kind);
    const place = known ?? (await this.locate(ref));
    if (!place) throw noTable(ref.layout);
    try {
      return await this.calls.run((context) => work(context, place, this.#offset ?? 0));
    } catch (error) {
      // It says nothing about the table's place.
      if (error instanceof SelectionInParts) throw error;
      this.set(kind, undefined);
      if (!(error instanceof TableMissing) || !known) throw error;
      return this.withPlace(ref, work);
    }
  }

  /** How far the workbook's days are from those of the other date system; undefined until it was read. */
  get offset(): number | undefined {
    return this.#offset;
  }

  /** Asks in this batch for the workbook's date system and the user's region, unless it is known; the answer can be read after the sync. */
  loadOffset(context: Excel.RequestContext): () => number {
    const known = this.#offset;
    if (known !== undefined) return () => known;
    const answer = loadDayOffset(context);
    const culture = loadCulture(context);
    return () => {
      if (this.#offset === undefined) this.onCulture(culture());
      return (this.#offset = answer());
    };
  }
}

function noTable({ sheet }: Layout): NoTable {
  return new NoTable(excelMessages.noTable(sheet));
}
