import { gzipSync } from 'node:zlib';
import webpack from 'webpack';

/**
 * Measures what an entry's page loads at start, gzipped as servers do it (level 6), and fails the build above a limit. Chunks
 * that are loaded on first use are listed too, but not counted.
 */
export class BundleLimit {
  #entry;
  #limitBytes;

  constructor({ entry, limitBytes }) {
    this.#entry = entry;
    this.#limitBytes = limitBytes;
  }

  apply(compiler) {
    const log = compiler.getInfrastructureLogger('bundle');
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT; // after minimizing, sizes are final
    let bytes = 0;
    compiler.hooks.thisCompilation.tap('BundleLimit', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'BundleLimit', stage }, () => {
        const { atStart, later } = this.#measure(compilation);
        bytes = sum(atStart);
        log.info(
          `${this.#entry} at start: ${kB(bytes)} gzipped of ${kB(this.#limitBytes)} (${list(atStart)}); on first use: ${list(later)}`,
        );
      });
    });
    // The files are written before the build fails, so that the larger ones can be examined and tried.
    compiler.hooks.afterEmit.tap('BundleLimit', (compilation) => {
      if (bytes > this.#limitBytes) compilation.errors.push(this.#tooLarge(bytes));
    });
  }

  #measure(compilation) {
    const loadable = (file) => /\.(js|css)$/.test(file);
    const sized = (file) => ({ file, bytes: gzipSync(compilation.getAsset(file).source.buffer()).length });
    const files = compilation.entrypoints.get(this.#entry).getFiles().filter(loadable);
    const all = [...compilation.chunks].flatMap((chunk) => [...chunk.files]).filter(loadable);
    return {
      atStart: files.map(sized),
      later: [...new Set(all)].filter((file) => !files.includes(file)).map(sized),
    };
  }

  #tooLarge(bytes) {
    return new webpack.WebpackError(
      `What ${this.#entry} loads at start is ${kB(bytes)} gzipped, ${kB(bytes - this.#limitBytes)} more than the ${kB(this.#limitBytes)} it may be. ` +
        'Take a smaller library, or load what few users need on first use, with the other parts of its subject; see what grew with: npx webpack --json=stats.json',
    );
  }
}

function sum(files) {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

function list(files) {
  return files.map(({ file, bytes }) => `${file} ${kB(bytes)}`).join(', ') || 'nothing';
}

/** Thousands of bytes, with one decimal. */
function kB(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
