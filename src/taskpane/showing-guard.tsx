import { Component, type ComponentChildren } from 'preact';
import { text } from './messages';
import { PlainScreen } from './views/plain-screen';

/** Keeps a mistake in drawing from leaving an empty pane: the app goes on, and the user reads what to do. */
export class ShowingGuard extends Component<{ children: ComponentChildren }, { failed: boolean }> {
  override state = { failed: false };

  static override getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <PlainScreen {...text.failedToShow} /> : this.props.children;
  }
}
