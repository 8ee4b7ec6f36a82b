/** The port of `npm start`. manifest.xml has the same port, because Excel opens the pane from there. */
export const DEFAULT_PORT = 3443;
