import { readFileSync } from 'node:fs';
import { meaningsSchema } from '../../src/app/memory/service-codes';
import { BuildProblem } from './build-problem';

/** A file with the meanings of the service's codes, as the page gets it: JSON in one line. Throws BuildProblem. */
export function codesOf(file: string): string {
  const read = meaningsSchema.safeParse(jsonIn(file));
  if (read.success) return JSON.stringify(read.data);
  const problems = read.error.issues.map(({ path, message }) => `${path.join(' › ')}: ${message}`);
  throw new BuildProblem(
    `--env codes: ${file} must have a meaning for each code, such as { "117": { "meaning": "The user name is taken.", "advice": "Choose another one." } }. ${problems.join('; ')}`,
  );
}

function jsonIn(file: string): unknown {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new BuildProblem(`--env codes takes a file, and there is none that can be read at "${file}".`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new BuildProblem(`--env codes: ${file} is no JSON.`);
  }
}
