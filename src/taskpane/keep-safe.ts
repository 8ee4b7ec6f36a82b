import { loader } from './loader';

/** The screen for backups. It is loaded when it is first opened. */
export const keepSafePart = loader(() => import('./views/keep-safe'));
