import { loader } from './loader';

/** The connect screen. It is loaded while the pane starts, after what the pane needs to read the workbook. */
export const connectPart = loader(() => import('./views/connect'));
