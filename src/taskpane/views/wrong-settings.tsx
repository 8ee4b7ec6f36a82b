import type { FixedConnection } from '../../app/ports';
import { connectionsText } from '../connections-messages';
import { InlineNotice } from './inline-notice';

/** Says to the administrator which settings of the pages are not used. */
export function WrongSettings({ wrong }: Pick<FixedConnection, 'wrong'>) {
  return (
    <>
      {wrong.map((setting) => (
        <InlineNotice key={setting} tone="warning" words={connectionsText.wrong[setting]} />
      ))}
    </>
  );
}
