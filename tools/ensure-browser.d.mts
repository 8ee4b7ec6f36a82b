/** The path of a Chromium that is there: CHROMIUM_PATH, Playwright's own, or one installed on this machine. */
export declare function findBrowser(): string | undefined;
