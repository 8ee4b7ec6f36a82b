import { writeWeekStart } from '../memory/week-start';
import type { Command } from './command';

export const showWeek: Command<'show-week'> = {
  isQuiet: true,
  run: async ({ known, load, ports, store }, asked) => {
    if (asked.chosen !== undefined) writeWeekStart(ports, asked.chosen);
    // A job reads and writes the sheets itself. The pane asks again when the sheet's counts have changed.
    if (store.now.job) return;
    await load();
    const { readWeek } = await import(/* webpackChunkName: "shifts" */ '../shifts/read-week');
    store.set({ week: await readWeek(ports, known, asked) });
  },
};
