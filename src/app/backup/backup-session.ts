import type { Backup } from '../../core/backup/backup';
import type { RestoreCounts } from '../../core/backup/plan-restore';
import { entityOf } from '../../core/entities/registry';
import { WorkbookProblem } from '../failures';
import type { WorkbookState } from '../job-context';
import { keepsMemory } from '../memory/file-formats';
import { readSettings, type Settings } from '../memory/settings';
import { joinedSentences } from '../messages';
import type { Ports } from '../ports/ports';
import { noteCompany } from '../session/note-company';
import { questionMessages } from '../session/question-messages';
import type { Store } from '../store';
import type { BackupFile, BackupView, Notice } from '../view/index';
import { lookAtList, type ShiftListRead } from './adopt';
import { readBackup } from './backup-file';
import { backupMessages } from './backup-messages';
import { noteBackup, noteRead, backupAge, backupFile, makeBackup } from './make-backup';
import { lookAtBackup, restore, type Restored } from './restore';

/** More sentences would fill the pane. The screen before has listed more of them. */
const MOST_LEFT = 10;

type Company = Pick<Settings, 'service' | 'sp'>;

interface Chosen {
  readonly file: string;
  readonly backup: Backup;
  readonly tables: readonly Restored[];
}

/** The content of the screen for backups. */
export class BackupSession {
  #made: BackupFile | undefined;
  /** When the backup was begun: what is stored later is not in it. */
  #begunAt = 0;
  #backups = 0;
  #chosen: Chosen | undefined;
  #adoption: ShiftListRead | undefined;
  #problem: BackupView['problem'];

  constructor(
    private readonly ports: Ports,
    private readonly store: Store,
    private readonly state: WorkbookState,
  ) {}

