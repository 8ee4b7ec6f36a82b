/** What webpack.config.js, which is JavaScript, takes from the TypeScript of this project. */
export { HASHED_FOLDER } from './hosted-headers';
export { HelpPages } from './help-pages';
export { HostedFiles, Licences } from './hosted-files';
export { buildOptions } from './options';
export { readReleases } from './releases';
