/**
 * Connects the functions that the manifest names, for buttons of the ribbon, menus of cells and shortcuts. An Excel without them
 * has no actions.
 */
export function connectFunctions<Name extends string>(
  names: readonly Name[],
  run: (name: Name) => Promise<void>,
): void {
  const { actions } = Office as Partial<typeof Office>;
  for (const name of names)
    actions?.associate(name, (event?: Office.AddinCommands.Event): void => {
      // Excel runs no other button before this one is completed. A shortcut has no event.
      const done = () => event?.completed();
      void run(name).then(done, done);
    });
}

/** Shows the pane, where one runtime belongs to the ribbon and the pane; elsewhere the pane is open already. */
export async function showPane(): Promise<void> {
  const { addin } = Office as Partial<typeof Office>;
  await addin?.showAsTaskpane();
}
