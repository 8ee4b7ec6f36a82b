/** Office.js's event numbers, and the methods by which a client asks for each event of an object. */
import type { Argument, Call } from '../object-type';

export const EventType = {
  worksheetChanged: 10,
  worksheetActivated: 11,
  worksheetDeactivated: 12,
  worksheetAdded: 13,
  worksheetSelectionChanged: 14,
  worksheetDeleted: 15,
  worksheetFormatChanged: 18,
  worksheetRowSorted: 19,
  worksheetNameChanged: 25,
  tableChanged: 101,
  tableAdded: 102,
  tableDeleted: 103,
} as const;

type EventMethods<Self> = Record<string, (self: Self, args: readonly Argument[], call: Call) => void>;

/** `_Register...` and `_Unregister...` for each event, by the part of their names that differs. */
export function eventMethods<Self>(
  events: Readonly<Record<string, number>>,
  target: (self: Self) => string,
): EventMethods<Self> {
  const methods: EventMethods<Self> = {};
  for (const [name, type] of Object.entries(events)) {
    methods[`_Register${name}`] = (self, _args, { pane }) => pane.register(type, target(self));
    methods[`_Unregister${name}`] = (self, _args, { pane }) => pane.unregister(type, target(self));
  }
  return methods;
}
