/** Styles that are loaded with a screen are imported as text (webpack.config.js). */
declare module '*/home.css' {
  const text: string;
  export default text;
}

declare module '*/paste.css' {
  const text: string;
  export default text;
}

declare module '*/preview.css' {
  const text: string;
  export default text;
}
