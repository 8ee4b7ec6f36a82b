import type { Dates } from '../days/dates';
import type { LeftOutRow } from '../draft';
import { shortened } from '../lines';
import { asks } from '../messages';
import type { PastedPage } from '../page';
import type { Guess, QuestionId } from '../question-ids';
import { guessWords, isLayoutGuess, type Question } from '../questions';
import type { HalfForm } from '../times/am-pm';

/** What was found while the days and times of a text were resolved. */
interface Raised {
  readonly dates: Dates;
  readonly forms: ReadonlyMap<string, HalfForm>;
  readonly dotsAsked: boolean;
  readonly hoursSample: { readonly header: string; readonly sample: string } | undefined;
  readonly longSample: string | undefined;
  readonly left: readonly LeftOutRow[];
}

/** The questions about a text, including answered ones. */
export function questionsOf(
  page: PastedPage,
  { dates, forms: readForms, dotsAsked, hoursSample, longSample, left }: Raised,
): Question[] {
  const { answers, guesses, unknownCodes } = page;
  const questions: Question[] = [];
  const ask = (
    id: QuestionId,
    words: string,
    sample: string,
    answered: boolean,
    more: Partial<Question> = {},
  ) => void questions.push({ id, words, sample, answered, ...more });
  const { orderSample, weekSample, firstDaySample } = dates;
  if (orderSample !== undefined)
    ask('order', asks.order(orderSample), orderSample, answers.order !== undefined);
  if (weekSample !== undefined)
    ask(
      'week',
      asks.week(weekSample),
      weekSample,
      !dates.isWeekOpen || answers.confirmed?.has('week') === true,
    );
  if (firstDaySample !== undefined)
    ask('first-day', asks.firstDay(firstDaySample), firstDaySample, answers.firstDay !== undefined);
  if (readForms.size > 0) {
    const forms = [...readForms.values()];
    const words = `${asks.halves} ${forms.map(({ form, proposed }) => asks.halvesForm(form, proposed)).join(', ')}`;
    ask('halves', words, forms[0]?.form ?? '', answers.afternoons !== undefined, { forms });
  }
  if (dotsAsked) {
    const dotted = page.drafts
      .flatMap(({ ranges }) => ranges)
      .find(({ from, to }) => [from, to].some((time) => time?.kind === 'dotted'));
    ask('dots', asks.dots(dotted?.form ?? ''), dotted?.form ?? '', answers.dots !== undefined);
  }
  const confirmed = (id: QuestionId) => answers.confirmed?.has(id) === true;
  if (hoursSample)
    ask('hours', asks.hours(hoursSample.header, hoursSample.sample), hoursSample.sample, confirmed('hours'));
  if (longSample !== undefined) ask('long', asks.long(shortened(longSample)), longSample, confirmed('long'));
  const { noShiftsTitle } = page;
  if (noShiftsTitle !== undefined && page.drafts.length > 0)
    ask('meant', asks.meant(noShiftsTitle), noShiftsTitle, confirmed('meant'));
  const isMoot = (id: Guess) =>
    id === 'row-names' &&
    !page.drafts.some((draft) => draft.guesses?.includes(id)) &&
    !left.some(({ reason }) => reason.code === 'whoIsWho') &&
    !confirmed('layout');
  const ofLayout: { readonly words: string; readonly sample: string }[] = [];
  const others: [QuestionId, string][] = [];
  for (const [id, sample] of guesses)
    if (!isLayoutGuess(id)) others.push([id, sample]);
    else if (!isMoot(id)) ofLayout.push({ words: asks.layouts[id](sample), sample });
  // An answered question stays, so that the user can change the answer. The chosen layout may make no guess.
  if (ofLayout.length > 0 || confirmed('layout'))
    ask('layout', asks.layout, ofLayout[0]?.sample ?? '', confirmed('layout'), {
      guessed: ofLayout.map(({ words }) => words).join(' '),
    });
  for (const [id, sample] of others)
    ask(
      id,
      guessWords(id, sample),
      sample,
      confirmed(id),
      id === 'people' && page.people ? { people: page.people } : {},
    );
  const codes = [...unknownCodes.keys()];
  if (codes.length > 0) ask('codes', asks.codes(codes), codes[0] ?? '', false, { codes });
  return questions;
}
