/** For how long a refusal is shown, in milliseconds. */
const SHOWN_MS = 6000;

/** Shows why the stand-in did not do what the person tried. Excel would show a message box. */
export function showRefusal(problem: unknown): void {
  const note = document.createElement('p');
  note.className = 'refusal';
  note.setAttribute('role', 'alert');
  note.textContent = problem instanceof Error ? problem.message : String(problem);
  document.body.append(note);
  setTimeout(() => {
    note.remove();
  }, SHOWN_MS);
}
