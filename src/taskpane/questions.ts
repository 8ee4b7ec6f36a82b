import { loader } from './loader';

/** Questions that must be answered before a job. They are loaded after the pane's start, because most panes never show one. */
export const questions = loader(() => import('./views/questions'));
