/** What must be true before a release is made. */

export interface Checkout {
  /** Of package.json: three numbers. */
  readonly version: string;
  /** What `git status --porcelain` prints: nothing, if the tree is clean. */
  readonly status: string;
  /** The tags of the commit that is checked out. */
  readonly tagsHere: readonly string[];
  /** All tags of the repository. */
  readonly tags: readonly string[];
  readonly changelog: string;
}

/** A sentence for each reason against a release. */
export function refusals({ version, status, tagsHere, tags, changelog }: Checkout): string[] {
  const tag = `v${version}`;
  const higher = tags.filter((each) => isHigher(each, tag));
  return [
    ...(status === ''
      ? []
      : [`The checkout is not clean. Commit or remove these files:\n${status.trimEnd()}`]),
    ...(tagsHere.includes(tag)
      ? []
      : [`The commit has no tag ${tag}, which is the version of package.json: git tag ${tag}`]),
    ...(higher.length === 0
      ? []
      : [`Office takes an update only if its version is higher: ${higher.join(', ')} is there already.`]),
    ...(hasSection(changelog, version)
      ? []
      : [`CHANGELOG.md has no heading "## ${version} (2026-12-31)", with the day of the release.`]),
  ];
}

function hasSection(changelog: string, version: string): boolean {
  return new RegExp(
    String.raw`^## ${version.replaceAll('.', String.raw`\.`)} \(\d{4}-\d\d-\d\d\)$`,
    'm',
  ).test(changelog);
}

/** Whether the first of two tags such as v1.2.3 is the higher version. Other tags are no versions. */
function isHigher(one: string, other: string): boolean {
  const [first, second] = [one, other].map((tag) => /^v(\d+)\.(\d+)\.(\d+)$/.exec(tag)?.slice(1).map(Number));
  if (!first || !second) return false;
  const place = first.findIndex((number, at) => number !== second[at]);
  return place !== -1 && (first[place] ?? 0) > (second[place] ?? 0);
}
