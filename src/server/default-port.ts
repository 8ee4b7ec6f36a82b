/** The port of `npm start`; manifest.xml names it, as Excel opens the pane from there. */
export const DEFAULT_PORT = 3443;
