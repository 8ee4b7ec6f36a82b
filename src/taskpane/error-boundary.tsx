import { Component, type ComponentChildren } from 'preact';
import { text } from './messages';

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

/** A pane with one message only: it was opened outside Excel, or can't go on. */
export function PlainScreen({ title, detail }: { readonly title: string; readonly detail: string }) {
  return (
    <main class="screen">
      <h1 class="plain-title">{title}</h1>
      <p>{detail}</p>
    </main>
  );
}
