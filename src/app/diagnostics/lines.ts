/** A word that a program uses for itself: a version, a language, a code. */
const WORD = /^[\w.+-]{1,40}$/;

export function line(key: string, value: string): string {
  return `${key}: ${value}`;
}

/** The word, if it has the form of one. Anything else could be data, so it is left out. */
export function word(text: string): string {
  if (text === '') return 'not known';
  return WORD.test(text) ? text : 'unusual';
}

/** The same for a few words. */
export function words(text: string): string {
  return text.split(' ').map(word).join(' ');
}

/** `1 run`, `12 runs` */
export function countedLine(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

export function duration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** How long ago something was. No day and no time of day: they would say when somebody works. */
export function ago(ms: number): string {
  const inMinutes = Math.round(ms / 60_000);
  return inMinutes < 2 ? `${Math.round(ms / 1000)} s ago` : `${inMinutes} min ago`;
}
