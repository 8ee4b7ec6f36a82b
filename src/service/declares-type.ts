/** The beginning and the end of markup in which `<` and `>` are plain text. */
const OPAQUE: readonly (readonly [begin: string, end: string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
];

/**
 * Whether an XML text declares a document type: it has a `<!DOCTYPE` outside comments, CDATA sections, processing
 * instructions and attributes. Each character is read once, so that a text of 5 MB can't block the pane. Markup that is not
 * closed ends the search: the validator and the parser refuse it.
 */
export function declaresType(body: string): boolean {
  if (!body.includes('<!D')) return false;
  for (let at = body.indexOf('<'); at >= 0; at = body.indexOf('<', at)) {
    if (body.startsWith('<!D', at)) return true;
    const opaque = OPAQUE.find(([begin]) => body.startsWith(begin, at));
    const end = opaque ? endOf(body, opaque[1], at + opaque[0].length) : endOfTag(body, at + 1);
    if (end === undefined) return false;
    at = end;
  }
  return false;
}

/** The index after a tag's `>`; a `>` in quotes belongs to an attribute. Undefined if the tag is not closed. */
function endOfTag(body: string, start: number): number | undefined {
  const sign = /["'>]/g;
  sign.lastIndex = start;
  for (let found = sign.exec(body); found; found = sign.exec(body)) {
    if (found[0] === '>') return sign.lastIndex;
    const end = endOf(body, found[0], sign.lastIndex);
    if (end === undefined) return undefined;
    sign.lastIndex = end;
  }
  return undefined;
}

function endOf(body: string, end: string, from: number): number | undefined {
  const at = body.indexOf(end, from);
  return at < 0 ? undefined : at + end.length;
}
