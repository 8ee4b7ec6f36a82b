/**
 * Connects the functions that the manifest names, for buttons of the ribbon, menus of cells and shortcuts. An Excel without them
 * has no actions. `run` is called after the pane is in front. Excel is told before that the function is completed: it runs one
 * function at a time, ends it after five minutes, and would keep further clicks for later, while the pane says that it is busy.
 */
export function connectFunctions<Name extends string>(
  names: readonly Name[],
  run: (name: Name) => void,
): void {
  const { actions } = Office as Partial<typeof Office>;
  for (const name of names)
    // A shortcut has no event.
    actions?.associate(name, (event?: Office.AddinCommands.Event): void => {
      void showPane().then(() => {
        event?.completed();
        run(name);
      });
    });
}

/** If the pane can't be shown now, the act still begins. Its result is in the pane when the user opens it. */
async function showPane(): Promise<void> {
  const { addin } = Office as Partial<typeof Office>;
  await addin?.showAsTaskpane().catch(() => undefined);
}
