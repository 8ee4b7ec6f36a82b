import type { PaneFacts } from '../../app/view';
import packageFile from '../../../package.json';

/** The name that webpack gives the build. */
declare const __webpack_hash__: string | undefined;

/** How user agents name browsers and engines. The first that fits counts: all but Firefox name WebKit, too. */
const ENGINES: readonly (readonly [name: string, version: RegExp])[] = [
  ['Edge', /Edge?\/(\d+)/],
  ['Firefox', /Firefox\/(\d+)/],
  ['Chromium', /Chrome\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
  ['WebKit', /AppleWebKit\/(\d+)/],
  ['Trident', /Trident\/(\d+)/],
];

type Browser = Pick<Navigator, 'userAgent' | 'languages'> & Partial<Pick<Navigator, 'clipboard' | 'locks'>>;

/** What the pane knows of itself and its browser. A whole user agent may identify a device, so only its family is used. */
export function paneFacts(browser: Browser = navigator): PaneFacts {
  return {
    version: packageFile.version,
    build: typeof __webpack_hash__ === 'undefined' ? 'development' : __webpack_hash__,
    engine: engineOf(browser.userAgent),
    languages: browser.languages,
    features: {
      locks: browser.locks !== undefined,
      clipboard: browser.clipboard !== undefined,
      compression: 'CompressionStream' in globalThis,
      workers: 'Worker' in globalThis,
      storage: hasStorage(),
    },
  };
}

function engineOf(userAgent: string): string {
  for (const [name, pattern] of ENGINES) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return `${name} ${version}`;
  }
  return 'other';
}

/** Browsers forbid it in third-party frames and private windows: then even naming it throws. */
function hasStorage(): boolean {
  try {
    return localStorage !== null;
  } catch {
    return false;
  }
}
