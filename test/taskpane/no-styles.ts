/** The module that Jest uses for every style sheet: it has no styles. */
export default '';
