interface PlainScreenProps {
  readonly title: string;
  readonly detail: string;
}

/** A pane with one message only: it was opened outside Excel, or can't go on. */
export function PlainScreen({ title, detail }: PlainScreenProps) {
  return (
    <main class="screen">
      <h1 class="plain-title">{title}</h1>
      <p>{detail}</p>
    </main>
  );
}
