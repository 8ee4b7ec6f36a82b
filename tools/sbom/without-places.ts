/** What is used of a list in the form CycloneDX 1.5. All else is passed on as it is. */
interface Component {
  readonly name: string;
  readonly scope?: string;
  readonly externalReferences?: readonly { readonly type: string; readonly url: string }[];
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}

export interface Sbom {
  readonly serialNumber?: string;
  readonly metadata: { readonly timestamp?: string | undefined; readonly component: Component };
  readonly components: readonly Component[];
}

/** Kinds of references that say where this machine took a package from: a company's mirror, for example. */
const PLACES = ['distribution'];

/** npm also writes the folder of each package. */
const FOLDER = 'cdx:npm:package:path';

/** Parts of the project itself (npm's workspaces). */
const OWN = 'cdx:npm:package:private';

/**
 * The list without addresses and folders of this machine, and without the time and the number of the run: the same lockfile
 * gives the same list. npm calls the project by its folder: it gets its own name. npm calls its parts
 * required, but they are for development.
 */
export function withoutPlaces({ serialNumber: _, ...sbom }: Sbom, name: string): Sbom {
  return {
    ...sbom,
    metadata: {
      ...sbom.metadata,
      timestamp: undefined,
      component: { ...placeless(sbom.metadata.component), name },
    },
    components: sbom.components.map((each) =>
      isOwn(each) ? { ...placeless(each), scope: 'excluded' } : placeless(each),
    ),
  };
}

function isOwn({ properties = [] }: Component): boolean {
  return properties.some((property) => property.name === OWN && property.value === 'true');
}

function placeless(component: Component): Component {
  const { externalReferences = [], properties = [] } = component;
  return {
    ...component,
    externalReferences: externalReferences.filter(({ type }) => !PLACES.includes(type)),
    properties: properties.filter((property) => property.name !== FOLDER),
  };
}
