import { truncate } from './truncate';
import { noValue, value, type ValueKind } from './kind';
import type { NameList } from './name-list';
import { textOf } from './text';

/**
 * A record of another kind, held as its ID and shown by its name. Cells take the label, the ID and whatever else the list
 * knows the record by; what means several records is a problem that names them.
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
      if (found.kind === 'several')
        return noValue(`"${shown}" may be ${found.labels.join(' or ')}; choose one of them`);
      const { near: meant } = found;
      return {
        ok: false,
        unknown: { one: list.one, typed: shown, ...(meant === undefined ? {} : { meant }) },
      };
    },
  };
}
