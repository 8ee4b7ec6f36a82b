/** What the pane shows, by the name of its screen: a test reads the one that it expects. */
import type { OpenScreen, View } from '../../../src/app/view';

type Opened<Kind extends OpenScreen['kind']> = Extract<OpenScreen, { kind: Kind }>;

/**
 * A view and the content of its screens; undefined for each screen that is not open. `result`: that of the last push, on a
 * screen of its own or on Home.
 */
export interface SeenView extends View {
  readonly preview: Opened<'preview'>['preview'] | undefined;
  readonly result: Opened<'result'>['result'] | undefined;
  readonly undo: Opened<'undo'>['undo'] | undefined;
  readonly paste: Opened<'paste'>['paste'] | undefined;
  readonly reports: Opened<'reports'>['reports'] | undefined;
  readonly roster: Opened<'roster'>['roster'] | undefined;
}

export function seen(view: View): SeenView {
  const { screen } = view;
  return {
    ...view,
    preview: screen.kind === 'preview' ? screen.preview : undefined,
    result: screen.kind === 'result' ? screen.result : view.pushed,
    undo: screen.kind === 'undo' ? screen.undo : undefined,
    paste: screen.kind === 'paste' ? screen.paste : undefined,
    reports: screen.kind === 'reports' ? screen.reports : undefined,
    roster: screen.kind === 'roster' ? screen.roster : undefined,
  };
}
