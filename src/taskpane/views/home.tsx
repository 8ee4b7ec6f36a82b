import type { TableView, View } from '../../app/view';
import type { Act } from '../act';
import { text } from '../messages';
import { Advice } from './advice';
import { Button } from './button';
import { RowList } from './row-list';
import { Tally } from './tally';
import { ScreenHeading } from './screen-heading';

/** The tables that this workbook can hold, and what a push would find in each. */
export function Home({ view, act }: { readonly view: View; readonly act: Act }) {
  return (
    <>
      <ScreenHeading>{text.home.heading}</ScreenHeading>
      {view.tables.map((table) => (
        <section class="card" key={table.kind} aria-label={table.title}>
          <h3 dir="auto">{table.title}</h3>
          <TableCard table={table} act={act} />
        </section>
      ))}
      <Advice words={view.saved} />
    </>
  );
}

function TableCard({ table, act }: { readonly table: TableView; readonly act: Act }) {
  switch (table.state) {
    case 'absent':
      return <AbsentTable table={table} act={act} />;
    case 'broken':
      return <BrokenTable table={table} act={act} />;
    case 'ready':
      return <ReadyTable table={table} act={act} />;
  }
}

function AbsentTable({ table, act }: { readonly table: TableView; readonly act: Act }) {
  return (
    <>
      <p>{text.home.absent(table.title, table.many)}</p>
      <div class="actions">
        <Button appearance="primary" onPress={() => act({ do: 'download', kind: table.kind })}>
          {text.home.download}
        </Button>
      </div>
    </>
  );
}

function BrokenTable({ table, act }: { readonly table: TableView; readonly act: Act }) {
  return (
    <>
      <Advice tone="warning" words={table.trouble ?? ''} />
      <div class="actions">
        <Button onPress={() => act({ do: 'preview', kind: table.kind })}>{text.home.checkAgain}</Button>
      </div>
    </>
  );
}

function ReadyTable({ table, act }: { readonly table: TableView; readonly act: Act }) {
  const words = text.home;
  return (
    <>
      <p class="quiet">
        {table.counts.rows === 0
          ? words.noRows(table.many)
          : words.total(table.counts.rows, table.one, table.many)}
      </p>
      <Tallies table={table} act={act} />
      <div class="actions">
        <Button appearance="primary" onPress={() => act({ do: 'preview', kind: table.kind })}>
          {words.push}
        </Button>
        <Button onPress={() => act({ do: 'download', kind: table.kind })}>{words.downloadAgain}</Button>
      </div>
    </>
  );
}

function Tallies({ table, act }: { readonly table: TableView; readonly act: Act }) {
  const words = text.home;
  const { counts } = table;
  const listed = (['fix', 'added', 'edited'] as const).filter((name) => counts[name] > 0);
  if (listed.length === 0 && counts.deleted === 0) {
    return counts.rows === 0 ? null : <p>{words.nothingChanged}</p>;
  }
  return (
    <div class="tallies">
      {listed.map((name) => (
        <Tally key={name} name={words[name]} count={counts[name]} mark={name}>
          <RowList rows={table[name]} count={counts[name]} act={act} />
        </Tally>
      ))}
      <Tally name={words.unchanged} count={counts.unchanged} mark="plain" />
      {counts.deleted > 0 && (
        <Tally name={words.deleted} count={counts.deleted} mark="plain">
          <p class="quiet">{words.deletedNote}</p>
        </Tally>
      )}
      {counts.copied > 0 && <p class="quiet tallies-note">{words.copied(counts.copied)}</p>}
    </div>
  );
}
