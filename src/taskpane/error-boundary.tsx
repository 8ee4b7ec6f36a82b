import { Component, type ComponentChildren } from 'preact';
import { paneText } from './messages';
import { Button } from './views/controls';

interface BoundaryProps {
  readonly children: ComponentChildren;
  readonly loadAgain: () => void;
}

/** Catches an error in drawing, so that the pane is not empty: the app goes on, and the user reads what to do. */
export class ErrorBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static override getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render() {
    const { children, loadAgain } = this.props;
    return this.state.failed ? <PlainScreen {...paneText.failedToShow} loadAgain={loadAgain} /> : children;
  }
}

interface PlainScreenProps {
  readonly title: string;
  readonly detail: string;
  /** A sentence that was not there at first, and is to be heard at once. */
  readonly alert?: string | undefined;
  /** Absent if a new page would be no better. */
  readonly loadAgain?: () => void;
}

/** A pane with one message only: it was opened outside Excel, or can't go on. */
export function PlainScreen({ title, detail, alert, loadAgain }: PlainScreenProps) {
  return (
    <main class="screen">
      <h1 class="plain-title">{title}</h1>
      <p>{detail}</p>
      {alert !== undefined && <p role="alert">{alert}</p>}
      {loadAgain && (
        <div class="actions">
          <Button appearance="primary" onPress={loadAgain}>
            {paneText.loadAgain}
          </Button>
        </div>
      )}
    </main>
  );
}
