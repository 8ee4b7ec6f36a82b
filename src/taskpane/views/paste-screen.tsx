import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PasteView } from '../../app/view';
import type { Act } from '../act';
import { text } from '../messages';
import { Advice } from './advice';
import { Button } from './button';
import { ScreenHeading } from './screen-heading';

interface PasteScreenProps {
  readonly paste: PasteView;
  readonly act: Act;
}

/** The screen for pasted shifts. What it shows is loaded when it is first opened, since most sessions never do. */
export function PasteScreen(props: PasteScreenProps) {
  const [loaded, setLoaded] = useState<{ readonly Paste: ComponentType<PasteScreenProps> } | 'failed'>();
  useEffect(() => {
    import(/* webpackChunkName: "shifts" */ './paste').then(setLoaded, () => setLoaded('failed'));
  }, []);
  return (
    <>
      <ScreenHeading>{text.paste.heading(props.paste.title)}</ScreenHeading>
      {loaded === undefined && <p class="quiet">{text.paste.loading}</p>}
      {loaded === 'failed' && (
        <>
          <Advice tone="error" words={text.paste.failed} />
          <div class="actions">
            <Button onPress={() => props.act({ do: 'close-paste' })}>{text.paste.back}</Button>
          </div>
        </>
      )}
      {typeof loaded === 'object' && <loaded.Paste {...props} />}
    </>
  );
}
