import type { Tone } from '../../app/view';
import { Icon } from './icon';

/** A sentence of the app's that belongs to one place of a screen; nothing where there are no words. */
export function InlineNotice({ words, tone = 'info' }: { readonly words: string; readonly tone?: Tone }) {
  if (words === '') return null;
  return (
    <div class={`inline-notice ${tone}`}>
      <Icon of={tone} />
      <p dir="auto">{words}</p>
    </div>
  );
}
