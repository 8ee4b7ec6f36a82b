import type { PaneFacts } from '../../app/view';
import packageFile from '../../../package.json';

/** The pane's own script: its name changes with its content. */
const SCRIPT = /\/taskpane\.(?<build>[0-9a-f]+)\.js$/;

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
    build: buildOf([...document.scripts]),
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

/** A name of the build that is the same for the same sources, whoever built them and where. */
function buildOf(scripts: readonly Pick<HTMLScriptElement, 'src'>[]): string {
  const names = scripts.flatMap(({ src }) => SCRIPT.exec(src)?.groups?.['build'] ?? []);
  return names[0] ?? 'development';
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
