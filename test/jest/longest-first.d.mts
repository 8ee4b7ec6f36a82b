/** For the type checker: what longest-first.mjs exports. */
export const LONG: readonly string[];
