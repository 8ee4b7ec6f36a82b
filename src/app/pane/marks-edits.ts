import type { Ports } from '../ports';

/** On the device and not in the workbook: Excel on one device may forget what can be undone, and on another one may not. */
const NAME = 'marks-edits';
const YES = 'yes';
const NO = 'no';

/** Whether Status follows what is typed. If the user has not decided, it does so where that leaves the steps of Ctrl+Z. */
export function marksEdits({ device, workbook }: Pick<Ports, 'device' | 'workbook'>): boolean {
  const chosen = device.get(NAME);
  return chosen === undefined ? workbook.keepsUndo : chosen === YES;
}

export function chooseMarksEdits({ device }: Pick<Ports, 'device'>, on: boolean): void {
  device.set(NAME, on ? YES : NO);
}
