/** Replaces a quotation mark that opens or closes no cell, while the cells are separated. */
const PLAIN = '\u001e';

/**
 * Replaces quotation marks that are part of a text: `"` alone (as above), `5" pipe`, `"Big" Tony`. Sheets
 * put a cell with line breaks between quotation marks. Such a mark opens at the beginning of a cell and closes at the
 * end of one.
 */
export function withoutPlainQuotes(text: string, delimiter: string): string {
  if (!text.includes('"')) return text;
  const isEdge = (at: number) => at < 0 || at >= text.length || text[at] === '\n' || text[at] === delimiter;
  const kept: string[] = [];
  let from = 0;
  let plainUntil = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) {
    const end = isEdge(at - 1) && at >= plainUntil ? closing(text, at, isEdge, delimiter) : undefined;
    if (end === undefined) {
      kept.push(text.slice(from, at), PLAIN);
      from = at + 1;
      plainUntil = at + 1;
    } else {
      kept.push(text.slice(from, end + 1));
      from = end + 1;
      at = end;
    }
  }
  return kept.join('') + text.slice(from);
}

/** The position of the mark that closes a cell. Undefined if the mark at `open` opens no cell. */
function closing(
  text: string,
  open: number,
  isEdge: (at: number) => boolean,
  delimiter: string,
): number | undefined {
  const next = text[open + 1];
  if (next === '"' && isEdge(open + 2)) return open + 1;
  if (next === undefined || next === '\n' || next === delimiter) return undefined;
  for (let at = text.indexOf('"', open + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    if (text[at + 1] === '"') {
      at += 1;
      continue;
    }
    // A mark directly after the delimiter is a cell of its own.
    return isEdge(at + 1) && text[at - 1] !== delimiter ? at : undefined;
  }
  return undefined;
}

export function withPlainQuotes(cell: string): string {
  return cell.replaceAll(PLAIN, '"');
}
