/**
 * Which members of Office.js some files use. The compiler says of which object each is, so `range.values` is a use of
 * `Excel.Range.values`, also as `const { values } = range`, `range.load('values')` or `range.set({ values })`.
 */
import ts from 'typescript';
import { apiSetOf } from './api-set';

/** A member, such as `values` of `Excel.Range`. */
export interface Member {
  readonly owner: string;
  readonly name: string;
  /** As the typings say it, such as `ExcelApi 1.4`. Undefined where they name none. */
  readonly set: string | undefined;
  readonly files: Set<string>;
}

/** The members of Office.js that the files use, in no order. */
export function usedMembers(files: readonly string[], options: ts.CompilerOptions): Member[] {
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const members = new Map<string, Member>();

  const add = (symbol: ts.Symbol | undefined, file: string): void => {
    const declaration = officeDeclaration(symbol);
    if (declaration === undefined || symbol === undefined) return;
    const owner = ownerOf(declaration);
    const key = `${owner}.${symbol.name}`;
    const member = members.get(key) ?? {
      owner,
      name: symbol.name,
      set: apiSetOf(declaration),
      files: new Set(),
    };
    member.files.add(file);
    members.set(key, member);
  };

  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source === undefined) throw new Error(`${file} can't be read.`);
    const look = (node: ts.Node): void => {
      for (const symbol of symbolsAt(node, checker)) add(symbol, file);
      ts.forEachChild(node, look);
    };
    look(source);
  }
  return [...members.values()];
}

function symbolsAt(node: ts.Node, checker: ts.TypeChecker): (ts.Symbol | undefined)[] {
  if (ts.isPropertyAccessExpression(node)) {
    const called =
      ts.isCallExpression(node.parent) && node.parent.expression === node ? node.parent : undefined;
    return [
      ...symbolsOfParts(checker.getSymbolAtLocation(node.name), checker),
      ...(called && node.name.text === 'load' ? loadedSymbols(called, node.expression, checker) : []),
    ];
  }
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = (node.propertyName ?? node.name).getText();
    return [propertyOf(checker.getTypeAtLocation(node.parent), name, checker)];
  }
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
    const type = checker.getContextualType(node.parent);
    return type ? [propertyOf(type, node.name.getText(), checker)] : [];
  }
  return [];
}

/** A property of a union, such as `Range | RangeAreas`, is a symbol of each of its parts. */
function symbolsOfParts(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): readonly ts.Symbol[] {
  return symbol ? checker.getRootSymbols(symbol) : [];
}

const propertyOf = (type: ts.Type, name: string, checker: ts.TypeChecker) =>
  checker.getNonNullableType(type).getProperty(name);

/** What `load('items/name,count')` and `load(['name'])` name. A text that is put together at run time is not read. */
function loadedSymbols(
  call: ts.CallExpression,
  loaded: ts.Expression,
  checker: ts.TypeChecker,
): (ts.Symbol | undefined)[] {
  const object = checker.getTypeAtLocation(loaded);
  const paths = call.arguments.flatMap((argument) => textsIn(argument)).flatMap((text) => text.split(','));
  return paths.flatMap((each) => {
    let type: ts.Type | undefined = object;
    return each.split('/').map((name) => {
      const symbol: ts.Symbol | undefined = type && propertyOf(type, name.trim(), checker);
      const found: ts.Type | undefined = symbol && checker.getTypeOfSymbol(symbol);
      type = found && (checker.getIndexTypeOfType(found, ts.IndexKind.Number) ?? found);
      return symbol;
    });
  });
}

function textsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  const texts: string[] = [];
  ts.forEachChild(node, (child) => {
    texts.push(...textsIn(child));
  });
  return texts;
}

/** Where Microsoft's typings declare the symbol, if they do. */
function officeDeclaration(symbol: ts.Symbol | undefined): ts.Declaration | undefined {
  return symbol?.declarations?.find((declaration) =>
    declaration.getSourceFile().fileName.includes('/@types/office-js/'),
  );
}

/** `Excel.Range` for a member of it. `Excel.Interfaces.RangeUpdateData`, the form of `set`, counts as `Excel.Range`. */
function ownerOf(declaration: ts.Node): string {
  const names: string[] = [];
  for (let node = declaration.parent; !ts.isSourceFile(node); node = node.parent) {
    const { name } = node as ts.Node & { name?: ts.Node };
    if (name && (ts.isModuleDeclaration(node) || ts.isTypeElement(node) || ts.isDeclarationStatement(node)))
      names.unshift(name.getText());
  }
  return names.join('.').replace(/^Excel\.Interfaces\.(\w+?)(LoadOptions|UpdateData|Data)$/, 'Excel.$1');
}
