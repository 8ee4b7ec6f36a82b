export interface SilentLocation {
  /** How often the place was asked for since the silence began. */
  readonly asked: () => number;
  /** Excel answers again. The questions that it has not answered get no answer. */
  readonly end: () => void;
}

/** Excel leaves each `getFilePropertiesAsync` unanswered, until the pane is opened anew or the silence ends. */
export function silenceLocation(): SilentLocation {
  const { document } = Office.context;
  const answering = document.getFilePropertiesAsync.bind(document);
  let asked = 0;
  document.getFilePropertiesAsync = () => void (asked += 1);
  return {
    asked: () => asked,
    end: () => void (document.getFilePropertiesAsync = answering),
  };
}
