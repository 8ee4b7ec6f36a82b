/** The screens for planning. Many users never open them, so they are a part of the pane of their own. */
export { ProposedShifts } from './proposal';
export { Rules } from './rules';
export { Repeat } from './repeat';
export { TimeOff } from './time-off';
export { ToldScreen } from './told';
export { CheckedWeek } from './week-check';
export { Who } from './who';
