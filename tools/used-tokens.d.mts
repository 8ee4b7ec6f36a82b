/** What the loader uses of webpack's context for loaders. */
interface LoaderContext {
  getOptions: () => { readonly pane: string };
  addContextDependency: (folder: string) => void;
  getResolve: (options: object) => (from: string, name: string) => Promise<string>;
}

export default function usedTokens(this: LoaderContext): Promise<string>;
