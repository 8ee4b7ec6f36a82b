import { loader } from './loader';

/** Parts of the connect screen that most people never see: renaming and removing connections, and settings that are wrong. */
export const connectionsPart = loader(() => import('./views/connections'));
