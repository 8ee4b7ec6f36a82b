import { loader } from './loader';

/**
 * The preview and the result of a push. They are loaded right after the pane's start, because showing the result of a push must
 * not need the network.
 */
export const pushScreens = loader(() => import('./views/push-screens'));
