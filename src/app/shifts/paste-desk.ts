import * as z from 'zod/mini';
import { entityOf } from '../../core/entities/registry';
import { daysAfter, mondayOf } from '../../core/schedule/day-text';
import { pastedBlocks, type PastedBlocks, type PasteChoices } from '../../core/schedule/pasted-blocks';
import { targetsOf, type PastedLine } from '../../core/schedule/pasted-columns';
import { wordsOf } from '../../core/table/record';
import { addRows } from '../table/add-rows';
import { amount } from '../messages';
import type { Ports } from '../ports';
import { parseRemembered } from '../memory/remembered';
import { shiftMessages } from './shift-messages';
import type { Store } from '../store';
import type { Notice, PasteIntent } from '../view';
import type { Known } from '../work';

const DEVICE_KEY = 'shiftsheet.day-order';
const orderSchema = z.enum(['day-first', 'month-first']);

/** So many of the rows are shown as they will be: enough to see that the columns are right. */
const SHOWN = 3;

/** People plan ahead: days that are only named are taken for those of the coming week, until the user says another. */
const DAYS_AHEAD = 7;

/** What lies on the paste screen: lines from elsewhere, what the user said about them, and the shifts that they make. */
export class PasteDesk {
  #lines: readonly PastedLine[] = [];
  #choices: PasteChoices;
  #read: PastedBlocks;
  #isAdded = false;

  constructor(
    private readonly ports: Ports,
    private readonly store: Store,
    readonly kind: string,
  ) {
    const order = parseRemembered(orderSchema, ports.device.get(DEVICE_KEY));
    const week = mondayOf(daysAfter(ports.clock.today(), DAYS_AHEAD));
    this.#choices = { week, columns: new Map(), ...(order === undefined ? {} : { order }) };
    this.#read = this.#show();
  }

  /** Whether there are shifts to add that are not in the sheet yet. */
  get ready(): boolean {
    return this.#read.rows.length > 0 && !this.#isAdded;
  }

  /** What is being added, or was, stays as it is. */
  hear(intent: PasteIntent): void {
    if (this.#isAdded || this.store.now.job?.kind === 'add') return;
    switch (intent.do) {
      case 'read-pasted':
        this.#lines = intent.lines;
        break;
      case 'match-column':
        this.#choices = {
          ...this.#choices,
          columns: new Map([...this.#choices.columns, [intent.at, intent.target]]),
        };
        break;
      case 'answer-pasted': {
        const { order, week, afternoons } = intent;
        if (order !== undefined) this.ports.device.set(DEVICE_KEY, JSON.stringify(order));
        this.#choices = {
          ...this.#choices,
          ...(order === undefined ? {} : { order }),
          ...(week === undefined ? {} : { week }),
          ...(afternoons === undefined ? {} : { afternoons }),
        };
        break;
      }
    }
    this.#read = this.#show();
  }

  /** Adds the shifts to their sheet, in the order of their lines; what was left stays on the screen. Answers what to tell. */
  async add(known: Known): Promise<Omit<Notice, 'id'>> {
    const { rows } = this.#read;
    await addRows(
      this.ports,
      known,
      this.kind,
      rows.map(({ cells }) => cells),
    );
    this.#isAdded = true;
    const { one, many, sheet } = entityOf(this.kind);
    return { tone: 'success', title: shiftMessages.added(amount(rows.length, one, many), sheet) };
  }

  /** Shows what was left, once the added shifts are checked. */
  showLeft(): void {
    const { paste } = this.store.now;
    if (paste) this.store.set({ paste: { ...paste, added: true } });
  }

  #show(): PastedBlocks {
    const entity = entityOf(this.kind);
    const read = pastedBlocks(entity, this.#lines, this.#choices);
    const { order, week, afternoons } = this.#choices;
    this.store.set({
      paste: {
        kind: this.kind,
        title: entity.sheet,
        added: false,
        shape: read.shape,
        headed: read.headed,
        columns: read.columns,
        targets: targetsOf(entity),
        made: read.rows.length,
        left: read.left,
        first: read.rows.slice(0, SHOWN).map(({ line, cells }) => ({
          line,
          texts: Object.fromEntries(Object.keys(cells).map((name) => [name, wordsOf(entity, name, cells)])),
        })),
        asks: read.asks,
        order,
        week,
        afternoons,
      },
    });
    return read;
  }
}
