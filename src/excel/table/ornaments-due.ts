import type { Decorated } from '../../app/ports/excel-workbook';
import type { ExcelCalls } from '../calls/excel-calls';
import type { RefusedOrnament, Undecorated } from './ornaments';

/** Which tables and columns wait for their ornaments, and what Excel has refused of others since they were last drawn. */
export class OrnamentsDue {
  #undecorated: Undecorated[] = [];
  #refused: RefusedOrnament[] = [];

  constructor(private readonly calls: ExcelCalls) {}

  add(undecorated: Undecorated): void {
    this.#undecorated.push(undecorated);
  }

  noteRefused(...refused: readonly RefusedOrnament[]): void {
    this.#refused.push(...refused);
  }

  async draw(): Promise<Decorated> {
    const due = this.#undecorated;
    const before = this.#refused;
    if (due.length === 0 && before.length === 0) return { coloured: [] };
    [this.#undecorated, this.#refused] = [[], []];
    const { decorate, refusedNotice } = await import(/* webpackChunkName: "jobs" */ './ornaments');
    const now = due.length === 0 ? [] : await this.calls.run((context) => decorate(context, due));
    const refused = [...before, ...now];
    const notice = refusedNotice(refused);
    const isColoured = ({ kind, ornaments: { rules } }: Undecorated) =>
      rules !== undefined &&
      !refused.some((refusal) => refusal.kind === kind && refusal.ornament === 'rules');
    return {
      coloured: due.filter(isColoured).map(({ kind }) => kind),
      ...(notice !== undefined && { notice }),
    };
  }
}
