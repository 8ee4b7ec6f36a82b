import type { Package } from './packages';
import { EXCEPTIONS, isAllowed } from './rules';

/** A sentence for each package whose licence is not allowed. An exception holds for development only. */
export function refusals(packages: readonly Package[]): string[] {
  return packages
    .filter(({ name, isDevelopment }) => !(isDevelopment && name in EXCEPTIONS))
    .flatMap(({ name, version, licence, isDevelopment }) => {
      const use = isDevelopment ? 'for development' : 'in the product';
      if (licence === undefined)
        return [
          `${name} ${version} names no licence: find it out, and use another package or enter an exception.`,
        ];
      return isAllowed(licence, isDevelopment)
        ? []
        : [`${name} ${version} has the licence "${licence}", which is not allowed ${use}.`];
    });
}
