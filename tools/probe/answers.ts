/** The answers to the questions to real Excel, and how they are compared. */

/** A row of the sheet "Probe". */
export interface Answer {
  readonly id: string;
  /** The switches of the stand-in that the answer decides. */
  readonly switches: readonly string[];
  readonly question: string;
  readonly answer: string;
}

/** The answers of one Excel. */
export interface Answers {
  readonly name: string;
  readonly rows: readonly Answer[];
}

/** The rows of a text file with the sheet "Probe", as people copied it. */
export const rowsOfFile = (text: string): string[][] => text.split(/\r?\n/).map((line) => line.split('\t'));

/** Rows of the sheet "Probe", without its header, its traffic and empty lines. */
export function answersOfSheet(rows: readonly (readonly string[])[]): Answer[] {
  return rows.flatMap(([id = '', switches = '', question = '', answer = '']) =>
    ['', 'Id', 'traffic'].includes(id)
      ? []
      : [{ id, switches: switches.split(' ').filter((name) => name !== ''), question, answer }],
  );
}

/** As a line of a Markdown table. */
const lineOf = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')).join(' | ')} |`;

/** A Markdown table: one line for each question, one column for each Excel. `=` is the answer of the first. */
export function tableOf(first: Answers, others: readonly Answers[]): string[] {
  const header = ['id', 'switch', first.name, ...others.map(({ name }) => name)];
  const lines = first.rows.map(({ id, switches, answer }) => {
    const found = others.map(({ rows }) => rows.find((row) => row.id === id)?.answer ?? 'not asked');
    return [id, switches.join(' '), answer, ...found.map((each) => (each === answer ? '=' : each))];
  });
  return [header, header.map(() => '---'), ...lines].map(lineOf);
}
