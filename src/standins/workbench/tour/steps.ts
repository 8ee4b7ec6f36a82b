/** The steps of the tour, and by what in the workbook each is seen to be done. */

/** What a visitor can have done so far. */
export interface SeenWorkbook {
  /** The texts in the column Status, of each table that has one. */
  readonly statuses: Readonly<Record<string, readonly string[]>>;
  /** Names of the sheets that the add-in has made ready to print. */
  readonly reports: readonly string[];
}

interface StepText {
  readonly title: string;
  /** What to do. A button's name is in quotes. */
  readonly how: string;
}

export interface Step extends StepText {
  /** The same in German: the add-in speaks the language of Excel. */
  readonly german: StepText;
  readonly isDone: (seen: SeenWorkbook) => boolean;
}

const anyRow =
  (...texts: readonly string[]) =>
  ({ statuses }: SeenWorkbook): boolean =>
    Object.values(statuses).some((rows) => rows.some((status) => texts.includes(status)));

/** Whether one of these sheets has rows: its name in English, and in German. */
const anySheet =
  (...names: readonly string[]) =>
  ({ statuses }: SeenWorkbook): boolean =>
    names.some((name) => (statuses[name]?.length ?? 0) > 0);

export const STEPS: readonly Step[] = [
  {
    title: 'Download the sample company',
    how: 'In the pane on the right, press “Try it with sample data”. The sheets of a care home come, with its shifts of three weeks.',
    german: {
      title: 'Das Beispielunternehmen herunterladen',
      how: 'Drücken Sie rechts im Aufgabenbereich „Mit Beispieldaten ausprobieren“. Die Blätter eines Pflegeheims kommen, mit seinen Schichten von drei Wochen.',
    },
    isDone: anySheet('Users', 'Benutzer'),
  },
  {
    title: 'Mend a double booking',
    how: 'On “Home”, press “Check all sheets”: somebody works twice next Wednesday. Press the row and choose another person for one of the two shifts. Status says “Edited”, and the cell turns blue. Next Saturday has an open shift that you can give to somebody.',
    german: {
      title: 'Eine Doppelbelegung beheben',
      how: 'Drücken Sie unter „Start“ „Alle Blätter prüfen“: Jemand arbeitet nächsten Mittwoch doppelt. Drücken Sie auf die Zeile und wählen Sie für eine der beiden Schichten eine andere Person. Status zeigt „Geändert“, und die Zelle wird blau. Am Samstag danach ist eine Schicht offen, die Sie jemandem geben können.',
    },
    // The workbook is not looked at while the tour is closed. A row that was stored meanwhile was changed before.
    isDone: anyRow('Edited', 'Geändert', '0'),
  },
  {
    title: 'Push the change',
    how: 'On “Home”, press “Push 1 change”. A green line says that the row is stored, and Status has the service’s code for it: 0.',
    german: {
      title: 'Die Änderung übertragen',
      how: 'Drücken Sie unter „Start“ „1 Änderung übertragen“. Eine grüne Zeile sagt, dass die Zeile gespeichert ist, und Status hat den Code des Servers dafür: 0.',
    },
    isDone: anyRow('0'),
  },
  {
    title: 'Paste a roster',
    how: 'On “Shifts”, press “Paste shifts…”, then “Paste the sample roster”. Read what the pane has understood, and add the shifts.',
    german: {
      title: 'Einen Dienstplan einfügen',
      how: 'Drücken Sie unter „Schichten“ „Schichten einfügen…“, dann „Beispielplan einfügen“. Lesen Sie, was verstanden wurde, und fügen Sie die Schichten hinzu.',
    },
    isDone: anyRow('New', 'Neu'),
  },
  {
    title: 'Make a report',
    how: 'On “Reports”, open “Schedule”, choose a week and press “Make report”. It is a sheet of its own, ready to print.',
    german: {
      title: 'Einen Bericht erstellen',
      how: 'Öffnen Sie unter „Berichte“ „Dienstplan“, wählen Sie eine Woche und drücken Sie „Bericht erstellen“. Er ist ein eigenes Blatt, fertig zum Drucken.',
    },
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
