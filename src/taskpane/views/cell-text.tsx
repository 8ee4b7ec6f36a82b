import { text } from '../messages';

/** A cell's text, in its own direction; long ones are cut on screen only. */
export function CellText({ of }: { readonly of: string }) {
  return of === '' ? (
    <span class="value empty">{text.emptyValue}</span>
  ) : (
    <span class="value" dir="auto">
      {of}
    </span>
  );
}
