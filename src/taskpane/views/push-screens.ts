/** The screens of a push, in a piece of their own. */
export { Preview } from './preview';
export { Result } from './result';
