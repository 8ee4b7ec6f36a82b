import type { LanguageWords } from './languages';

export const german: LanguageWords = {
  pane: { tag: 'de', areas: {} },
  sheets: { tag: 'de', areas: {} },
};
