import { useEffect, useState } from 'preact/hooks';
import type { Job } from '../../app/view';
import { useAct } from '../act';
import { paneText } from '../messages';
import { Button } from './controls';
import './controls';
import { ScreenHeading } from './screen-heading';

const SENTENCE_ID = 'job-sentence';

/**
 * The progress of a job beside the open screen. It lies over the top of the screen, so that nothing moves when a job begins and
 * ends.
 */
export function ProgressStrip({ job }: ProgressProps) {
  return (
    <section class="job" aria-label={paneText.job.progress}>
      <div class="job-strip">
        <Progress job={job} small />
      </div>
    </section>
  );
}

interface ProgressProps {
  readonly job: Job;
}

/** The progress of a job: its sentence, a bar, and the button that stops it. */
function Progress({ job, small }: ProgressProps & { readonly small?: true }) {
  const act = useAct();
  const { sentence, fraction } = job.step ?? job;
  const percent = fraction === undefined ? undefined : Math.round(100 * Math.min(1, Math.max(0, fraction)));
  return (
    <div class="progress">
      <p id={SENTENCE_ID}>{job.stopping ? paneText.job.stopping : sentence}</p>
      <fluent-progress-bar
        role="progressbar"
        aria-label={paneText.job[job.kind]}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        thickness={small ? undefined : 'large'}
        max={100}
        value={percent}
      />
      {job.secondsLeft !== undefined && !job.stopping && (
        <TimeLeft key={`${job.secondsLeft} ${fraction}`} seconds={job.secondsLeft} />
      )}
      {job.cancellable && (
        <div class="actions">
          <Button
            small={small}
            blockedBy={job.stopping ? SENTENCE_ID : undefined}
            onPress={() => act({ do: 'cancel' })}
          >
            {paneText.job.cancel}
          </Button>
          {job.stopping && job.kind === 'push' && (
            <Button small={small} onPress={() => act({ do: 'cancel' })}>
              {paneText.job.dontWait}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** How long the job will still take. After that time, it was wrong and is no longer said. */
function TimeLeft({ seconds }: { readonly seconds: number }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return isOver ? null : <p class="quiet">{paneText.job.left(seconds)}</p>;
}

/** The screen of a push. The user can do nothing else meanwhile, so nothing else is shown. */
export function ProgressScreen({ job }: ProgressProps) {
  return (
    <>
      <ScreenHeading>{paneText.job[job.kind]}</ScreenHeading>
      <Progress job={job} />
      <p class="quiet">{paneText.job.meanwhile}</p>
    </>
  );
}
