/** What is used of a list in the form CycloneDX 1.5. All else is passed on as it is. */
interface Component {
  readonly name: string;
  readonly externalReferences?: readonly { readonly type: string; readonly url: string }[];
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}

export interface Sbom {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
}

/** Kinds of references that say where this machine took a package from: a company's mirror, for example. */
const PLACES = ['distribution'];

/** npm also writes the folder of each package. */
const FOLDER = 'cdx:npm:package:path';

/** The list without addresses and folders of this machine. npm calls the project by its folder: it gets its own name. */
export function withoutPlaces(sbom: Sbom, name: string): Sbom {
  return {
    ...sbom,
    metadata: { ...sbom.metadata, component: { ...placeless(sbom.metadata.component), name } },
    components: sbom.components.map(placeless),
  };
}

function placeless(component: Component): Component {
  const { externalReferences = [], properties = [] } = component;
  return {
    ...component,
    externalReferences: externalReferences.filter(({ type }) => !PLACES.includes(type)),
    properties: properties.filter((property) => property.name !== FOLDER),
  };
}