  async show(): Promise<void> {
    const { ports, state, store } = this;
    const age = await backupAge(ports, state);
    const kinds = state.kinds.all().flatMap(({ kind, read, sheet }) => (read ? [] : [{ kind, sheet }]));
    const chosen = this.#chosen;
    const adoption = this.#adoption;
    const backup: BackupView = {
      age,
      kinds,
      ...(this.#made ? { made: this.#made } : {}),
      ...(chosen
        ? {
            restore: {
              file: chosen.file,
              madeAt: chosen.backup.madeAt,
              tables: chosen.tables.map(({ kind, counts, left }) => ({
                sheet: entityOf(kind).sheet,
                ...counts,
                left,
              })),
            },
          }
        : {}),
      ...(adoption
        ? {
            adoption: {
              sheet: entityOf(adoption.kind).sheet,
              taken: adoption.rows.length,
              left: adoption.left,
              ignored: adoption.ignored,
            },
          }
        : {}),
      ...(this.#problem ? { problem: this.#problem } : {}),
    };
    store.open({ kind: 'backup', backup }, { backup: age });
  }

  /** Makes a backup. The pane then saves it. */
  async make(): Promise<void> {
    const { ports, state, store } = this;
    const settings = await readSettings(ports.workbook.memory);
    this.#begunAt = ports.clock.now();
    const backup = settings && (await makeBackup(ports, state, settings, (sentence) => store.warn(sentence)));
    if (!backup || backup.tables.length === 0) {
      store.notify({ tone: 'info', title: backupMessages.nothing });
      return;
    }
    this.#backups += 1;
    this.#made = await backupFile(ports, backup, this.#backups, store.signal);
    await this.show();
  }

  /** The pane has given the backup to the user. */
  async noteSaved(id: number): Promise<void> {
    if (this.#made?.id !== id) return;
    await noteBackup(this.ports.workbook.memory, this.#begunAt);
    await this.show();
  }

  /** Reads the chosen file. Changes nothing in the workbook. */
  async choose(file: string, text: string): Promise<void> {
    this.#chosen = undefined;
    const read = readBackup(text);
    const backup = typeof read === 'string' ? undefined : read;
    const sentence = typeof read === 'string' ? SENTENCES[read]() : await this.#refusal(read);
    this.#problem = sentence === undefined ? undefined : { of: 'restore', sentence };
    if (backup && sentence === undefined)
      this.#chosen = { file, backup, tables: await lookAtBackup(this.ports, this.state, backup) };
    await this.show();
  }

  /** Brings in the chosen backup. Returns the notice. */
  async restore(): Promise<Omit<Notice, 'id'> | undefined> {
    const { ports, state, store } = this;
    if (!this.#chosen) return undefined;
    const { backup } = this.#chosen;
    await this.#assertKeepsMemory();
    await noteCompany(ports, backup, store.now.memoryDoubt !== undefined);
    const tables = await restore(ports, state, backup);
    await noteRead(ports, state, backup);
    store.set({ backup: await backupAge(ports, state) });
    this.#chosen = undefined;
    return noticeOf(tables);
  }

  /** Reads a list. Changes nothing in the workbook. */
  async readList(kind: string, text: string): Promise<void> {
    const read = this.state.names.knows('people')
      ? await lookAtList(this.ports, this.state, kind, text)
      : backupMessages.noNames;
    this.#adoption = typeof read === 'string' ? undefined : read;
    this.#problem = typeof read === 'string' ? { of: 'adopt', sentence: read } : undefined;
    await this.show();
  }

  /** Takes over the list that is shown. Returns the notice. */
  async adopt(): Promise<Omit<Notice, 'id'> | undefined> {
    const { ports, state } = this;
    const company = await this.#company();
    if (!this.#adoption) return undefined;
    if (!company) return { tone: 'error', title: backupMessages.noCompany };
    const { kind, rows } = this.#adoption;
    await this.#assertKeepsMemory();
    await noteCompany(ports, company);
    const [table] = await restore(ports, state, { tables: [{ kind, rows }], names: {} });
    this.#adoption = undefined;
    return {
      tone: 'success',
      title: backupMessages.adopted(table?.counts.added ?? 0, entityOf(kind).sheet),
      detail: backupMessages.nothingSent,
    };
  }

  /** Why a backup can't be brought into this workbook; undefined if it can. */
  async #refusal(backup: Company): Promise<string | undefined> {
    const ours = await this.#company();
    if (!ours || (ours.service === backup.service && ours.sp === backup.sp)) return undefined;
    return backupMessages.otherCompany(nameOf(backup), nameOf(ours));
  }

  /** The workbook's company; that of the connection, if the workbook is new. */
  async #company(): Promise<Company | undefined> {
    const settings = await readSettings(this.ports.workbook.memory);
    if (settings) return settings;
    const { connection } = this.store.now;
    return connection.state === 'in' ? { service: connection.baseUrl, sp: connection.sp } : undefined;
  }

  async #assertKeepsMemory(): Promise<void> {
    const place = await this.ports.workbook.location();
    if (!keepsMemory(place)) throw new WorkbookProblem(questionMessages.saveAsWorkbook(place));
  }
}

const SENTENCES = {
  'no-backup': () => backupMessages.noBackup,
  newer: () => backupMessages.newer,
  broken: () => backupMessages.broken,
};

function nameOf({ service, sp }: Company): string {
  return `${service} (SP ${sp})`;
}

function noticeOf(tables: readonly Restored[]): Omit<Notice, 'id'> {
  const sum = (part: keyof RestoreCounts) => tables.reduce((all, { counts }) => all + counts[part], 0);
  const parts = ['updated', 'notPushed', 'unknown', 'conflicts', 'newerHere', 'kept', 'deleted'] as const;
  const said = parts.map((part) => (sum(part) > 0 ? backupMessages[part](sum(part)) : ''));
  const left = tables.flatMap((table) => table.left);
  const others = left.length - MOST_LEFT;
  return {
    tone: sum('unknown') + sum('conflicts') + left.length > 0 ? 'warning' : 'success',
    title: backupMessages.restored({
      added: sum('added'),
      here: sum('here'),
      isAll: sum('here') === sum('rows'),
    }),
    detail: joinedSentences(...said, backupMessages.nothingSent),
    ...(left.length > 0
      ? {
          more: joinedSentences(
            ...left.slice(0, MOST_LEFT),
            others > 0 ? backupMessages.leftOthers(others) : '',
          ),
        }
      : {}),
  };
}
