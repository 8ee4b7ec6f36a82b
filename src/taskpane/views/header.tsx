import type { Connection } from '../../app/view';
import type { Act } from '../act';
import { hostOfAddress } from '../host-of-address';
import { text } from '../messages';
import { Button } from './button';
import { Icon } from './icon';

/** The product's name and, always visible, whether a push would reach the real service. */
export function Header({ connection, act }: { readonly connection: Connection; readonly act: Act }) {
  return (
    <header class="header">
      <div class="header-line">
        <span class="mark">
          <Icon of="sheet" />
        </span>
        <h1>{text.product}</h1>
        {connection.state === 'in' && (
          <Button appearance="subtle" small onPress={() => act({ do: 'sign-out' })}>
            {text.connection.signOut}
          </Button>
        )}
      </div>
      {connection.state === 'in' && <ConnectionLine connection={connection} />}
    </header>
  );
}

function ConnectionLine({ connection }: { readonly connection: Connection & { readonly state: 'in' } }) {
  const { sandbox, sandboxMeaning, live } = text.connection;
  return connection.sandbox ? (
    <p class="connection sandbox">
      <strong>{sandbox}</strong>: {sandboxMeaning}
    </p>
  ) : (
    <p class="connection live" title={connection.baseUrl}>
      <strong>{live}</strong>: <bdi>{hostOfAddress(connection.baseUrl)}</bdi>
    </p>
  );
}
