import { countText } from '../core/values/shown';
import { paneWords } from '../core/words/words';

/** The words of the screen for rosters. */
export const rosterWords = paneWords.words('rosterWords', {
  meaning: 'A sheet with people down and days across. Type shifts into it, and take over what you typed.',
  make: 'Make a roster',
  makeNew: 'Make another roster',
  quick: {
    thisWeek: 'This week',
    nextWeek: 'Next week',
    twoWeeks: 'Two weeks',
    fourWeeks: 'Four weeks',
    thisMonth: 'This month',
    nextMonth: 'Next month',
  },
  choose: 'Roster',
  makeAgain: 'Make again',
  makeAnyway: 'Make again and lose what was typed',
  show: 'Show',
  givenOut: (moment: string) => `Given out ${moment}`,
  typed: (cells: number) => (cells === 1 ? '1 cell changed' : `${countText(cells)} cells changed`),
  none: 'No cell was typed into since the roster was made or taken over.',
  noneRead: 'Nothing was found that can be taken over.',
  takeOver: (changes: number) =>
    changes === 0
      ? 'Take over'
      : changes === 1
        ? 'Take over 1 change'
        : `Take over ${countText(changes)} changes`,
  takeOverAndPush: 'Take over and push',
  changes: 'What changes',
  kinds: {
    added: (shift: string) => `New: ${shift}`,
    changed: (shift: string, was: string) => `${shift}, was ${was}`,
    moved: (shift: string, was: string) => `${shift}, was on ${was}`,
    given: (shift: string, was: string) => `${shift}, from ${was}`,
    opened: (shift: string) => `${shift} becomes an open shift`,
    away: (account: string) => `Time off: ${account}`,
  },
  keeps: (details: string) => `It keeps ${details}.`,
  more: (people: number) => (people === 1 ? 'and 1 more person' : `and ${countText(people)} more people`),
  refused: (cells: number) =>
    cells === 1 ? '1 cell can’t be taken over' : `${countText(cells)} cells can’t be taken over`,
  goTo: 'Show its row',
  selected: 'Selected cell',
  nobodyThere: 'Nothing in the sheets for this cell.',
  who: 'Who can work this?',
  ill: 'Ill…',
  conflicts: 'Changed here and in the sheets',
  typedHere: (text: string) => (text === '' ? 'Typed here: nothing' : `Typed here: ${text}`),
  inSheets: (text: string) => (text === '' ? 'In the sheets: nothing' : `In the sheets: ${text}`),
  takeRoster: 'Take what was typed',
  takeSheet: 'Keep the sheets',
  asksOpen: (shifts: number) =>
    `${countText(shifts)} shifts would become open, because their cells are empty now.`,
  opensAll: 'Make them open',
  breaches: (count: number) => (count === 1 ? '1 warning' : `${countText(count)} warnings`),
  checkAgain: 'Read the sheet again',
  back: 'Back',
});
