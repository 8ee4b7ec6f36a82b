/** A part of the pane that is not needed at its start. */
export interface Loader<Part> {
  /** The part, once it is here: it is then drawn at once. */
  readonly loaded: Part | undefined;
  /** Rejects where the network is gone; the next call tries again. */
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
