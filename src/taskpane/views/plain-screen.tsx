interface PlainScreenProps {
  readonly title: string;
  readonly detail: string;
}

/** A pane that has only one thing to say: opened outside Excel, or unable to go on. */
export function PlainScreen({ title, detail }: PlainScreenProps) {
  return (
    <main class="screen">
      <h1 class="plain-title">{title}</h1>
      <p>{detail}</p>
    </main>
  );
}
