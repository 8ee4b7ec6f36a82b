import type { Job, ReportsView } from '../../app/view';
import type { Act } from '../act';
import { loader } from '../loader';
import { text } from '../messages';
import { OnceLoaded } from './once-loaded';
import { ScreenHeading } from './screen-heading';

interface ReportsScreenProps {
  readonly reports: ReportsView;
  readonly job: Job | undefined;
  /** `yyyy-MM-dd` */
  readonly today: string;
  readonly act: Act;
}

const reportsPart = loader(() => import(/* webpackChunkName: "reports" */ './reports'));

/** The screen of reports. Its content is loaded when it is first opened, together with the code that makes reports. */
export function ReportsScreen(props: ReportsScreenProps) {
  return (
    <>
      <ScreenHeading>{text.reports.heading}</ScreenHeading>
      <OnceLoaded part={reportsPart} back={() => props.act({ do: 'close-reports' })}>
        {({ Reports }) => <Reports {...props} />}
      </OnceLoaded>
    </>
  );
}
