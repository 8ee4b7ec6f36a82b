/** The port of `npm start`. manifest.xml has the same port, because Excel opens the pane from there. */
export const DEFAULT_PORT = 3443;

/** What a user of Excel must know if the server has another port than the manifest; undefined if the port is the manifest's. */
export function otherPortNotice(port: number): string | undefined {
  if (port === DEFAULT_PORT) return undefined;
  return `manifest.xml names port ${DEFAULT_PORT}, and this server has port ${port}: Excel would open what another program has on port ${DEFAULT_PORT}. For Excel, stop that program and start again without --port. The workbench works at the address above.`;
}
