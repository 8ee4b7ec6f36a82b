/** Panes on devices that can't reach one another. A laptop may sleep. */
import type { PanePorts as Ports } from '../../../src/app/ports/ports';

/** A wait of this length or longer never ends on a laptop that sleeps, because its clock stops. In milliseconds. */
const SLEEPS_FROM_MS = 30_000;

/** The ports of a pane on its own device, which sleeps until `isAwake`. */
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
