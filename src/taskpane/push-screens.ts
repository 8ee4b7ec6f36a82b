import { loader } from './loader';

/** What a push would do and what became of it: fetched right after the pane's start, for a push must not need the network for words. */
export const pushScreens = loader(() => import('./views/push-screens'));
