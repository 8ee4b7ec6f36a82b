/** Excel.WorksheetCollection. */
import { textOf } from '../arguments';
import { EventType, eventMethods } from '../wire/event-types';
import { freeName, isSheetName, sameName } from '../names';
import { HostObject, type Argument, type Call, type ObjectType } from '../object-type';
import { HostProblem, invalidArgument } from '../problem';
import { WORKBOOK_TARGET } from '../wire/protocol';
import { requireFreeStructure } from './protection';

/** The id of the sheet with this id or name (case ignored). */
function findSheet(key: Argument | undefined, { book }: Call): string | undefined {
  const text = textOf(key);
  const sheets = book.grid.sheets();
  return (sheets.find((each) => each.id === text) ?? sheets.find((each) => sameName(each.name, text)))?.id;
}

/** Throws if Excel refuses the name for a sheet. */
export function requireSheetName(name: string, { book }: Call): void {
  if (!isSheetName(name)) throw invalidArgument(`"${name}" can't be the name of a sheet.`);
  if (book.grid.sheets().some((each) => sameName(each.name, name)))
    throw new HostProblem('ItemAlreadyExists');
}

const worksheetsType: ObjectType<null> = {
  name: 'WorksheetCollection',
  items: (_self, { book, model }) => book.grid.sheets().map(({ id }) => model.worksheet(id)),
  item(_self, key, call) {
    const sheet = findSheet(key, call);
    if (sheet === undefined) throw new HostProblem('ItemNotFound');
    return call.model.worksheet(sheet);
  },
  methods: {
    Add(_self, [given], call) {
      const { grid } = call.book;
      const taken = grid.sheets().map((each) => each.name);
      const name = given === undefined || given === null ? freeName('Sheet', taken) : textOf(given);
      requireFreeStructure(call);
      requireSheetName(name, call);
      return call.model.worksheet(grid.addSheet(name));
    },
    GetActiveWorksheet: (_self, _args, { book, model }) =>
      model.worksheet(book.takenForActive ?? book.grid.activeSheet()),
    GetItemOrNullObject(_self, [key], call) {
      const sheet = findSheet(key, call);
      return sheet === undefined ? null : call.model.worksheet(sheet);
    },
    ...eventMethods<null>(
      {
        DataChangedEvent: EventType.worksheetChanged,
        ActivatedEvent: EventType.worksheetActivated,
        DeactivatedEvent: EventType.worksheetDeactivated,
        AddedEvent: EventType.worksheetAdded,
        SelectionChangedEvent: EventType.worksheetSelectionChanged,
        DeletedEvent: EventType.worksheetDeleted,
        FormatChangedEvent: EventType.worksheetFormatChanged,
        RowSortedEvent: EventType.worksheetRowSorted,
        EventNameChanged: EventType.worksheetNameChanged,
      },
      () => WORKBOOK_TARGET,
    ),
  },
};

export const worksheets = (): HostObject => HostObject.of(worksheetsType, null);
