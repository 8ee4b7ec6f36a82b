import { paneWords } from '../core/words/words';

/** Sentences about a sheet's columns, headers and views. In a file of their own, so that the pane's start is small. */
export const sheetViewsText = paneWords.words('sheetViewsText', {
  open: 'Columns and views…',
  heading: (sheet: string) => `Columns and views of ${sheet}`,
  back: 'Back',

  columns: {
    heading: 'Columns',
    meaning: 'A hidden column keeps its values. Shiftsheet checks and pushes it as before.',
    show: 'Show these columns',
    all: 'Tick all',
    usual: 'Tick the standard columns',
  },

  views: {
    heading: 'Views',
    meaning: 'A view shows some rows of the sheet and sorts them. The other rows are hidden, not deleted.',
    none: 'No view is saved yet.',
    remove: (name: string) => `Delete the view ${name}`,
    removeShort: 'Delete',
    makeHeading: 'Make a view',
    name: 'Name of the view',
    nameHint: 'For example: Kitchen, this week',
    nameTaken: 'Another view has this name. Type another name, or delete that view first.',
    nameMissing: 'Type a name for the view.',
    nameTooLong: (most: number) => `Type a shorter name: ${most} characters at most.`,
    column: 'Show rows by',
    anyColumn: 'All rows',
    values: (header: string) => `Which values of ${header}`,
    everything: 'all',
    week: 'Week',
    weeks: { all: 'All weeks', this: 'This week', next: 'Next week' },
    sort: 'Sort by',
    unsorted: 'As the sheet is now',
    save: 'Save and show the view',
  },

  buttons: {
    label: (sheet: string) => `Views of ${sheet}`,
    all: 'All rows',
  },
});

/** The buttons that hide rows of the sheet and show them again. Two screens have them. */
export const showRowsText = paneWords.words('showRowsText', {
  showNeedy: 'Show only rows that need fixing',
  showWarned: 'Show only rows with warnings',
  showChanged: 'Show only rows with these cells',
  showAll: 'Show all rows',
});
