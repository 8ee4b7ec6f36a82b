/** The screens of a push, in a chunk of their own. */
export { Preview } from './preview';
export { Result } from './result';
export { Undo } from './undo';
