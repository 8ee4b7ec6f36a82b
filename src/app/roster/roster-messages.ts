import { paneWords } from '../../core/words/words';

/** Sentences about rosters. */
export const rosterText = paneWords.words('rosterText', {
  made: (sheet: string) =>
    `The roster is on the sheet “${sheet}”. Type into its cells, then choose “Take over”.`,
  otherRoster:
    'The hidden row or column of this roster is gone, or it is from another roster. What was typed can’t be taken over. Make the roster again.',
  notKept: 'This workbook no longer knows what this roster was made of. Make the roster again.',
  tooLarge: (cells: string, most: string) =>
    `The roster would have ${cells} cells. Choose departments or people: at most ${most} cells are made.`,
  nobody: 'There is nobody for this roster. Choose other departments or people.',
  wouldBeLost: (cells: number) =>
    cells === 0
      ? 'A part of this roster can’t be read. What was typed there would be lost.'
      : cells === 1
        ? '1 cell was typed into and not taken over. What it says would be lost.'
        : `${cells} cells were typed into and not taken over. What they say would be lost.`,
  codeChanged: (code: string) =>
    `The code ${code} means something else now than when the roster was made. In this roster it still means what it meant then.`,
  missing: (rows: number, days: number) =>
    `${[
      ...(rows > 0 ? [rows === 1 ? '1 row' : `${rows} rows`] : []),
      ...(days > 0 ? [days === 1 ? '1 day' : `${days} days`] : []),
    ].join(
      ' and ',
    )} of the roster ${rows + days === 1 ? 'is' : 'are'} no longer in its sheet. That changes nothing.`,
  outdated: (cells: number) =>
    `${cells === 1 ? '1 cell is' : `${cells} cells are`} older than Time Blocks and Time Off. Make the roster again to see the new shifts.`,
  opensMany: (shifts: number) =>
    `${shifts} shifts would become open, because their cells are empty now. Nothing was taken over. Answer the question in the pane first.`,
  nothing: 'There is nothing to take over.',
  kept: (rows: string) => `Somebody has changed or deleted ${rows} in the meantime, and those changes stay.`,
});
