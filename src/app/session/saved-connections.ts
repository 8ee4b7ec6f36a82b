import * as z from 'zod/mini';
import { parseRemembered } from '../memory/remembered';
import { serviceSchema } from '../memory/settings';
import type { Device, Ports } from '../ports/ports';
import { isSameCompany, type Connection, type SavedConnection } from '../view';

/** Where this device keeps its connections, the last used one first. */
const CONNECTIONS_KEY = 'shiftsheet.connections';

/** Where earlier releases kept the address of the last service, and a session ID with its service and SP. */
const FORMER_KEYS = ['shiftsheet.service', 'shiftsheet.session'] as const;

/** The most connections that are kept. If there are more, the one that was used longest ago is dropped. */
const MOST = 50;

/** Has its session ID only if the user has agreed. */
const sessionId = z.optional(z.string());
/** When the session ID was typed, in milliseconds of the device's clock. Earlier releases did not keep it. */
const sessionSince = z.optional(z.number());
const connectionSchema = z.object({
  baseUrl: z.string(),
  sp: z.string(),
  name: z.optional(z.string()),
  sessionId,
  sessionSince,
});
const formerSchema = z.extend(serviceSchema, { sessionId });

/** A connection as this device keeps it. */
export type KeptConnection = z.infer<typeof connectionSchema>;

/** The connections that this device keeps. Those of earlier releases are taken over. */
export function keptConnections(device: Device): readonly KeptConnection[] {
  const kept = parseRemembered(z.array(connectionSchema), device.get(CONNECTIONS_KEY)) ?? [];
  const former = FORMER_KEYS.flatMap((key) => parseRemembered(formerSchema, device.get(key)) ?? []);
  if (former.length === 0) return kept;
  const all = former.reduce(withFormer, kept);
  keepConnections(device, all);
  for (const key of FORMER_KEYS) device.remove(key);
  return all;
}

function withFormer(
  kept: readonly KeptConnection[],
  { service: baseUrl, ...rest }: z.infer<typeof formerSchema>,
): readonly KeptConnection[] {
  const former = { baseUrl, ...rest };
  const same = kept.find((connection) => isSameCompany(connection, former));
  return same
    ? kept.map((connection) => (connection === same ? { ...former, ...connection } : connection))
    : [...kept, former];
}

export function keepConnections(device: Device, connections: readonly KeptConnection[]): void {
  device.set(CONNECTIONS_KEY, JSON.stringify(connections.slice(0, MOST)));
}

const HOUR_MS = 3_600_000;

/** Removes the session IDs that the administrator's limit does not allow to keep, or not any longer. */
export function forgetOldSessions({ device, clock, fixed }: Pick<Ports, 'device' | 'clock' | 'fixed'>): void {
  const limit = fixed?.keepHours;
  if (limit === undefined) return;
  const isOld = ({ sessionId, sessionSince }: KeptConnection) => {
    const age = sessionSince === undefined ? Infinity : clock.now() - sessionSince;
    // With a clock that was set back, the age would be too small for ever.
    return sessionId !== undefined && (age < 0 || age >= limit * HOUR_MS);
  };
  const kept = keptConnections(device);
  if (kept.some(isOld))
    keepConnections(
      device,
      kept.map((connection) => (isOld(connection) ? withoutSession(connection) : connection)),
    );
}

export function withoutSession({
  sessionId: _forgotten,
  sessionSince: _when,
  ...rest
}: KeptConnection): KeptConnection {
  return rest;
}

/** The saved connections for the pane, which never gets a session ID. */
export function savedConnections(device: Device): readonly SavedConnection[] {
  return keptConnections(device).map(({ baseUrl, sp, name, sessionId }) => ({
    baseUrl,
    sp,
    ...(name !== undefined && { name }),
    hasSession: sessionId !== undefined,
  }));
}

/**
 * The content of the connect screen. With a fixed address or SP, only connections to it can be chosen. Session IDs that may not
 * be kept any longer are removed first.
 */
export function signedOut(
  ports: Pick<Ports, 'device' | 'clock' | 'sample' | 'fixed'>,
): Extract<Connection, { state: 'out' }> {
  forgetOldSessions(ports);
  const { device, sample, fixed } = ports;
  const saved = savedConnections(device).filter(
    ({ baseUrl, sp }) => baseUrl === (fixed?.baseUrl ?? baseUrl) && sp === (fixed?.sp ?? sp),
  );
  return { state: 'out', saved, sampleOffered: sample !== undefined, ...(fixed && { fixed }) };
}
