import { truncate } from './truncate';
import { value, type ValueKind } from './kind';
import type { NameList } from './name-list';
import { textOf } from './text';

/**
 * A record of another kind, held as its ID and shown by its name. Cells take the label, the ID and whatever else the list
 * knows the record by; for a text that means several records, the message says what to type for each.
 */
export function reference(list: NameList): ValueKind<string> {
  return {
    name: 'reference',
    format: '@',
    serial: false,
    fromWire: (wire) => value(wire.trim() === '' ? null : wire.trim()),
    toWire: (id) => id,
    toCell: (id) => list.labelOf(id) ?? id,
    fromCell: (cell) => {
      const typed = textOf(cell).trim();
      if (typed === '') return value<string>(null);
      const found = list.find(typed);
      if (found.kind === 'one') return value(found.id);
      const shown = truncate(typed);
      if (found.kind === 'several') return { ok: false, ambiguous: { ...found.namesakes, called: shown } };
      const { near: meant } = found;
      return {
        ok: false,
        unknown: { one: list.one, typed: shown, ...(meant === undefined ? {} : { meant }) },
      };
    },
  };
}
