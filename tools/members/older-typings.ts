/**
 * Microsoft's typings of Office.js as an older Excel would have them: without members and types of newer API sets, and without
 * the other hosts. A type that goes becomes `never`, so that it also leaves the unions that name it. A value of an enum that goes
 * leaves the unions of its text. Not seen are parameters: where one is newer than its method, the comment says so in words.
 */
import ts from 'typescript';
import { apiSetOf, isNewer } from './api-set';

/** Word, OneNote, Visio and PowerPoint go: Excel has nothing of them, and they are half of the file. */
const NAMESPACES = ['Office', 'OfficeExtension', 'OfficeCore', 'Excel'];

/** What replaces the text between two places. */
interface Cut {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The typings with nothing newer than this version of ExcelApi, such as '1.13'. */
export function olderTypings(typings: string, version: string): string {
  const file = ts.createSourceFile('office-js.d.ts', typings, ts.ScriptTarget.Latest, true);
  const kept = file.statements.filter(
    (statement) => ts.isModuleDeclaration(statement) && NAMESPACES.includes(statement.name.text),
  );
  const isGone = (node: ts.Node) => isNewer(apiSetOf(node), version);
  const texts = goneTexts(kept, isGone);
  const parts = kept.map((namespace) => {
    const cuts = cutsOf(namespace, isGone, texts);
    return withCuts(typings, { from: namespace.pos, to: namespace.end }, cuts);
  });
  return [`// ExcelApi ${version}`, ...parts, ''].join('\n');
}

/** By the name of an enum: the texts of its values that go. */
function goneTexts(
  namespaces: readonly ts.Node[],
  isGone: (node: ts.Node) => boolean,
): Map<string, ReadonlySet<string>> {
  const texts = new Map<string, ReadonlySet<string>>();
  const look = (node: ts.Node): void => {
    if (ts.isEnumDeclaration(node)) {
      const gone = node.members.filter((member) => isGone(node) || isGone(member));
      const values = gone.map(({ initializer }) =>
        initializer && ts.isStringLiteral(initializer) ? initializer.text : '',
      );
      if (values.length > 0) texts.set(node.name.text, new Set(values));
    } else if (ts.isModuleDeclaration(node) || ts.isModuleBlock(node)) ts.forEachChild(node, look);
  };
  namespaces.forEach(look);
  return texts;
}

function cutsOf(
  namespace: ts.Node,
  isGone: (node: ts.Node) => boolean,
  texts: ReadonlyMap<string, ReadonlySet<string>>,
): Cut[] {
  const cuts: Cut[] = [];
  const look = (node: ts.Node): void => {
    if (isDeclaration(node) && isGone(node)) cuts.push(withoutDeclaration(node));
    else if (ts.isUnionTypeNode(node)) cuts.push(...withoutTexts(node, texts));
    else ts.forEachChild(node, look);
  };
  look(namespace);
  return cuts;
}

const isDeclaration = (node: ts.Node): boolean =>
  ts.isStatement(node) || ts.isClassElement(node) || ts.isTypeElement(node) || ts.isEnumMember(node);

function withoutDeclaration(node: ts.Node): Cut {
  const isType =
    ts.isInterfaceDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node);
  // A comma stands behind each value of an enum.
  const to = ts.isEnumMember(node) ? node.end + 1 : node.end;
  return { from: node.pos, to, text: isType ? `\n    type ${node.name?.text ?? ''} = never;` : '' };
}

/** `Excel.ChartType | "Line" | "NewChart"`: the texts of an enum's values stand beside its name. */
function withoutTexts(union: ts.UnionTypeNode, texts: ReadonlyMap<string, ReadonlySet<string>>): Cut[] {
  const gone = union.types.flatMap((type) => {
    if (!ts.isTypeReferenceNode(type)) return [];
    const name = ts.isQualifiedName(type.typeName) ? type.typeName.right : type.typeName;
    return [...(texts.get(name.text) ?? [])];
  });
  return union.types
    .filter(
      (type) =>
        ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) && gone.includes(type.literal.text),
    )
    .map((type) => ({ from: type.pos, to: type.end, text: ' never' }));
}

function withCuts(text: string, { from, to }: Omit<Cut, 'text'>, cuts: readonly Cut[]): string {
  let at = from;
  const parts: string[] = [];
  for (const cut of cuts) {
    parts.push(text.slice(at, cut.from), cut.text);
    at = cut.to;
  }
  return [...parts, text.slice(at, to)].join('');
}
