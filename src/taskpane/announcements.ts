import type { Job, View } from '../app/view';
import { text } from './messages';
import { previewSum, resultHeading, resultSum, sumLine } from './sums';

/** How often progress is said aloud: a screen reader that never falls silent can't be worked with. */
const PROGRESS_EVERY_MS = 5_000;

/** Something for a screen reader to say; an urgent one interrupts what is being said. */
export interface Announcement {
  readonly words: string;
  readonly urgent: boolean;
}

/**
 * Watches views go by and says what a sighted user would have noticed: notices and results once each, progress at most
 * every few seconds. Live counts are not said: they change with every cell that is typed.
 */
export function announcer(
  now: () => number,
  every = PROGRESS_EVERY_MS,
): (view: View) => Announcement | undefined {
  let before: View | undefined;
  /** What a push returns to is no news: its own screen does not count. */
  let lastScreen: View['screen']['kind'] | undefined;
  let progressSaid = -Infinity;

  const progress = (job: Job | undefined): string[] => {
    if (job === undefined) return [];
    if (job.stopping) return before?.job?.stopping ? [] : [text.job.stopping];
    const onlyFurther = withoutNumbers(job.sentence) === withoutNumbers(before?.job?.sentence ?? '');
    if (job.sentence === before?.job?.sentence || (onlyFurther && now() - progressSaid < every)) return [];
    progressSaid = now();
    return [job.sentence];
  };

  return (view) => {
    const said: string[] = progress(view.job);
    const { notice, screen } = view;
    const isNew = screen.kind !== 'progress' && screen.kind !== lastScreen;
    if (screen.kind !== 'progress') lastScreen = screen.kind;
    const noticed = notice !== undefined && notice.id !== before?.notice?.id;
    if (isNew && screen.kind === 'preview') said.push(sumLine(previewSum(screen.preview)));
    if (isNew && screen.kind === 'result') {
      const { result } = screen;
      said.push(resultHeading(result), sumLine(resultSum(result)), result.stopped);
    }
    if (noticed) said.push(notice.title, notice.detail ?? '');
    before = view;
    const words = said
      .filter((sentence) => sentence !== '')
      .map(ended)
      .join(' ');
    return words === '' ? undefined : { words, urgent: noticed && notice.tone === 'error' };
  };
}

/** Headings and sums carry no full stop on screen; read aloud, they need one to be heard as separate. */
const ended = (sentence: string): string => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);

/** `Sending 120 of 900 rows` and `Sending 240 of 900 rows` are one step; another sentence is news. */
const withoutNumbers = (sentence: string): string => sentence.replace(/\d[\d,.]*/g, '');
