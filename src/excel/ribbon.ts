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
  const { actions } = Office as Partial<typeof Office>;
  for (const name of names)
    // A shortcut has no event.
    actions?.associate(name, (event?: Office.AddinCommands.Event): void => {
      event?.completed();
      void showPane().then(() => run(name));
    });
}

let showing: Promise<void> | undefined;

/**
 * If the pane can't be shown now, the act still begins. Its result is in the pane when the user opens it. Several presses show the
 * pane once: in Excel on the web, more calls are reported to disable the buttons (OfficeDev/office-js, issue 3224).
 */
function showPane(): Promise<void> {
  const { addin } = Office as Partial<typeof Office>;
  showing ??= (addin?.showAsTaskpane() ?? Promise.resolve())
    .catch(() => undefined)
    .finally(() => (showing = undefined));
  return showing;
}
