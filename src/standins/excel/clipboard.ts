/** Text as spreadsheets put it on the clipboard: rows by line, cells by tab, quotes around a cell that contains a tab or a line end. */

/** `a\tb\n"two\nlines"\tc` -> its cells. Lines may differ in length. A line end after the last row adds no row. */
export function parseClipboard(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const body = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const piece = /("(?:[^"]|"")*"(?=[\t\n]|$)|[^\t\n]*)([\t\n]|$)/y;
  for (let end: string | undefined = '\t'; end;) {
    const match = piece.exec(body);
    const cell = match?.[1] ?? '';
    row.push(
      cell.startsWith('"') && cell.length > 1 && cell.endsWith('"')
        ? cell.slice(1, -1).replaceAll('""', '"')
        : cell,
    );
    end = match?.[2];
    if (end !== '\t') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}
