import { loader } from './loader';

/**
 * Questions that must be answered before a job, and the text for support. They are loaded after the pane's start, because most
 * panes never show one. Users ask for the text when the network fails, too.
 */
export const questions = loader(() => import('./views/questions'));
