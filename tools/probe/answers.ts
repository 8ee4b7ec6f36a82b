/** The answers to the questions to real Excel, and how they are compared. */
import { TRAFFIC } from './traffic';

/** A row of the sheet "Probe". */
export interface Answer {
  readonly id: string;
  /** The switches of the stand-in that the answer decides. */
  readonly switches: readonly string[];
  readonly question: string;
  /** '' if a person has to try it. */
  readonly answer: string;
}

/** The answers of one Excel. */
export interface Answers {
  readonly name: string;
  readonly rows: readonly Answer[];
}

/** Rows of the sheet "Probe", without its header, its traffic and empty lines. */
export function answersOfSheet(values: readonly (readonly unknown[])[]): Answer[] {
  const rows = values.map((row) => row.map(String));
  return rows.flatMap(([id = '', switches = '', question = '', answer = '']) =>
    id === '' || id === 'Id' || id === TRAFFIC
      ? []
      : [{ id, switches: switches.split(' ').filter((name) => name !== ''), question, answer }],
  );
}

/** In place of an answer: a person's Excel was asked the ten questions that decide, or an older script. */
const NOT_ASKED = 'not asked';

/** As a line of a Markdown table. */
const lineOf = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')).join(' | ')} |`;

/**
 * A Markdown table: one line for each question, one column for each Excel. `=` is the answer of the first. Without `all`,
 * questions are left out that have the same answer wherever they were asked.
 */
export function tableOf(first: Answers, others: readonly Answers[], all: boolean): string[] {
  const header = ['id', 'switch', 'question', first.name, ...others.map(({ name }) => name)];
  const lines = first.rows.flatMap(({ id, switches, question, answer }) => {
    const found = others.map(({ rows }) => rows.find((row) => row.id === id)?.answer ?? NOT_ASKED);
    const isSame = found.every((each) => each === answer || each === NOT_ASKED);
    if (isSame && !all) return [];
    return [
      [id, switches.join(' '), question, answer, ...found.map((each) => (each === answer ? '=' : each))],
    ];
  });
  return [header, header.map(() => '---'), ...lines].map(lineOf);
}
