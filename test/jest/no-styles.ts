/** What a test gets for an imported style sheet: an empty text. */
export default '';
