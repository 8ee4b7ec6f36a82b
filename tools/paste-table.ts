/** npm run paste-table: how well the reader reads the texts of the tests, as a table. `--list` names the texts that are not exact. */
import './commands/short-errors';
import { OUTCOMES, outcomeOf } from '../test/core/paste/outcomes';
import { filesIn, samplesOf } from '../test/core/paste/samples';

const folders = ['texts', 'variations'];
const isList = process.argv.includes('--list');

console.log(['', 'texts', ...OUTCOMES].map((name) => name.padStart(16)).join(''));
for (const folder of folders)
  for (const [name, files] of folder === 'texts'
    ? [['golden', filesIn(folder)] as const]
    : filesIn(folder).map((file) => [file, [file]] as const)) {
    const samples = files.flatMap((file) => samplesOf(folder, file));
    const outcomes = samples.map((sample) => ({ sample, outcome: outcomeOf(sample) }));
    const counts = OUTCOMES.map((each) => outcomes.filter(({ outcome }) => outcome === each).length);
    console.log([name, samples.length, ...counts].map((each) => String(each).padStart(16)).join(''));
    if (isList)
      for (const { sample, outcome } of outcomes)
        if (outcome !== 'exact') console.log(`  ${outcome}: ${sample.title}`);
  }
