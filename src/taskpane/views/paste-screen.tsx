import type { PasteView } from '../../app/view';
import type { Act } from '../act';
import { loader } from '../loader';
import { text } from '../messages';
import { OnceLoaded } from './once-loaded';
import { ScreenHeading } from './screen-heading';

interface PasteScreenProps {
  readonly paste: PasteView;
  readonly act: Act;
}

const pasteBox = loader(() => import(/* webpackChunkName: "shifts" */ './paste'));

/** The screen for pasted shifts. Its content is loaded when it is first opened, because most users never open it. */
export function PasteScreen({ paste, act }: PasteScreenProps) {
  return (
    <>
      <ScreenHeading>{text.paste.heading(paste.title)}</ScreenHeading>
      <OnceLoaded part={pasteBox} back={() => act({ do: 'close-paste' })}>
        {({ Paste }) => <Paste paste={paste} act={act} />}
      </OnceLoaded>
    </>
  );
}
