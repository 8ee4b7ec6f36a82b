import { useMemo, useState } from 'preact/hooks';
import type { TypedCode } from '../../app/view';
import type { Act } from '../act';

/** What is typed in the fields of codes and was not read yet. */
export interface TypedCodes {
  /** How many fields have an answer that was not read. */
  readonly count: number;
  readonly type: (code: string, text: string) => void;
  /** Reads the answer of a field that loses the focus. An empty field removes an answer that could not be read. */
  readonly leave: (code: string, text: string, isBad: boolean) => void;
  /** While the button that reads the codes is pressed, no field is read: the page must not move under the pointer. */
  readonly hold: () => void;
  /** Takes all answers, for the button that reads the codes. */
  readonly takeAll: () => readonly TypedCode[];
}

/** Remembers what is typed for codes, so that an answer is read even if its field still has the focus. */
export function useTypedCodes(act: Act): TypedCodes {
  const [count, setCount] = useState(0);
  const kept = useMemo(() => {
    const typed = new Map<string, string>();
    let isHeld = false;
    const takeAll = () => {
      const codes = [...typed].map(([code, text]) => ({ code, text }));
      typed.clear();
      setCount(0);
      return codes;
    };
    const leave = (code: string, text: string, isBad: boolean) => {
      if (isHeld || (text.trim() === '' && !isBad)) return;
      typed.delete(code);
      setCount(typed.size);
      act({ do: 'answer-pasted', code: { code, text } });
    };
    return {
      type: (code: string, text: string) => {
        if (text.trim() === '') typed.delete(code);
        else typed.set(code, text);
        setCount(typed.size);
      },
      leave,
      hold: () => {
        isHeld = true;
        // The click event follows the release of the pointer. If the pointer was released elsewhere, the fields are read then.
        const release = () =>
          setTimeout(() => {
            isHeld = false;
            for (const [code, text] of [...typed]) leave(code, text, false);
          });
        addEventListener('pointerup', release, { once: true });
        addEventListener('pointercancel', release, { once: true });
      },
      takeAll,
    };
  }, [act]);
  return { count, ...kept };
}
