/** The packages that a lockfile (version 2 or 3 of its form) lists, with their licences. */

/** What is read of an entry of `packages` in package-lock.json. */
interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly name?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
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
  const ofPlatforms = licencesOfPlatforms(packages);
  const found = new Map<string, Package>();
  for (const [place, locked] of Object.entries(packages)) {
    if (place === '') continue; // the project itself
    const name = locked.name ?? nameAt(place);
    const key = `${name}@${locked.version ?? ''}`;
    const isDevelopment = locked.dev === true && (found.get(key)?.isDevelopment ?? true);
    const licence = locked.license ?? ofPlatforms.get(key);
    found.set(key, { name, version: locked.version ?? '', licence, isDevelopment });
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/**
 * The builds of a package for single platforms, such as `@esbuild/win32-x64`. The lockfile has no licence of those that were
 * entered without a look at them (tools/complete-lockfile.mjs). They have the licence of the package that lists them.
 */
function licencesOfPlatforms(packages: Lockfile['packages']): ReadonlyMap<string, string> {
  const licences = new Map<string, string>();
  for (const { license, optionalDependencies = {} } of Object.values(packages))
    for (const [name, version] of Object.entries(optionalDependencies))
      if (license !== undefined && /^\d/.test(version)) licences.set(`${name}@${version}`, license);
  return licences;
}

function nameAt(place: string): string {
  const folder = 'node_modules/';
  return place.slice(place.lastIndexOf(folder) + folder.length);
}
