import type { Rule } from 'eslint';

/** No files of `roots`, and no folders directly in `folders`, import each other in a circle. */
export const noCircles: Rule.RuleModule;
