import { loader } from './loader';

/** The bar of a job. It is loaded right after the pane's start; until then a job shows only its sentence. */
export const progressBar = loader(() => import('./fluent-progress'));
