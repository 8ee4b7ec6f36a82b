/** The layouts of pasted texts: where a shift's day, person and times come from. */

/** A layout by its name. */
export type LayoutId =
  | 'calendar'
  | 'days-across'
  | 'slots'
  | 'days-down'
  | 'list'
  | 'message'
  | 'named-cells'
  | 'days-below';

type From = 'column' | 'line' | 'cell' | 'heading' | 'title' | 'line below';

/** Where a layout finds what makes a shift. A `line` is a header or another line above, a `heading` a line between rows. */
interface Layout {
  readonly day: readonly From[];
  readonly person: readonly From[];
  readonly times: readonly From[];
}

/** In the order in which they are tried. The last two read a text only if the user chooses them. */
export const LAYOUTS: Readonly<Record<LayoutId, Layout>> = {
  calendar: { day: ['cell'], person: ['title', 'cell'], times: ['cell'] },
  'days-across': { day: ['line', 'cell'], person: ['column', 'cell'], times: ['cell', 'column', 'line'] },
  slots: { day: ['title', 'column', 'line'], person: ['cell', 'line'], times: ['column', 'line'] },
  'days-down': { day: ['column'], person: ['line', 'cell'], times: ['cell', 'line'] },
  list: {
    day: ['column', 'heading', 'title'],
    person: ['column', 'heading', 'title', 'cell'],
    times: ['column'],
  },
  message: { day: ['cell', 'heading'], person: ['cell', 'heading', 'title'], times: ['cell', 'heading'] },
  'named-cells': { day: ['line'], person: ['cell'], times: ['cell'] },
  'days-below': { day: ['line below'], person: ['cell', 'heading'], times: ['cell', 'heading'] },
};
