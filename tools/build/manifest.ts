import { BuildProblem } from './build-problem';
import type { HostedBuild } from './options';

/** The address in manifest.xml: that of `npm start`. */
const LOCAL = 'https://localhost:3443';

/** The most characters that Office's schemas allow in an address. */
const LONGEST_ADDRESS = 2048;

/** The manifest for the address of a hosted build, made from manifest.xml. Throws BuildProblem. */
export function hostedManifest(
  manifest: string,
  {
    origin,
    id,
    version,
    support,
    learnMore,
  }: Pick<HostedBuild, 'origin' | 'id' | 'version' | 'support' | 'learnMore'>,
): string {
  const replacements: [what: string, found: RegExp, text: string][] = [
    ['a comment at its top', /<!--[\s\S]*?-->\n/, ''],
    ['<Version>', /(?<=<Version>)[^<]*(?=<\/Version>)/, version],
    ['<SupportUrl>', /(?<=<SupportUrl DefaultValue=")[^"]*(?=")/, escaped(support)],
    ['LearnMore.Url', /(?<=<bt:Url id="LearnMore\.Url" DefaultValue=")[^"]*(?=")/, escaped(learnMore)],
    ...(id === undefined ? [] : [['<Id>', /(?<=<Id>)[^<]*(?=<\/Id>)/, id] as [string, RegExp, string]]),
  ];
  for (const address of [`${origin}/taskpane.html`, support, learnMore])
    if (address.length > LONGEST_ADDRESS)
      throw new BuildProblem(
        `Office takes addresses of at most ${LONGEST_ADDRESS} characters. This one has ${address.length}: ${address.slice(0, 60)}...`,
      );
  let made = manifest;
  for (const [what, found, text] of replacements) {
    if (!found.test(made)) throw new BuildProblem(`manifest.xml has no ${what}: the build can't fill it in.`);
    made = made.replace(found, () => text);
  }
  return made.replaceAll(LOCAL, origin);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
