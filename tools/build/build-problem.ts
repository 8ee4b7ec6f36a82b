/** What is wrong with a build for hosting. The message is a sentence for the person who builds. */
export class BuildProblem extends Error {
  override readonly name = 'BuildProblem';
}
