/** The path of an installed Chromium: CHROMIUM_PATH, Playwright's own, or one installed on this machine. */
export declare function findBrowser(): string | undefined;
