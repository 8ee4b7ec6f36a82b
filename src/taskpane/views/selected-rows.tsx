import { useEffect } from 'preact/hooks';
import type { Selection } from '../../app/view';
import { revealOf, type Act } from '../act';
import { selectionText } from '../selection-messages';
import styles from '../styles/selection.css';
import { Button } from './button';
import { Menu, type MenuItem } from './menu';
import { SelectedRow, SelectedRowHead } from './selected-row';

interface SelectedRowsProps {
  /** The kind of the table in front. */
  readonly kind: string;
  readonly selection: Selection | undefined;
  readonly inParts: boolean;
  readonly act: Act;
}

/** The rows that are selected in the sheet. They are read only while this is shown. */
export function SelectedRows({ kind, selection, inParts, act }: SelectedRowsProps) {
  useEffect(() => {
    act({ do: 'watch-rows', on: true });
    return () => act({ do: 'watch-rows', on: false });
  }, []);
  const shown = selection?.kind === kind ? selection : undefined;
  const row = shown?.row;
  return (
    <section
      class="card selected-rows"
      aria-label={shown && !row ? selectionText.headingOfMany : selectionText.heading}
    >
      <style>{styles}</style>
      {!shown && <p class="quiet">{inParts ? selectionText.inParts : selectionText.none}</p>}
      {shown && (
        <>
          <div class="card-head">
            {row ? <SelectedRowHead row={row} /> : <p>{selectionText.many(shown.count, shown.standings)}</p>}
            <MoreActs selection={shown} act={act} />
          </div>
          <Acts selection={shown} act={act} />
        </>
      )}
      {row && <SelectedRow key={row.row ?? row.index} row={row} act={act} />}
    </section>
  );
}

interface ActsProps {
  readonly selection: Selection;
  readonly act: Act;
}

/** The acts on all selected rows. A button is there only if it can do something. */
function Acts({ selection: { pushable, revertible, row }, act }: ActsProps) {
  return (
    <div class="actions">
      {pushable > 0 && (
        <Button small onPress={() => act({ do: 'push-selected' })}>
          {row ? selectionText.push : selectionText.pushMany}
        </Button>
      )}
      {/* A row in conflict has the two buttons below its values. */}
      {revertible > 0 && (!row || row.conflict.length === 0 || row.changes.length > 0) && (
        <Button small onPress={() => act({ do: 'revert-selected' })}>
          {row ? selectionText.revertRow : selectionText.revertMany}
        </Button>
      )}
    </div>
  );
}

function MoreActs({ selection: { kind, refreshable, row }, act }: ActsProps) {
  const refresh: MenuItem = {
    words: selectionText.refresh(row ? 1 : refreshable),
    onPress: () => act({ do: 'refresh-selected', kind }),
  };
  const items: readonly MenuItem[] = [
    ...(row ? [{ words: selectionText.show, onPress: () => act(revealOf(row)) }] : []),
    ...(refreshable > 0 ? [refresh] : []),
  ];
  return items.length > 0 ? (
    <Menu name={row ? selectionText.more : selectionText.moreOfMany} items={items} />
  ) : null;
}
