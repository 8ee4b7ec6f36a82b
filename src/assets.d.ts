/** The text of a style sheet (webpack.config.js). An entry's styles have none: they are imported for their effect. */
declare module '*.css' {
  const text: string;
  export default text;
}
