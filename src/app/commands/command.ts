import { jobMessages } from '../job-messages';
import type { Intent, Job } from '../view';
import type { CommandContext } from './context';

/** The intents by their names. */
type Intents = { readonly [K in Intent['do']]: Extract<Intent, { readonly do: K }> };

export type IntentOf<Do extends Intent['do']> = Intents[Do];

/** What the app does for an intent. */
export interface Command<Do extends Intent['do']> {
  /** The kind of job, if the command is one: only one job runs at a time. A command without it may run beside a job. */
  readonly job?: Job['kind'];
  /** The sentence that the pane shows while the job runs. */
  readonly sentence?: (intent: IntentOf<Do>) => string;
  /** False, with a notice, if the job can't begin. */
  readonly canBegin?: (app: CommandContext) => boolean;
  /** Whether the command works if the workbook's memory can't be trusted. It must send nothing. */
  readonly worksInDoubt?: true;
  /** The command opens a screen: not beside a job, and after the workbook's memory was read. The screen begins without a notice. */
  readonly opensScreen?: true;
  /** The pane asks for it by itself, and not the user: a notice stays. */
  readonly isQuiet?: true;
  /** What the app does after the job, as a job of its own. */
  readonly next?: (app: CommandContext) => Intent | undefined;
  /** Failures are thrown; the app shows them. */
  readonly run: (app: CommandContext, intent: IntentOf<Do>) => Promise<void> | void;
}

export type Commands<Do extends Intent['do']> = { readonly [K in Do]: Command<K> };

/** The commands of one subject. */
export type SomeCommands = Partial<Commands<Intent['do']>>;

/** What most commands that read and check a sheet have in common. */
export const CHECK = { job: 'check', sentence: () => jobMessages.checking } as const;
