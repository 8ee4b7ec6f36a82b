import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Intent, RowLink } from '../app/view';

/** Sends an intent to the app. Returns nothing: the result is shown in the next view. */
export type Act = (intent: Intent) => void;

/** The pane gives it to all its parts. */
export const ActOfPane = createContext<Act>(() => undefined);

export const useAct = (): Act => useContext(ActOfPane);

/** The intent that shows who can work the shift of a row. */
export function whoOf({ kind, row, index }: Pick<RowLink, 'kind' | 'row' | 'index'>): Intent {
  return { do: 'open-who', kind, index, ...(row !== undefined && { row }) };
}

/** The intent that opens the form for somebody who is ill, with the person and the day of a row. */
export function illOf({ kind, row, index }: Pick<RowLink, 'kind' | 'row' | 'index'>): Intent {
  return { do: 'open-time-off', isIll: true, of: { kind, index, ...(row !== undefined && { row }) } };
}

/** The intent that shows a listed row in the sheet. */
export function revealOf({ kind, row, index, column }: RowLink): Intent {
  return {
    do: 'reveal',
    kind,
    index,
    ...(row === undefined ? {} : { row }),
    ...(column === undefined ? {} : { column }),
  };
}
