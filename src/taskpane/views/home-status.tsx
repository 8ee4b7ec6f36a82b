import type { TableView } from '../../app/view';
import type { Act } from '../act';
import { homeText } from '../home-messages';
import { homeSum, type HomeSum } from '../home-sums';
import { Button } from './button';
import { ScreenHeading } from './screen-heading';

interface HomeStatusProps {
  /** The tables of the workbook. */
  readonly present: readonly TableView[];
  /** Whether rows with warnings are left out of a push. */
  readonly excludesWarned: boolean;
  readonly act: Act;
}

/** How things stand, in one line, and the one thing to do next. */
export function HomeStatus({ present, excludesWarned, act }: HomeStatusProps) {
  const words = homeText.status;
  if (present.length === 0) return <Beginning act={act} />;
  const sum = homeSum(present, excludesWarned);
  const { warned } = sum;
  return (
    <section class="status" aria-label={headingOf(sum)}>
      <ScreenHeading>{headingOf(sum)}</ScreenHeading>
      <Bar parts={sum.parts} />
      {warned > 0 && <p class="quiet">{excludesWarned ? words.held(warned) : words.warned(warned)}</p>}
      <div class="actions">
        <Next sum={sum} act={act} />
      </div>
      {sum.parts.added > 0 && <p class="quiet">{words.final(sum.parts.added)}</p>}
    </section>
  );
}

function Beginning({ act }: { readonly act: Act }) {
  const words = homeText.status;
  return (
    <section class="status" aria-label={words.empty}>
      <ScreenHeading>{words.empty}</ScreenHeading>
      {words.howToBegin.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <div class="actions">
        <Button appearance="primary" onPress={() => act({ do: 'download' })}>
          {words.downloadEverything}
        </Button>
      </div>
    </section>
  );
}

function headingOf({ ready, attention, broken }: HomeSum): string {
  const words = homeText.status;
  if (ready > 0 && attention > 0) return `${words.ready(ready)} · ${words.attention(attention)}`;
  if (ready > 0) return words.ready(ready);
  if (attention > 0) return words.onlyAttention(attention);
  return broken > 0 ? words.broken(broken) : words.stored;
}

/** "Push" sends what is ready, and "Check" shows what is not. The first of them is the primary button. */
function Next({ sum: { ready, attention }, act }: { readonly sum: HomeSum; readonly act: Act }) {
  const words = homeText.status;
  const check = () => act({ do: 'preview' });
  return (
    <>
      {ready > 0 && (
        <Button appearance="primary" onPress={() => act({ do: 'push' })}>
          {words.push(ready)}
        </Button>
      )}
      {attention > 0 && (
        <Button key="attention" appearance={ready > 0 ? 'outline' : 'primary'} onPress={check}>
          {words.check(attention)}
        </Button>
      )}
      {ready + attention === 0 && (
        <Button key="check" small appearance="subtle" onPress={check}>
          {words.checkAll}
        </Button>
      )}
    </>
  );
}

const PARTS = [
  { part: 'added', mark: 'added' },
  { part: 'edited', mark: 'edited' },
  { part: 'unknown', mark: 'warned' },
  { part: 'wrong', mark: 'fix' },
] as const;

/** New, edited and wrong rows as parts of a bar. The words below it say the same. */
function Bar({ parts }: { readonly parts: HomeSum['parts'] }) {
  const shown = PARTS.filter(({ part }) => parts[part] > 0);
  if (shown.length === 0) return null;
  return (
    <>
      <div class="bar" aria-hidden="true">
        {shown.map(({ part, mark }) => (
          <span key={part} class={`bar-part ${mark}`} style={{ flexGrow: parts[part] }} />
        ))}
      </div>
      <ul class="bar-words">
        {shown.map(({ part, mark }) => (
          <li key={part}>
            <span class={`dot ${mark}`} aria-hidden="true" />
            {homeText.status[part](parts[part])}
          </li>
        ))}
      </ul>
    </>
  );
}
