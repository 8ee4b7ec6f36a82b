import * as z from 'zod/mini';
import { parseRemembered } from '../memory/remembered';
import { serviceSchema } from '../memory/settings';
import type { Ports } from '../ports';
import type { Connection } from '../view';

/** Where this device keeps the address of the last service. */
export const DEVICE_KEY = 'shiftsheet.service';

/** Where this device keeps a session ID with its service and SP, if the user wants that. */
export const SESSION_KEY = 'shiftsheet.session';

const keptSchema = z.extend(serviceSchema, { sessionId: z.string() });

/** The session ID that this device keeps, and its service. */
export function keptSession(device: Ports['device']): z.infer<typeof keptSchema> | undefined {
  return parseRemembered(keptSchema, device.get(SESSION_KEY));
}

/** The content of the connect form. */
export function signedOut({
  device,
  sample,
}: Pick<Ports, 'device' | 'sample'>): Extract<Connection, { state: 'out' }> {
  const service = parseRemembered(serviceSchema, device.get(DEVICE_KEY));
  const remembered = { baseUrl: service?.service ?? '', sp: service?.sp ?? '' };
  const kept = keptSession(device);
  return {
    state: 'out',
    remembered,
    sampleOffered: sample !== undefined,
    ...(kept ? { kept: { baseUrl: kept.service, sp: kept.sp } } : {}),
  };
}
