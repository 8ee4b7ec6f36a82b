import { text } from '../messages';

/** A cell's text, in its own direction. A long text is cut on screen only. */
export function CellText({ of }: { readonly of: string }) {
  return of === '' ? (
    <span class="value empty">{text.emptyValue}</span>
  ) : (
    <span class="value" dir="auto">
      {of}
    </span>
  );
}
