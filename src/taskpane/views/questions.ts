/** The questions that stand in the way of a job, in a piece of their own. */
export { SessionQuestion } from './session-question';
export { CompanyQuestion } from './company-question';
export { CopyQuestion } from './copy-question';
export { CategoryQuestion } from './category-question';
