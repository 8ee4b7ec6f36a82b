/**
 * npx tsx tools/stories.ts record | compare | show NAME: random stories of test/trust/model, recorded with one release and played
 * with a later one. `compare` prints the differences, and its exit code is 1 if a difference has no recorded reason. `show`
 * prints one recorded story act by act.
 */
import './commands/short-errors';
import { compare, type Difference } from '../test/trust/stories/compare';
import { explained, reworded, unexplained } from '../test/trust/stories/explained';
import { play } from '../test/trust/stories/play';
import { actBefore, makeStories, type RecordedStory } from '../test/trust/stories/story';
import { readStories, writeStories } from '../test/trust/stories/story-file';

async function record(): Promise<void> {
  const stories: RecordedStory[] = [];
  for (const story of makeStories()) {
    const outcome = await play(story);
    if (outcome.broken !== '') console.log(`${story.name} breaks off: ${outcome.broken}`);
    stories.push({ ...story, outcome });
  }
  const steps = stories.reduce((sum, { outcome }) => sum + outcome.moments.length, 0);
  console.log(`${stories.length} stories, ${steps} steps, ${writeStories(stories)} bytes`);
}

async function compareAll(): Promise<void> {
  const differences: Difference[] = [];
  for (const story of readStories()) differences.push(...compare(story, await play(story), reworded));
  for (const each of differences) console.log(sentenceOf(each));
  const left = unexplained(differences).length;
  console.log(`${differences.length} differences, ${left} without a reason`);
  if (left > 0) process.exitCode = 1;
}

function sentenceOf(difference: Difference): string {
  const { story, step, act, where, row, was, is } = difference;
  const why = explained.find(({ matches }) => matches(difference))?.why ?? 'no reason is given';
  return `story ${story}, step ${step}, ${act}\n  ${where}: ${row}\n  was ${was}\n  is  ${is}\n  why ${why}`;
}

function show(name: string | undefined): void {
  const story = readStories().find((each) => each.name === name);
  if (!story) throw new Error(`There is no story "${name ?? ''}".`);
  for (const [step, { tables, held }] of story.outcome.moments.entries()) {
    console.log(`\n${step}: ${actBefore(story, step)}`);
    for (const [kind, lines] of Object.entries(tables)) {
      console.log(`  ${kind}, ${held[kind]} on the service`);
      for (const { row, status, message } of lines) console.log(`    ${row} [${status}] ${message}`);
    }
  }
  if (story.outcome.broken !== '') console.log(`\nbroken: ${story.outcome.broken}`);
}

async function main([command, name]: readonly string[]): Promise<void> {
  if (command === 'record') await record();
  else if (command === 'compare') await compareAll();
  else if (command === 'show') show(name);
  else throw new Error('Say what to do: record, compare, or show with the name of a story.');
}

// Office.js has timers that would keep the process running.
main(process.argv.slice(2)).then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
