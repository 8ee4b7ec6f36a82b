import { chooseMarksEdits } from '../pane/marks-edits';
import type { Command } from './command';

export const markEdits: Command<'mark-edits'> = {
  run: ({ ports, store }, { on }) => {
    chooseMarksEdits(ports, on);
    store.set({ marksEdits: on });
  },
};
