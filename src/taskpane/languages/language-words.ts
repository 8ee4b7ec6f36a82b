import type { Translation } from '../../core/words/vocabulary';

/** The words of a language: for the person who works, and for the sheets. */
export interface LanguageWords {
  readonly pane: Translation;
  readonly sheets: Translation;
}
