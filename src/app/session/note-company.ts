import { sheetWords } from '../../core/words/words';
import { readSettings, writeSettings, type Settings } from '../memory/settings';
import type { Ports } from '../ports/ports';
import { freshId } from '../table/fresh-id';

/** From now on, the workbook belongs to this company. */
export async function noteCompany(
  { workbook: { memory }, random }: Ports,
  { service, sp }: Pick<Settings, 'service' | 'sp'>,
  mustCompare = false,
): Promise<void> {
  const settings = await readSettings(memory);
  const begun = settings ?? { workbookId: freshId(random), ...sheetLanguage() };
  await writeSettings(memory, { ...begun, service, sp, ...(mustCompare ? { mustCompare } : {}) });
}

/** The language in which the sheets of a new workbook are made; nothing for English. */
function sheetLanguage(): { readonly language?: string } {
  const { tag, isEnglish } = sheetWords;
  return isEnglish ? {} : { language: tag };
}
