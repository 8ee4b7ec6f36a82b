/** Long input is quoted only as far as a sentence can carry it. */
export function truncate(source: string, most = 40): string {
  return source.length <= most ? source : `${source.slice(0, most)}…`;
}
