import type { Tone } from '../../app/view';
import { Icon } from './icon';

/** A notice at one place of a screen; nothing if there is no text. */
export function InlineNotice({ words, tone = 'info' }: { readonly words: string; readonly tone?: Tone }) {
  if (words === '') return null;
  return (
    <div class={`inline-notice ${tone}`}>
      <Icon of={tone} />
      <p dir="auto">{words}</p>
    </div>
  );
}
