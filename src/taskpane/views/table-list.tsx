import type { TableView } from '../../app/view';
import type { Act } from '../act';
import { homeText } from '../home-messages';
import { changesOf, isChanged, stateOf } from '../home-sums';
import { Button } from './button';
import { KindIcon } from './kind-icon';
import { Menu } from './menu';
import { tableActs } from './table-acts';

interface TableListProps {
  readonly tables: readonly TableView[];
  readonly act: Act;
}

/** Tables of the workbook, each in one line. A click on the name brings the table's sheet to the front. */
export function TableList({ tables, act }: TableListProps) {
  return (
    <ul class="lines">
      {tables.map((table) => (
        <TableLine key={table.kind} table={table} act={act} />
      ))}
    </ul>
  );
}

function TableLine({ table, act }: { readonly table: TableView; readonly act: Act }) {
  const { kind, title } = table;
  const { buttons, others } = tableActs(table, act);
  const goTo = () => act({ do: 'show-table', kind });
  const changes = changesOf(table);
  return (
    <li class="line">
      <KindIcon kind={kind} />
      <button type="button" class="line-name" dir="auto" title={homeText.acts.goTo} onClick={goTo}>
        {title}
      </button>
      <span class={isChanged(table) ? 'line-state changed' : 'line-state'}>
        {table.state === 'ready' && changes !== '' ? changes : stateOf(table)}
      </span>
      <Menu
        name={homeText.more(title)}
        items={[{ words: homeText.acts.goTo, onPress: goTo }, ...buttons, ...others]}
      />
    </li>
  );
}

/** Tables that the workbook could have. */
export function AbsentTables({ tables, act }: TableListProps) {
  const words = homeText.acts;
  return (
    <ul class="lines">
      {tables.map(({ kind, title, listed }) => (
        <li class="line" key={kind}>
          <KindIcon kind={kind} />
          <span class="line-title" dir="auto">
            {title}
          </span>
          <Button
            small
            appearance="subtle"
            name={listed ? words.downloadOne(title) : words.makeOne(title)}
            onPress={() => act({ do: 'download', kind })}
          >
            {listed ? words.download : words.make}
          </Button>
        </li>
      ))}
    </ul>
  );
}
