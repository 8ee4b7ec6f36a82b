/** Each TypeScript file of the folders, with the files that it imports, as absolute paths. */
export function importGraph(roots: readonly string[]): Map<string, string[]>;
