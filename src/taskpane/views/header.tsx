import type { Connection } from '../../app/view/index';
import { paneWords } from '../../core/words/words';
import { useAct } from '../act';
import { languages } from '../languages/languages';
import { paneText } from '../messages';
import { Icon } from './controls';
import { Menu, type MenuItem } from './menus';

interface HeaderProps {
  readonly connection: Connection;
  /** The address of the page of help for what is open. */
  readonly help: string;
  readonly askDiagnostics: () => void;
  /** Loads the page of the pane again. */
  readonly reload: () => void;
  /** Absent if the language can’t be changed. */
  readonly chooseLanguage?: ((tag: string) => void) | undefined;
}

/** The product's name and, always visible, whether a push would reach the real service. What is seldom needed is in the menu. */
export function Header({ connection, help, askDiagnostics, reload, chooseLanguage }: HeaderProps) {
  const act = useAct();
  const others = chooseLanguage ? languages.filter(({ tag }) => tag !== paneWords.tag) : [];
  const items: readonly MenuItem[] = [
    { words: paneText.copyDiagnostics, onPress: askDiagnostics },
    { words: paneText.reload, onPress: reload },
    ...others.map(({ tag, name }) => ({
      words: paneText.languageIn(name),
      onPress: () => chooseLanguage?.(tag),
    })),
    ...(connection.state === 'in'
      ? [{ words: paneText.connection.signOut, onPress: () => act({ do: 'sign-out' }) }]
      : []),
  ];
  return (
    <header class="header">
      <div class="header-line">
        <span class="mark">
          <Icon picture="sheet" />
        </span>
        <h1>{paneText.product}</h1>
        <Menu name={paneText.menu} items={[{ words: paneText.help, href: help }, ...items]} />
      </div>
      {connection.state === 'in' && <ConnectionLine connection={connection} />}
    </header>
  );
}

function ConnectionLine({ connection }: { readonly connection: Connection & { readonly state: 'in' } }) {
  const { sandbox, sandboxMeaning, live } = paneText.connection;
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

/** The host of an address, by which people know a service. A text that is no address is returned unchanged. */
export function hostOfAddress(baseUrl: string): string {
  return URL.canParse(baseUrl) ? new URL(baseUrl).host : baseUrl;
}
