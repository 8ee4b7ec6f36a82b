/** Shortens a long input for a sentence. */
export function truncate(source: string, most = 40): string {
  return source.length <= most ? source : `${source.slice(0, most)}…`;
}
