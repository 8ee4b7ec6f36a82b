/** What changes and writes the state of the synchronisation. It is a chunk of its own: the pane's start only reads the state. */
export { fold } from '../../core/sync/apply';
export { writeBaseline } from './baseline-writer';
