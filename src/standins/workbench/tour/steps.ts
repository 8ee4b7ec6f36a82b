/** The steps of the tour, and by what in the workbook each is seen to be done. */

/** What a visitor can have done so far. */
export interface SeenWorkbook {
  /** The texts in the column Status, of each table that has one. */
  readonly statuses: Readonly<Record<string, readonly string[]>>;
  /** Names of the sheets that the add-in has made ready to print. */
  readonly reports: readonly string[];
}

export interface Step {
  readonly title: string;
  /** What to do. A button's name is in quotes. */
  readonly how: string;
  readonly isDone: (seen: SeenWorkbook) => boolean;
}

const anyRow =
  (...texts: readonly string[]) =>
  ({ statuses }: SeenWorkbook): boolean =>
    Object.values(statuses).some((rows) => rows.some((status) => texts.includes(status)));

export const STEPS: readonly Step[] = [
  {
    title: 'Download the sample company',
    how: 'In the pane on the right, press “Try it with sample data”. Then press “Download everything”.',
    isDone: ({ statuses }) => (statuses['Users']?.length ?? 0) > 0,
  },
  {
    title: 'Change a cell',
    how: 'Open the sheet Users and type another e-mail address for somebody. Status says “Edited”, and the cell turns blue.',
    // The workbook is not looked at while the tour is closed. A row that was stored meanwhile was changed before.
    isDone: anyRow('Edited', '0'),
  },
  {
    title: 'Push the change',
    how: 'On “Home”, press “Push 1 change”. Status then says “0”: the service has stored the row.',
    isDone: anyRow('0'),
  },
  {
    title: 'Paste a roster',
    how: 'On “Shifts”, press “Paste shifts…” beside Time Blocks, then “Paste the sample roster”. Read what the pane has understood, and add the shifts.',
    isDone: ({ statuses }) => (statuses['Time Blocks']?.length ?? 0) > 0,
  },
  {
    title: 'Make a report',
    how: 'On “Reports”, open “Schedule”, choose a week and press “Make report”. It is a sheet of its own, ready to print.',
    isDone: ({ reports }) => reports.length > 0,
  },
];

/** Which steps are done. A step that was done once stays done, whatever happens to its rows. */
export function doneSteps(before: ReadonlySet<number>, seen: SeenWorkbook): ReadonlySet<number> {
  return new Set(STEPS.flatMap(({ isDone }, at) => (before.has(at) || isDone(seen) ? [at] : [])));
}

/** The first step that is not done; undefined if all are. */
export function nextStep(done: ReadonlySet<number>): number | undefined {
  const at = STEPS.findIndex((_, index) => !done.has(index));
  return at < 0 ? undefined : at;
}
