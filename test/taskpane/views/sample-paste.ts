/** The screen on which shifts are pasted: without a text, and with a text that was read. */
import { act as settled } from 'preact/test-utils';
import type { PasteShift, PasteView, View } from '../../../src/app/view';
import { why } from '../../../src/core/paste/reasons';
import { drawPane, isLoaded, untilShown } from '../fake-app';
import { emojiName, hebrewName, inSandbox } from '../sample-views';

export const empty: PasteView = {
  kind: 'time-blocks',
  title: 'Time Blocks',
  added: false,
  kept: '',
  filled: '',
  hasSample: false,
  reading: undefined,
  isStopped: false,
  names: [],
  records: {},
  timeOff: { sheet: 'Time Off', days: [] },
  shape: 'list',
  layouts: undefined,
  layout: undefined,
  ways: [],
  headed: true,
  columns: [],
  targets: ['Person', 'Date', 'Shift', 'Notes'].map((target) => ({
    target,
    header: target,
    joins: target === 'Notes',
  })),
  shifts: [],
  gone: [],
  absent: [],
  unread: [],
  isPart: false,
  passed: [],
  opened: 0,
  changes: 0,
  leftOut: [],
  breaches: { count: 0, people: [] },
  unused: [],
  questions: [],
  codes: [],
  saidCodes: [],
  codeChoices: { times: [], accounts: [], reasons: [], toDownload: [] },
  answers: {
    order: undefined,
    week: '2026-11-23',
    afternoons: undefined,
    firstDay: undefined,
    weekStart: 0,
    dots: undefined,
    gone: 'keep',
    absent: 'keep',
    otherForms: [],
    confirmed: {},
  },
};

export const shift: PasteShift = {
  line: 2,
  person: hebrewName,
  date: '2026-11-23',
  start: '22:00',
  end: '06:00',
  endDate: '2026-11-24',
  others: ['Notes: =1+1'],
  isAsked: false,
  isUnknown: false,
  change: 'added',
  was: undefined,
  overlaps: false,
};

export const filled: PasteView = {
  ...empty,
  columns: [
    { at: 0, header: 'Who', sample: hebrewName, target: 'Person' },
    { at: 1, header: 'When', sample: '9-17', target: 'Shift' },
    { at: 3, header: '', sample: 'late', target: '' },
  ],
  shifts: [
    shift,
    {
      ...shift,
      line: 3,
      person: 'Bo',
      start: '08:00',
      end: '08:00',
      endDate: '2026-11-25',
      isAsked: true,
      others: [],
    },
  ],
  changes: 2,
  leftOut: [
    { line: 4, text: `${emojiName} | tbd`, reason: why.notAShift('tbd') },
    { line: 9, text: 'Bo | off', reason: why.off },
  ],
};

export const withPaste = (paste: PasteView): View => ({ ...inSandbox, screen: { kind: 'paste', paste } });

export async function draw(paste: PasteView) {
  const pane = drawPane(withPaste(paste));
  await untilShown(() => isLoaded(pane.root));
  return pane;
}

export function change(root: HTMLElement, selector: string, value: string): void {
  const control = root.querySelector<HTMLInputElement | HTMLSelectElement>(selector)!;
  void settled(() => {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
