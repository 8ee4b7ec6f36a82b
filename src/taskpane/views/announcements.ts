import type { Job, View } from '../../app/view/index';
import { paneText } from '../messages';
import { resultHeading, resultSum, sumLine } from './sums';

/** How often progress is announced at most: a user can't work with a screen reader that never stops speaking. */
const PROGRESS_EVERY_MS = 5_000;

/** Text for a screen reader to announce. An urgent one interrupts the current announcement. */
export interface Announcement {
  readonly words: string;
  readonly urgent: boolean;
}

/**
 * Compares each view with the one before, and announces what a sighted user would have noticed: notices and results once each,
 * progress at most every few seconds. The preview announces itself, as its words are loaded with it. Live counts are not announced: they change with every cell that is typed.
 */
export function announcer(
  now: () => number,
  every = PROGRESS_EVERY_MS,
): (view: View) => Announcement | undefined {
  let before: View | undefined;
  /** The screen that a push returns to is not announced as new: the push's own screen does not count. */
  let lastScreen: View['screen']['kind'] | undefined;
  let progressSaid = -Infinity;

  const progress = (job: Job | undefined): string[] => {
    if (job === undefined) return [];
    if (job.stopping) return before?.job?.stopping ? [] : [paneText.job.stopping];
    const onlyFurther = withoutNumbers(job.sentence) === withoutNumbers(before?.job?.sentence ?? '');
    if (job.sentence === before?.job?.sentence || (onlyFurther && now() - progressSaid < every)) return [];
    progressSaid = now();
    return [job.sentence];
  };

  return (view) => {
    const said: string[] = progress(view.job);
    const { notice, pushed, screen } = view;
    const isNew = screen.kind !== 'progress' && screen.kind !== lastScreen;
    if (screen.kind !== 'progress') lastScreen = screen.kind;
    const noticed = notice !== undefined && notice.id !== before?.notice?.id;
    if (isNew && screen.kind === 'result') {
      const { result } = screen;
      said.push(resultHeading(result), sumLine(resultSum(result)), result.stopped);
    }
    if (pushed !== undefined && pushed !== before?.pushed) said.push(resultHeading(pushed));
    if (noticed) said.push(notice.title, notice.detail ?? '');
    before = view;
    const words = said
      .filter((sentence) => sentence !== '')
      .map(ended)
      .join(' ');
    return words === '' ? undefined : { words, urgent: noticed && notice.tone === 'error' };
  };
}

/** Headings and sums have no full stop on screen. When read aloud, they need one to be heard as separate. */
const ended = (sentence: string): string => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);

/** `Sending 120 of 900 rows` and `Sending 240 of 900 rows` are the same step; a sentence with other words is a new one. */
const withoutNumbers = (sentence: string): string => sentence.replace(/\d[\d,.]*/g, '');
