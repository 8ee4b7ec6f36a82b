import type { Translation } from '../../core/words/words';

/** The words of a language: for the person who works, and for the sheets. */
export interface LanguageWords {
  readonly pane: Translation;
  readonly sheets: Translation;
}
