import type { Intent, RowLink } from '../app/view';

/** Sends an intent to the app. Nothing is returned: what came of it shows in the next view. */
export type Act = (intent: Intent) => void;

/** The intent that shows a listed row in the sheet. */
export function revealOf(link: RowLink): Intent {
  const place = { do: 'reveal', kind: link.kind, index: link.index } as const;
  return link.column === undefined ? place : { ...place, column: link.column };
}
