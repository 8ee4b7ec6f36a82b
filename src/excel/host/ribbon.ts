/**
 * Connects the functions that the manifest names, for buttons of the ribbon, menus of cells and shortcuts. An Excel without them
 * has no actions. To be called before anything is awaited: Office.js looks a pressed button's function up at once, also before
 * `Office.onReady`, and does not wait for one (OfficeDev/office-js, issue 5176). `run` is called after the pane is in front. Excel
 * is told first that the function is completed: it runs one function at a time, ends it after five minutes, and would keep
 * further clicks for later, while the pane says that it is busy.
 */
export function connectFunctions<Name extends string>(
  names: readonly Name[],
  run: (name: Name) => void,
): void {
  const { actions, addin } = Office as Partial<typeof Office>;
  const pane = paneShower(addin);
  // Before Office is ready, it may know no events.
  void (Office as Partial<typeof Office>).onReady?.().then(() => pane.follow());
  for (const name of names)
    // A shortcut has no event.
    actions?.associate(name, (event?: Office.AddinCommands.Event): void => {
      event?.completed();
      void pane.show().then(() => run(name));
    });
}

/**
 * Shows the pane only if it is not in front: in Excel on the web, more calls are reported to disable the buttons and to freeze
 * Excel, and on a Mac to open the pane of another workbook (OfficeDev/office-js, issues 3224, 5668 and 2361). Excel can't be asked
 * whether a pane is in front, so a pane in which nobody has clicked is shown once.
 */
function paneShower(addin: typeof Office.addin | undefined) {
  /** What Excel has said last; undefined if it has said nothing. */
  let isInFront: boolean | undefined;
  let showing: Promise<void> | undefined;
  const isSeen = () =>
    !document.hidden &&
    (isInFront ?? (navigator as Partial<Navigator>).userActivation?.hasBeenActive === true);
  return {
    follow: async (): Promise<void> => {
      await (addin as Partial<typeof Office.addin> | undefined)
        ?.onVisibilityModeChanged?.(({ visibilityMode }) => {
          isInFront = visibilityMode === Office.VisibilityMode.taskpane;
        })
        .catch(() => undefined);
    },
    /** If the pane can't be shown now, the act still begins. Its result is in the pane when the user opens it. */
    show: (): Promise<void> => {
      if (!addin || isSeen()) return Promise.resolve();
      showing ??= addin
        .showAsTaskpane()
        .then(() => void (isInFront = true))
        .catch(() => undefined)
        .finally(() => (showing = undefined));
      return showing;
    },
  };
}
