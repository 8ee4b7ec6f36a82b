import { truncate } from './shown';
import { value, type ValueKind } from './kind';
import type { NameList } from './name-list';
import { textOf } from './cell';

/**
 * A record of another kind, kept as its ID and shown as its label. Cells take the label, the ID and every other text that
 * the list has for the record. If a text means several records, the problem lists what to type for each.
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
      return { ok: false, unknown: { one: list.one, typed: shown } };
    },
  };
}
