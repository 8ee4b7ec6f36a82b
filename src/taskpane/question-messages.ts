import type { MemoryDoubt } from '../app/view';
import { paneWords } from '../core/words/words';

/** Sentences of the questions that must be answered before a job. */
export const questionText = paneWords.words('questionText', {
  go: 'Continue',
  sayFirst: 'Choose an option first.',
  category: {
    question: (kind: string) => `Which category is the kind “${kind}”?`,
    choice: (name: string, catNo: string) => `${name} (category number ${catNo})`,
    none: 'None: we don’t use it',
    use: 'Use this one',
  },
  company: {
    heading: 'Another company',
    push: (came: string, now: string) => `This workbook came from ${came}. I want to push it to ${now}.`,
    pushMeaning:
      'Every row becomes a new one there. IDs, external IDs and all stored data of the first company are removed.',
    replace: (came: string, now: string) =>
      `This workbook came from ${came}. I want the records of ${now} in its place.`,
    replaceMeaning: 'All rows are removed from the sheets, with every edit that was not pushed.',
    unconfirmed: (count: number) =>
      `${count === 1 ? 'One row was' : `${count} rows were`} sent to the first company and never answered. Connect to it first to find out whether they are stored. Otherwise Shiftsheet forgets them.`,
  },
  copy: {
    heading: 'Moved, or a copy?',
    moved: (was: string) => `It was moved or renamed: nobody uses ${was} any more.`,
    movedMeaning:
      'Nothing changes. If the workbook is found at the old place again, Shiftsheet asks once more.',
    sameFile: (was: string) => `It is the same file: ${was} leads to this one as well.`,
    sameFileMeaning:
      'For a synced folder and its web address, or a drive with two names. Shiftsheet does not ask about these places again.',
    headingFirst: 'Is there a copy?',
    only: 'There is no copy: these rows are in this workbook only.',
    onlyMeaning: 'Everything goes on as before.',
    other: 'There is another workbook with the same rows.',
    copy: (was: string) => `It is a copy: ${was} is used as well.`,
    copyMeaning:
      'It becomes a workbook of its own. Rows that the other workbook sent without an answer are sent from here only after you confirm it.',
    theirs: (was: string, shifts: number) =>
      `It is a copy, and ${was === '' ? 'the other workbook' : was} sends ${shifts === 1 ? 'the new shift' : `the ${shifts} new shifts`}.`,
    theirsMeaning: 'The new shifts stay here, are marked, and are not sent from this workbook.',
    ours: (was: string) =>
      was === ''
        ? 'It is a copy, and its new shifts are shifts of this workbook.'
        : `It is a copy: ${was} is used as well. The new shifts here are shifts of this workbook.`,
    oursMeaning:
      'They get new numbers and are added from here. If the other workbook sends the same rows, they are stored twice.',
    unsent: (count: number) =>
      `${count === 1 ? 'One new row here is' : `${count} new rows here are`} not pushed yet. If the other workbook has them too, push them from one of the two only.`,
  },
  nobodyElse: {
    heading: 'Has nobody else this file open?',
    why: 'Excel can’t save this workbook. If somebody else has the file open and pushes too, each new shift is stored twice.',
    yes: 'Nobody else has it open',
    no: 'Don’t send',
  },
  memory: {
    heading: 'Not compared with the service',
    why: {
      missing:
        'The data that Shiftsheet keeps in this workbook is missing. If you have an earlier version of the file, open that one instead.',
      older:
        'Somebody else has worked with Shiftsheet in this workbook since it was opened here. Once they have saved it, close it here without saving and open it again.',
      'not-compared': 'The comparison with the service was not finished.',
    } satisfies Record<MemoryDoubt, string>,
    meaning:
      'Until then nothing is sent. The comparison reads every table from the service and sends nothing. Rows that are stored are recognized. Where a row differs from the service, or may have been sent, you decide before it is sent.',
    compare: 'Download again and compare',
  },
  session: {
    heading: 'A new session ID is needed',
    meaning: (host: string, sp: string) =>
      `For ${host}, SP ${sp}. Nothing is lost. With the new session ID Shiftsheet goes on where it stopped. “Cancel” ends the push.`,
    label: 'New session ID',
    hint: 'Sign in at the service as you do for the first one. It is never kept in the workbook.',
    missing: 'Enter the new session ID.',
    submit: 'Go on',
  },
});
