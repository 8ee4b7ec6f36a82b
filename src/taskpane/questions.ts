import { loader } from './loader';

/** Questions that stand in the way of a job: fetched right after the pane's start, for most panes never show one. */
export const questions = loader(() => import('./views/questions'));
