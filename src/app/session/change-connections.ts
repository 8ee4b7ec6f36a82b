import type { Device, Ports } from '../ports/ports';
import { isNameTaken, isSameCompany, tidyName, type Company } from '../view';
import {
  keepConnections,
  keptConnections,
  savedConnections,
  withoutSession,
  type KeptConnection,
} from './saved-connections';

/** The connection to a company, if this device keeps it. */
export function keptConnection(device: Device, company: Company): KeptConnection | undefined {
  return keptConnections(device).find((connection) => isSameCompany(connection, company));
}

/**
 * Puts a connection first, because it is used now. `sessionId`: kept with it; undefined if none is to be kept, or if the
 * administrator forbids it. A session ID that was kept already keeps its age.
 */
export function useConnection(
  { device, clock, fixed }: Pick<Ports, 'device' | 'clock' | 'fixed'>,
  { baseUrl, sp }: Company,
  typed: string | undefined,
): void {
  const former = keptConnection(device, { baseUrl, sp });
  const name = former?.name;
  const sessionId = fixed?.keepHours === 0 ? undefined : typed?.trim();
  const sessionSince = former?.sessionId === sessionId ? former?.sessionSince : clock.now();
  const used = {
    baseUrl,
    sp,
    ...(name !== undefined && { name }),
    ...(sessionId !== undefined && { sessionId, ...(sessionSince !== undefined && { sessionSince }) }),
  };
  keepConnections(device, [used, ...without(device, used)]);
}

/** Forgets the session ID of one connection, and keeps its address. */
export function forgetSession(device: Device, company: Company): void {
  change(device, company, withoutSession);
}

/** Gives a connection a name; with an empty one, it has none. A name that another connection has is not taken. */
export function renameConnection(device: Device, company: Company, typed: string): void {
  if (isNameTaken(savedConnections(device), company, typed)) return;
  const name = tidyName(typed);
  change(device, company, ({ name: _former, ...rest }) => ({ ...rest, ...(name !== '' && { name }) }));
}

/** Removes a connection with its session ID. */
export function removeConnection(device: Device, company: Company): void {
  keepConnections(device, without(device, company));
}

function without(device: Device, company: Company): readonly KeptConnection[] {
  return keptConnections(device).filter((connection) => !isSameCompany(connection, company));
}

function change(device: Device, company: Company, changed: (kept: KeptConnection) => KeptConnection): void {
  const kept = keptConnections(device);
  if (kept.some((connection) => isSameCompany(connection, company)))
    keepConnections(
      device,
      kept.map((connection) => (isSameCompany(connection, company) ? changed(connection) : connection)),
    );
}
