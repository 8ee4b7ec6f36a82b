import { STATUS } from './status-words';

/** How the cells of some Statuses look. The colours are only a second sign: Status says in words what they show. */
export interface StatusColours {
  /** The texts of these cells; undefined for every other text, which is an ErrorCode of the service. */
  readonly statuses: readonly string[] | undefined;
  /** `#RRGGBB`. Both are set, so that the contrast is the same in a light and a dark Excel. */
  readonly fill: string;
  readonly text: string;
}

const RED = { fill: '#FDE7E9', text: '#8E0B16' };

export const STATUS_COLOURS: readonly StatusColours[] = [
  { statuses: [STATUS.stored], fill: '#DFF6DD', text: '#0B5A0B' },
  /** The next push sends them. */
  { statuses: [STATUS.added, STATUS.edited, STATUS.notSent], fill: '#DEECF9', text: '#004578' },
  { statuses: [STATUS.fix], ...RED },
  { statuses: [STATUS.conflict, STATUS.gone], fill: '#FFE3CC', text: '#7A2F00' },
  { statuses: [STATUS.unknown], fill: '#FFF4CE', text: '#5C4300' },
  { statuses: undefined, ...RED },
];
