/** What the pane knows of itself and of its browser. */
export interface PaneFacts {
  readonly version: string;
  /** Differs for each build. */
  readonly build: string;
  /** The family of the browser's engine with its main version: `Edge 128`. */
  readonly engine: string;
  /** The languages that the browser prefers: `en-US`. */
  readonly languages: readonly string[];
  /** Whether the browser has what the pane can use, by name. */
  readonly features: Readonly<Record<string, boolean>>;
}

/** The text for support, as it was last made. `id` changes each time. */
export interface Diagnostics {
  readonly id: number;
  readonly text: string;
}
