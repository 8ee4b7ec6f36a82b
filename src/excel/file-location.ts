/**
 * The place of a file from `Office.context.document.url`: a path, or an address. An address's query changes from one opening
 * to the next, so only the document that it names is kept (`Doc.aspx?sourcedoc={...}`). Never throws; '' for a file without
 * a place.
 */
export function fileLocationOf(url: string): string {
  if (!/^https?:/i.test(url)) return url.trim();
  try {
    const { origin, pathname, searchParams } = new URL(url);
    const named = searchParams.get('sourcedoc');
    const path = named === null ? pathname : `${pathname}?sourcedoc=${named}`;
    return `${origin}${decoded(path)}`;
  } catch {
    return url.trim();
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
