/** The screens of a push, in a chunk of their own. */
export { AfterPushes } from './after-pushes';
export { Preview } from './preview';
export { Result } from './result';
export { Undo } from './undo';
