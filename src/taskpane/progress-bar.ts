import { loader } from './loader';

/** The bar of a job, fetched right after the pane's start: until then a job shows its sentence alone. */
export const progressBar = loader(() => import('./fluent-progress'));
