const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text escaped for HTML, also within quotes. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** A box at a place on its page, in pixels. */
export const boxed = (
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  css: string,
  inner: string,
): string =>
  `<div style="left:${left}px;top:${top}px;width:${width}px;height:${height}px;${escaped(css)}">${inner}</div>`;
