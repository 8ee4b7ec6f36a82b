/** The screens of a push, and what is at the foot of Home, in a chunk of their own. */
export { AfterPushes } from './after-pushes';
export { Preview } from './preview';
export { Result } from './result';
export { TemplateForm } from './template-form';
export { Undo } from './undo';
