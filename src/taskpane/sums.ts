/** The sums that the pane shows: each in one place, so that what is seen and what is announced are the same. */
import type { Preview, PushResult } from '../app/view';
import { text } from './messages';

export function previewSum(preview: Preview): string {
  return text.preview.sum(preview.added, preview.updated, preview.left);
}

export function resultHeading(result: PushResult): string {
  return result.stored === result.planned && result.planned > 0
    ? text.result.headingAll(result.planned, result.many)
    : text.result.headingSome(result.stored, result.planned, result.many);
}

/** The terms of `Planned 5 = 4 stored + 1 refused + 0 unknown + 0 not sent`, in that order. */
export function resultTerms(result: PushResult): string[] {
  const { stored, refused, unknown, notSent } = text.result;
  return [stored(result.stored), refused(result.refused), unknown(result.unknown), notSent(result.notSent)];
}

export function resultSum(result: PushResult): string {
  return `${text.result.sum(result.planned)} = ${resultTerms(result).join(' + ')}`;
}
