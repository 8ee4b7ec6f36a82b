import type { Device } from '../../app/ports/ports';
import { paneWords } from '../../core/words/words';
import type { LanguageWords } from './areas';

interface Language {
  readonly tag: string;
  /** Its name in the language itself. */
  readonly name: string;
  /** Loads its words; absent for English, whose words are in the code. */
  readonly load?: () => Promise<LanguageWords>;
}

/** Every language. docs/developer/languages.md says how to add one. */
export const languages: readonly Language[] = [
  { tag: 'en', name: 'English' },
  {
    tag: 'de',
    name: 'Deutsch',
    load: () => import(/* webpackChunkName: "german" */ './german').then(({ germanPane: german }) => german),
  },
];

/** On the device, because people who share a workbook may read different languages. */
const CHOSEN = 'language';

/** `de` for `de-AT`; English for a language that Shiftsheet does not have. */
export function languageOf(tag: string): string {
  const [primary = ''] = tag.toLowerCase().split('-');
  return languages.some((language) => language.tag === primary) ? primary : 'en';
}

export async function translationOf(tag: string): Promise<LanguageWords | undefined> {
  return languages.find((language) => language.tag === languageOf(tag))?.load?.();
}

/** The pane speaks the language that was chosen on this device, or else that of Office’s menus. */
export async function beginLanguage(device: Device, displayLanguage: string): Promise<void> {
  // If the words can’t be loaded, the pane is English: work must not wait for them.
  await speak(device.get(CHOSEN) ?? displayLanguage).catch(() => undefined);
}

export async function chooseLanguage(device: Device, tag: string): Promise<void> {
  await speak(tag);
  device.set(CHOSEN, tag);
}

async function speak(tag: string): Promise<void> {
  const words = await translationOf(tag);
  paneWords.use(words?.pane);
  document.documentElement.lang = paneWords.tag;
}
