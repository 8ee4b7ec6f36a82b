/** The random stories that an earlier release recorded end with the same Statuses and Messages, act by act. */
import { compare } from './compare';
import { reworded, unexplained } from './explained';
import { play } from './play';
import { readStories } from './story-file';

/** Some 160 steps: the shortest stories, so that `npm test` stays quick. `TRUST=all` takes all. */
const SAMPLE = 2;

const byLength = readStories().sort((one, other) => one.acts.length - other.acts.length);
const stories = process.env['TRUST'] === 'all' ? byLength : byLength.slice(0, SAMPLE);

test.each(stories.map((story) => [story.name, story] as const))(
  'story %s has the recorded Statuses and Messages, except where a reason is given',
  async (_name, story) => {
    expect(unexplained(compare(story, await play(story), reworded))).toEqual([]);
  },
);
