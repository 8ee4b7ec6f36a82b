import { loader } from './loader';

/** The screen for time off. It is loaded when it is first opened. */
export const timeOffPart = loader(() => import('./views/time-off'));
