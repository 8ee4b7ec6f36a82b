import { markWords } from './cell-marks';
import { STATUS } from './status-words';

/** `#RRGGBB`. Both are set, so that the contrast is the same in a light and a dark Excel. */
export interface CellColours {
  readonly fill: string;
  readonly text: string;
}

/** How the cells of some Statuses look. The colours are only a second sign: Status says in words what they show. */
interface StatusColours extends CellColours {
  /** The texts of these cells; undefined for every other text, which is an ErrorCode of the service. */
  readonly statuses: readonly string[] | undefined;
}

/** How the cells look whose headers Message lists behind these words. */
interface ListedColours extends CellColours {
  readonly words: string;
}

const RED = { fill: '#FDE7E9', text: '#8E0B16' };

export const statusColours = (): readonly StatusColours[] => [
  { statuses: [STATUS.stored], fill: '#DFF6DD', text: '#0B5A0B' },
  /** The next push sends them. */
  { statuses: [STATUS.added, STATUS.edited, STATUS.notSent], fill: '#DEECF9', text: '#004578' },
  { statuses: [STATUS.fix], ...RED },
  { statuses: [STATUS.conflict, STATUS.gone], fill: '#FFE3CC', text: '#7A2F00' },
  { statuses: [STATUS.unknown], fill: '#FFF4CE', text: '#5C4300' },
  { statuses: undefined, ...RED },
];

/** The first one wins. They are stronger than the bands of a table, which are blue too. */
export const listedColours = (): readonly ListedColours[] => [
  { words: markWords.changed, fill: '#B3D7F5', text: '#00325A' },
  { words: markWords.changedOnService, fill: '#DCC6F0', text: '#3B1460' },
];
