import type { Compiler, WebpackPluginInstance } from 'webpack';

/** Fails the build if the script and style that `entry` loads at start are larger, gzipped, than the limit. */
export class BundleLimit implements WebpackPluginInstance {
  constructor(options: { readonly entry: string; readonly limitBytes: number });
  apply(compiler: Compiler): void;
}
