/** The functions that manifest.xml and shortcuts.json name. */
export const ribbonNames = [
  'open',
  'download',
  'check',
  'push',
  'pasteShifts',
  'reports',
  'pushRow',
  'revertRow',
  'refreshRow',
] as const;

export type RibbonName = (typeof ribbonNames)[number];
