/** HTML of the Markdown that the pages of help use: headings, paragraphs, lists of one level, bold words and links. */
import { BuildProblem } from './build-problem';

/** Other Markdown: a table, a quotation, HTML, a deeper heading, a list in a list, a picture, code, an address. */
const OTHER = /^(?:\||>|<|###)|\n *(?:-|\d+\.) |!\[|`|_\w|\]\((?![\w-]+\.md\))/;

const LISTS = [
  { tag: 'ul', item: /^- / },
  { tag: 'ol', item: /^\d+\. / },
] as const;

/** Throws BuildProblem if the text has Markdown that is not known here. */
export function htmlOf(markdown: string): string {
  return markdown
    .trim()
    .split(/\n{2,}/)
    .map(blockOf)
    .join('\n');
}

function blockOf(block: string): string {
  const [, level, title] = /^(#{1,2}) (.+)$/.exec(block) ?? [];
  if (level !== undefined && title !== undefined)
    return `<h${level.length}>${inlineOf(title)}</h${level.length}>`;
  for (const { tag, item } of LISTS) {
    if (!item.test(block)) continue;
    const items = block.split(new RegExp(`\\n(?=${item.source.slice(1)})`));
    return `<${tag}>\n${items.map((each) => `<li>${inlineOf(each.replace(item, ''))}</li>`).join('\n')}\n</${tag}>`;
  }
  return `<p>${inlineOf(block)}</p>`;
}

function inlineOf(text: string): string {
  if (OTHER.test(text)) throw new BuildProblem(`A page of help can't have this Markdown: ${text}`);
  return text
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[(.+?)\]\(([\w-]+)\.md\)/g, '<a href="$2.html">$1</a>');
}
