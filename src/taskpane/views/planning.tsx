/** The screens for planning. Many users never open them, so they are a part of the pane of their own. */
export { Again } from './again';
export { TimeOff } from './time-off';
