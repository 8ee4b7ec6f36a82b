import { text } from '../messages';

/** Leads to the page on which people get a session ID, if an administrator has set one. */
export function SessionLink({ to }: { readonly to: string | undefined }) {
  if (to === undefined) return null;
  return (
    <p>
      <a href={to} target="_blank" rel="noopener noreferrer">
        {text.connect.getSession}
        <span class="visually-hidden"> {text.connect.newWindow}</span>
      </a>
    </p>
  );
}
