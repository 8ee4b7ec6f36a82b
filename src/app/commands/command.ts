import type { Intent, Job } from '../view';
import type { CommandContext } from './context';

/** The intents by their names. */
type Intents = { readonly [K in Intent['do']]: Extract<Intent, { readonly do: K }> };

export type Asked<Do extends Intent['do']> = Intents[Do];

/** What the app does when the user asks for it. */
export interface Command<Do extends Intent['do']> {
  /** The command is a job: one runs at a time. Without this, the command may run beside a job. */
  readonly job?: Job['kind'];
  /** What the pane says while the job runs. */
  readonly sentence?: string | ((intent: Asked<Do>) => string);
  /** False, with a notice, if the job can't begin. */
  readonly canBegin?: (app: CommandContext) => boolean;
  /** Failures are thrown; the app shows them. */
  readonly run: (app: CommandContext, intent: Asked<Do>) => Promise<void> | void;
}

export type Commands<Do extends Intent['do']> = { readonly [K in Do]: Command<K> };
