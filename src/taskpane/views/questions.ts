/** The questions that must be answered before a job, in a chunk of their own. */
export { SessionQuestion } from './session-question';
export { CompanyQuestion } from './company-question';
export { CopyQuestion } from './copy-question';
export { MemoryQuestion } from './memory-question';
export { CategoryQuestion } from './category-question';
export { Diagnostics } from './diagnostics';
