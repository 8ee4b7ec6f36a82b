import { createContext } from 'preact';

/** Announces a sentence through the pane's live region, for what a view does without the app (a copy, a saved file). */
export const Announce = createContext<(sentence: string) => void>(() => undefined);
