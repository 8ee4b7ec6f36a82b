import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { paneText } from '../messages';
import { Button } from './controls';
import { InlineNotice } from './notices';

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

interface OnceLoadedProps<Part> {
  readonly part: Loader<Part>;
  readonly back: () => void;
  readonly children: (part: Part) => ComponentChildren;
}

/** A part after it was loaded. Until then, and if the network fails, what needs it is not shown. */
export function useLoaded<Part>(part: Loader<Part>, onFailure?: () => void): Part | undefined {
  const [, setLoaded] = useState(part.loaded !== undefined);
  useEffect(() => {
    part.load().then(
      () => setLoaded(true),
      () => onFailure?.(),
    );
  }, [part]);
  return part.loaded;
}

/** Draws what needs a part of the pane that is loaded when it is first needed. */
export function OnceLoaded<Part>({ part, back, children }: OnceLoadedProps<Part>) {
  const [failed, setFailed] = useState(false);
  const loaded = useLoaded(part, () => setFailed(true));
  if (loaded !== undefined) return <>{children(loaded)}</>;
  if (!failed) return <p class="quiet">{paneText.later.loading}</p>;
  return (
    <>
      <InlineNotice tone="error" words={paneText.later.failed} />
      <div class="actions">
        <Button onPress={back}>{paneText.later.back}</Button>
      </div>
    </>
  );
}
