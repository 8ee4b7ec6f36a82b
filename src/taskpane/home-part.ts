import { loader } from './loader';

/** Home, Shifts and Data. They are loaded right after the pane's start: until then the pane shows how to connect. */
export const homePart = loader(() => import('./views/home'));
