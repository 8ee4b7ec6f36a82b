/** Sentences about the settings, loaded with the tab Data. */
import { countText } from '../core/values/shown';
import { paneWords } from '../core/words/words';

export const settingsText = paneWords.words('settingsText', {
  heading: 'Settings…',
  log: {
    label: 'Keep a log of pushes',
    meaning:
      'The sheet Push Log then says when each record was pushed, what it was before, and what the service answered.',
  },
  hold: {
    label: 'Hold rows with warnings',
    meaning: 'A row with a warning is then not sent until you change it or untick this.',
  },
  marks: {
    label: 'Show edits in Status while I type',
    meaning:
      'Status then says New, Edited or Fix a moment after you change a row. Each change of Status is one more step to undo. An Excel that can’t undo what add-ins write can undo nothing after it. The choice is for this device.',
  },
  colours: {
    label: 'Colour Status and changed cells',
    meaning: 'Your own fills stay as they are. The choice is for everybody who uses this workbook.',
  },
  codes: {
    heading: (unnamed: number) =>
      unnamed === 0
        ? 'Codes of the service…'
        : `Codes of the service… (${countText(unnamed)} without a meaning)`,
    intro:
      'The service explains its codes nowhere. Say here what a code means and what to do: the Message of each row that is refused with this code then has it. It is kept in this workbook, for everybody who uses it.',
    code: (code: string) => `Code ${code}`,
    came: (method: string, words: string) => (words === '' ? method : `${method}: ${words}`),
    meaning: 'What it means',
    meaningHint: 'For example: The user name is taken.',
    advice: 'What to do',
    adviceHint: 'For example: Choose another one.',
    save: 'Save',
    saveNamed: (code: string) => `Save code ${code}`,
  },
  headers: {
    label: 'Show the service’s field names as headers',
    meaning:
      'For example EffectiveDate in place of “Effective date”. A header that you changed yourself stays. The choice is for everybody who uses this workbook.',
  },
});
