import type { CellText } from '../times/cell';
import type { PasteLanguage } from '../words/languages';

/** Knows the names of the company, and what a text's cells say. */
export interface NameReader {
  readonly language: PasteLanguage;
  /** Whether a text is the whole name of one of the company's people. */
  isPerson(text: string): boolean;
  /** Whether a text is the whole name of one of the company's people, departments, areas or tasks. */
  isCompanyName(text: string): boolean;
  cell(text: string): CellText;
}
