import { Component, type ComponentChildren } from 'preact';
import { text } from './messages';
import { PlainScreen } from './views/plain-screen';

/** Catches an error in drawing, so that the pane is not empty: the app goes on, and the user reads what to do. */
export class ErrorBoundary extends Component<{ children: ComponentChildren }, { failed: boolean }> {
  override state = { failed: false };

  static override getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <PlainScreen {...text.failedToShow} /> : this.props.children;
  }
}
