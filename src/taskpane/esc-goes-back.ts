import { useEffect } from 'preact/hooks';
import type { Intent, View } from '../app/view';
import type { Act } from './act';

/** Here Esc has a meaning of its own: it closes the list, or leaves what is typed. */
const OWN_MEANING = 'input, select, textarea, [role="menu"]';

/** Esc goes back from a screen, like its button. */
export function useEscGoesBack(view: View, act: Act): void {
  const intent = view.job || view.session ? undefined : wayBack(view);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key !== 'Escape' || event.defaultPrevented || !intent) return;
      if (target instanceof Element && target.closest(OWN_MEANING)) return;
      act(intent);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [intent?.do]);
}

/** The intent that closes the screen; undefined if something would be lost by a key that was pressed in error. */
function wayBack({ screen }: View): Intent | undefined {
  switch (screen.kind) {
    case 'preview':
      return { do: 'back' };
    case 'undo':
    case 'sheet-looks':
    case 'reports':
    case 'keep-safe':
      return { do: `close-${screen.kind}` };
    case 'time-off':
      return screen.timeOff.entry.personId === '' ? { do: 'close-time-off' } : undefined;
    case 'result':
      // First passwords are shown once only.
      return screen.result.passwords.length > 0 ? undefined : { do: 'close-result' };
    case 'paste': {
      const { shifts, left } = screen.paste;
      return shifts.length + left.length > 0 ? undefined : { do: 'close-paste' };
    }
    default:
      return undefined;
  }
}
