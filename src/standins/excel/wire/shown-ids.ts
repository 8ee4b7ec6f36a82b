/**
 * Sheets and tables have other ids each time that the file is opened, as people report (`hardness.renewsIds`). The host keeps its
 * own ids; they are exchanged in the texts that go to a pane and come from it.
 */
import type { Book } from '../book';
import type { EventEntry } from './protocol';

/** A text for a pane, with the ids of this opening of the file. */
export const withShownIds = (text: string, book: Book): string =>
  idsOf(book).reduce((changed, { own, shown }) => changed.replaceAll(`"${own}"`, `"${shown}"`), text);

/** A text from a pane, with the host's own ids. Ids of an earlier opening mean nothing. */
export const withOwnIds = (text: string, book: Book): string =>
  idsOf(book).reduce(
    (changed, { own, shown }) =>
      changed.replaceAll(`"${own}"`, `"gone"`).replaceAll(`"${shown}"`, `"${own}"`),
    text,
  );

/** The same for events: their target is an id, and their message a JSON text. */
export function eventsWithShownIds(entries: readonly EventEntry[], book: Book): readonly EventEntry[] {
  const ids = idsOf(book);
  if (ids.length === 0) return entries;
  return entries.map(([control, type, target, message, ...rest]) => [
    control,
    type,
    ids.find(({ own }) => own === target)?.shown ?? target,
    withShownIds(message, book),
    ...rest,
  ]);
}

function idsOf({ grid, hardness, openings }: Book): { readonly own: string; readonly shown: string }[] {
  if (!hardness.renewsIds || openings === 0) return [];
  const ids = [...grid.sheets(), ...grid.tables()].map(({ id }) => id);
  return ids.map((own) => ({ own, shown: `${own}, opening ${openings}` }));
}
