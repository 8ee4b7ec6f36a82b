/** Styles that are loaded with a screen come as text (webpack.config.js). */
declare module '*/paste.css' {
  const text: string;
  export default text;
}
