import { DEBOUNCE_MS } from '../../../src/app/live-counts';
import type { PanePorts } from '../../../src/app/ports/ports';
import { RECORDED_ON } from '../excels';
import { calmDown } from '../model/calm';
import { keyOf, KINDS } from '../model/records';
import { Scene, type Tally } from '../model/scene';
import type { Line, Moment, Outcome, Story } from './story';

/** Row ids are random, and another release may make them in another order. */
const ROW_ID = /\bRow=\S*\s?/g;

/** Carries out a story with the present code. A broken promise ends it and is part of the outcome. */
export async function play({ acts, side }: Story): Promise<Outcome> {
  const tally: Tally = { steps: 0, pushes: 0, faults: 0, stored: 0 };
  const scene = await Scene.open(tally, RECORDED_ON, withoutPauses);
  const moments = [look(scene)];
  try {
    for (const act of acts) {
      await scene.act(act);
      moments.push(look(scene));
    }
    await calmDown(scene, side);
    moments.push(look(scene));
    return { moments, records: recordsOf(scene), broken: '' };
  } catch (error) {
    return { moments, records: {}, broken: String(error).replaceAll(ROW_ID, '') };
  } finally {
    await scene.world.close();
  }
}

/**
 * The pane counts when the person pauses, which takes in new names. A pause of real time may end before the next act or after
 * it, and the same story could have two results: here only jobs count.
 */
function withoutPauses(ports: PanePorts): PanePorts {
  const { clock } = ports;
  const sleep: typeof clock.sleep = (ms, signal) =>
    ms === DEBOUNCE_MS ? new Promise(() => undefined) : clock.sleep(ms, signal);
  return { ...ports, clock: { ...clock, sleep } };
}

function look(scene: Scene): Moment {
  const state = scene.look();
  return {
    tables: Object.fromEntries(KINDS.map((kind) => [kind.kind, linesOf(scene, kind)])),
    held: Object.fromEntries(KINDS.map(({ kind, records }) => [kind, records(state).size])),
  };
}

function linesOf(scene: Scene, kind: (typeof KINDS)[number]): Line[] {
  return scene.rows(kind).map((row) => ({
    row: `${keyOf(kind, row)} ${String(row[kind.mark])}`.trim(),
    status: String(row['Status']),
    message: String(row['Message']),
  }));
}

function recordsOf(scene: Scene): Outcome['records'] {
  const state = scene.look();
  return Object.fromEntries(
    KINDS.map(({ kind, records }) => [
      kind,
      Object.fromEntries(
        [...records(state)].map(([key, fields]) => [key, Object.values(fields).join(' | ')]),
      ),
    ]),
  );
}
