import { isSameCompany, type SavedConnection } from '../../app/view';
import { hostOfAddress } from '../host-of-address';
import { text } from '../messages';
import { Button } from './button';

/** The most connections that are shown before the user asks for the others. */
const MOST_AT_FIRST = 4;

interface SavedConnectionsProps {
  readonly saved: readonly SavedConnection[];
  /** The connection to the company whose records the workbook has. */
  readonly own: SavedConnection | undefined;
  /** The connection that the form shows. */
  readonly current: SavedConnection | undefined;
  readonly choose: (connection: SavedConnection) => void;
  readonly edit: () => void;
}

/** The connections that this device keeps, by their names. */
export function SavedConnections({ saved, own, current, choose, edit }: SavedConnectionsProps) {
  const words = text.connect;
  const line = (each: SavedConnection) => {
    const host = hostOfAddress(each.baseUrl);
    return (
      <li key={`${each.baseUrl} ${each.sp}`}>
        <button
          type="button"
          class="saved-connection"
          aria-current={isSameCompany(each, current) ? 'true' : undefined}
          onClick={() => choose(each)}
        >
          <strong dir="auto">{each.name ?? host}</strong>
          <span>
            {words.savedDetail(each.name === undefined ? '' : host, each.sp, each.hasSession, each === own)}
          </span>
        </button>
      </li>
    );
  };
  const others = saved.slice(MOST_AT_FIRST);
  return (
    <section aria-label={words.saved}>
      <h3>{words.saved}</h3>
      <ul class="connections">{saved.slice(0, MOST_AT_FIRST).map(line)}</ul>
      {others.length > 0 && (
        <details>
          {/* Office.js moves the focus on Tab in Excel on the web. It finds a summary only by its tabindex. */}
          <summary tabIndex={0}>{words.moreSaved(others.length)}</summary>
          <ul class="connections">{others.map(line)}</ul>
        </details>
      )}
      <div class="actions">
        <Button small appearance="subtle" onPress={edit}>
          {words.editSaved}
        </Button>
      </div>
    </section>
  );
}
