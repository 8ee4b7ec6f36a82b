/** Chooses places in the product where a small break may be made, by a seed: the same seed and code give the same list. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** What a break does: turns a condition round, leaves a call out, or moves a boundary by one. */
type Kind = 'condition' | 'call' | 'boundary';

/** One break: in `file`, the lines `from` (they stand there once) become the lines `to`. */
export interface Break {
  readonly file: string;
  readonly kind: Kind;
  readonly from: string;
  readonly to: string;
  /** Why no test can notice the break: it changes nothing, or nothing that a user could see. */
  readonly reason?: string;
}

const FOLDERS = ['src/core', 'src/app', 'src/excel', 'src/service'];
const KINDS: readonly Kind[] = ['condition', 'call', 'boundary'];

/** Files of sentences: what they lack is seen by reading them. */
const SENTENCES = /messages|words|wording/;

/** A statement of more lines is left alone: its break would be a large one. */
const MOST_LINES = 6;

const MOVED: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
};

/** As many breaks as asked for, spread evenly over the folders and kinds. */
export function chooseBreaks(seed: number, count: number): Break[] {
  const random = randomOf(seed);
  const places = FOLDERS.flatMap(breaksIn);
  const chosen: Break[] = [];
  for (let turn = 0; chosen.length < count; turn++) {
    const folder = FOLDERS[turn % FOLDERS.length]!;
    const kind = KINDS[Math.floor(turn / FOLDERS.length) % KINDS.length];
    const left = places.filter(
      (place) =>
        place.kind === kind &&
        place.file.startsWith(`${folder}/`) &&
        !chosen.some(({ file }) => file === place.file),
    );
    const one = left[Math.floor(random() * left.length)];
    if (one) chosen.push(one);
  }
  return chosen;
}

/** Numbers from 0 (included) to 1 (excluded): Park and Miller's generator. */
function randomOf(seed: number): () => number {
  let state = (seed % 2147483646) + 1;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

function breaksIn(folder: string): Break[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((file) => file.endsWith('.ts') && !SENTENCES.test(file))
    .sort()
    .flatMap(breaksOf);
}

function breaksOf(file: string): Break[] {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const found: Break[] = [];
  const add = (kind: Kind, node: ts.Node, replacement: string) => {
    const made = breakAt(file, text, kind, node.getStart(source), node.getEnd(), replacement);
    if (made) found.push(made);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIfStatement(node)) add('condition', node.expression, `!(${node.expression.getText(source)})`);
    if (ts.isConditionalExpression(node))
      add('condition', node.condition, `!(${node.condition.getText(source)})`);
    if (ts.isExpressionStatement(node) && isCall(node.expression)) add('call', node, ';');
    if (ts.isBinaryExpression(node)) {
      const moved = MOVED[node.operatorToken.kind];
      if (moved) add('boundary', node.operatorToken, moved);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A call whose value nobody reads, also one that is awaited. `super(...)` can't be left out. */
function isCall(expression: ts.Expression): boolean {
  const called = ts.isAwaitExpression(expression) ? expression.expression : expression;
  return ts.isCallExpression(called) && called.expression.kind !== ts.SyntaxKind.SuperKeyword;
}

/** The break as whole lines; undefined if there are too many of them, or if they stand in the file more than once. */
function breakAt(file: string, text: string, kind: Kind, start: number, end: number, replacement: string) {
  const first = text.lastIndexOf('\n', start - 1) + 1;
  const last = text.indexOf('\n', end);
  const from = text.slice(first, last);
  if (from.split('\n').length > MOST_LINES || text.split(from).length !== 2) return undefined;
  return { file, kind, from, to: text.slice(first, start) + replacement + text.slice(end, last) };
}
