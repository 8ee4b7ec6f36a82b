/** A part of the pane that is not needed at its start. */
export interface Loader<Part> {
  /** The part after it was loaded. It can then be drawn at once. */
  readonly loaded: Part | undefined;
  /** Rejects if the network is not available. The next call tries again. */
  load(): Promise<Part>;
}

export function loader<Part>(fetch: () => Promise<Part>): Loader<Part> {
  let loaded: Part | undefined;
  return {
    get loaded() {
      return loaded;
    },
    load: async () => (loaded ??= await fetch()),
  };
}
