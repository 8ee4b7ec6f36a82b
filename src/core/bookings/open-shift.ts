/** The person of a time block that nobody has yet (specification, section 2.2). */
export const OPEN_SHIFT = '0';
