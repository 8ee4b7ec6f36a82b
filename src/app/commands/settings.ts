/** The settings of the workbook and of the device. */
import { withPresentHeaders } from '../../core/sync/status-words';
import type { Layout } from '../../core/table/layout';
import { chooseOwnName } from '../memory/own-name';
import { type Settings, readSettings, writeSettings } from '../memory/settings';
import { describe } from '../table/columns';
import { chooseMarksEdits } from '../table/live-status';
import { rewriteMessages } from '../table/status';
import { CHECK, type SomeCommands } from './command';
import type { CommandContext } from './context';

/** Writes a setting into the workbook's memory. */
export async function writeSetting({ ports }: CommandContext, chosen: Partial<Settings>): Promise<void> {
  const { memory } = ports.workbook;
  const known = await readSettings(memory);
  if (known) await writeSettings(memory, { ...known, ...chosen });
}

/** The present header of each former one. */
function presentHeaders(before: readonly Layout[], { kind, columns }: Layout): ReadonlyMap<string, string> {
  const former = before.find((layout) => layout.kind === kind)?.columns ?? [];
  const headers = new Map(columns.map(({ id, header }) => [id, header]));
  return new Map(former.map(({ id, header }) => [header, headers.get(id) ?? header]));
}

export const settingCommands = {
  'log-pushes': {
    ...CHECK,
    run: (app, { on }) => writeSetting(app, { keepsLog: on }),
  },
  'exclude-warned': {
    ...CHECK,
    run: (app, { on }) => writeSetting(app, { holdsWarnings: on }),
  },
  'mark-edits': {
    run: ({ ports, store }, { on }) => {
      chooseMarksEdits(ports, on);
      store.set({ marksEdits: on });
    },
  },
  'choose-own-name': {
    run: ({ ports, store }, { name }) => store.set({ ownName: chooseOwnName(ports, name) }),
  },
  'colour-status': {
    ...CHECK,
    run: async (app, { on }) => {
      await writeSetting(app, { coloursStatus: on });
      const { state, ports } = app;
      const layouts = state.kinds.all().map(({ kind }) => describe(state, kind).layout);
      const sheets = await ports.workbook.readSheets(layouts);
      await ports.workbook.colourStatus(layouts.filter(({ kind }) => sheets.has(kind)));
    },
  },
  'use-service-words': {
    ...CHECK,
    run: async ({ state, ports: { workbook }, store }, { on }) => {
      const layouts = () => state.kinds.all().map(({ kind }) => describe(state, kind).layout);
      const before = layouts();
      await state.views.setServiceWords(on);
      store.set({ serviceWords: on });
      const after = layouts();
      const sheets = await workbook.readSheets(after);
      const shown = after.filter(({ kind }) => sheets.has(kind));
      for (const layout of shown) {
        const headers = presentHeaders(before, layout);
        const rewrite = (message: string) => withPresentHeaders(message, headers);
        await rewriteMessages(workbook, state, layout.kind, rewrite, sheets.get(layout.kind));
      }
      await workbook.renameColumns(shown);
    },
  },
  'name-code': {
    ...CHECK,
    run: ({ state }, { code, meaning, advice }) => state.codes.name(code, { meaning, advice }),
  },
} satisfies SomeCommands;
