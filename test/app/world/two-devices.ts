/** Panes on devices that can't ask one another; a laptop may sleep. */
import type { PanePorts as Ports } from '../../../src/app/ports';

/** What waits for so long waits for ever on a laptop that sleeps, in milliseconds: it keeps no time. */
const SLEEPS_FROM_MS = 30_000;

/** The ports of a pane on a device of its own, which sleeps until `isAwake`. */
export function onOwnDevice(ports: Ports, isAwake: () => boolean = () => false): Ports {
  return {
    ...ports,
    panes: { ...ports.panes, isOpen: () => Promise.resolve(undefined) },
    clock: {
      ...ports.clock,
      sleep: (ms, signal) =>
        ms < SLEEPS_FROM_MS || isAwake() ? ports.clock.sleep(ms, signal) : new Promise(() => undefined),
    },
  };
}
