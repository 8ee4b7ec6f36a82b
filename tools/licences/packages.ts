/** The packages that a lockfile (version 2 or 3 of its form) lists, with their licences. */

/** Packages of others are in such a folder. The project and its own parts (workspaces) are not, or are links in it. */
const FOLDER = 'node_modules/';

/** What is read of an entry of `packages` in package-lock.json. */
interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly name?: string;
  /** A part of the project itself. */
  readonly link?: boolean;
}

export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export interface Package {
  readonly name: string;
  readonly version: string;
  /** Undefined if nothing names one. */
  readonly licence: string | undefined;
  /** True: used for development and tests only. Nothing of it is in the pane. */
  readonly isDevelopment: boolean;
}

/** Each version of each package once, in the order of names. */
export function packagesOf({ packages }: Lockfile): Package[] {
  const found = new Map<string, Package>();
  for (const [place, locked] of Object.entries(packages)) {
    if (!place.includes(FOLDER) || locked.link) continue; // the project itself and its parts
    const name = locked.name ?? nameAt(place);
    const key = `${name}@${locked.version ?? ''}`;
    const isDevelopment = locked.dev === true && (found.get(key)?.isDevelopment ?? true);
    found.set(key, { name, version: locked.version ?? '', licence: locked.license, isDevelopment });
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

function nameAt(place: string): string {
  return place.slice(place.lastIndexOf(FOLDER) + FOLDER.length);
}
