import type { Command } from './command';

/** Puts the roster of the sample data into the box, as if the user had pasted it. */
export const pasteSample: Command<'paste-sample'> = { run: ({ paste }) => paste?.pasteSample() };
