import type { Ports } from '../ports';
import { PreviewDesk } from '../push/preview-desk';
import { UndoDesk } from '../push/undo';
import { beginWork } from '../session/begin-work';
import { Connection } from '../session/connect';
import { SessionDesk } from '../session/session';
import type { Turn } from '../session/turn';
import type { PasteDesk } from '../shifts/paste-desk';
import type { Store } from '../store';
import type { Known, Work } from '../work';

/** What the app has from its start. */
export interface AppState {
  readonly ports: Ports;
  readonly store: Store;
  readonly known: Known;
  readonly turn: Turn;
  /** Reads the workbook's memory where it was not read yet, or another pane has written since. */
  readonly load: () => Promise<void>;
}

/** What the commands share: the app's state, the connection, and what lies open on the screens. */
export class CommandContext implements AppState {
  readonly ports: Ports;
  readonly store: Store;
  readonly known: Known;
  readonly turn: Turn;
  readonly load: () => Promise<void>;
  readonly connection: Connection;
  readonly session: SessionDesk;
  readonly preview: PreviewDesk;
  readonly undo: UndoDesk;
  /** What lies on the paste screen; undefined where that is not open. */
  paste: PasteDesk | undefined;

  constructor({ ports, store, known, turn, load }: AppState) {
    this.ports = ports;
    this.store = store;
    this.known = known;
    this.turn = turn;
    this.load = load;
    this.connection = new Connection(ports, store);
    this.session = new SessionDesk({ connection: this.connection, store, clock: ports.clock, turn });
    this.preview = new PreviewDesk(ports, store, known);
    this.undo = new UndoDesk(store);
  }

  /** What a job works with; undefined, and told, where there is no connection or the user must first say what the workbook is. */
  work(): Promise<Work | undefined> {
    const { ports, store, known, turn } = this;
    return beginWork({ ports, store, known, turn, service: () => this.session.ofJob() });
  }

  /** Kinds whose table is in the workbook. */
  present(): string[] {
    return this.store.now.tables.filter(({ state }) => state !== 'absent').map(({ kind }) => kind);
  }
}
