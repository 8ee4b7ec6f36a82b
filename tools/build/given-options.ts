import { parseArgs } from 'node:util';
import { BuildProblem } from './build-problem';

/** The name of each variable of the environment that is an option begins so. */
const PREFIX = 'SHIFTSHEET_';

/** Variables that Kubernetes gives every container when a service has the name "shiftsheet". They are no options. */
const OF_KUBERNETES =
  /^SHIFTSHEET_(?:SERVICE_HOST|SERVICE_PORT(?:_\w+)?|PORT|PORT_\d+_(?:TCP|UDP|SCTP)(?:_\w+)?)$/;

/**
 * The options as webpack gives them to the build, without a look at which ones there are. `words` are those of the command
 * (`--env name=value`); they win over the variables of the environment. Throws BuildProblem.
 */
export function optionsOf(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const variables = Object.entries(environment)
    .filter(([name]) => name.startsWith(PREFIX) && !OF_KUBERNETES.test(name))
    .map(([name, value = '']) => [name.slice(PREFIX.length).toLowerCase().replaceAll('_', '-'), value]);
  const typed = envWords(words).map((text) => {
    const at = text.indexOf('=');
    return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
  });
  return Object.fromEntries([...variables, ...typed]) as Record<string, string>;
}

function envWords(words: readonly string[]): string[] {
  try {
    const { values } = parseArgs({ args: [...words], options: { env: { type: 'string', multiple: true } } });
    return values.env ?? [];
  } catch {
    throw new BuildProblem(`Each option is written --env name=value. This is no option: ${words.join(' ')}`);
  }
}
