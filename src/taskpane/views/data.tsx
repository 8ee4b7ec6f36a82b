import { homeText } from '../home-messages';
import { AfterPushes } from './after-pushes';
import { BackupLine } from './backup-line';
import { Button } from './button';
import { tablesOf, type HomeProps } from './home-tables';
import { ScreenHeading } from './screen-heading';
import { AbsentTables, TableList } from './table-list';

/** All tables of the workbook, those that it could have, and what concerns every push. */
export function Data({ view, act }: HomeProps) {
  const words = homeText.data;
  const { present, absent } = tablesOf(view);
  return (
    <>
      <ScreenHeading>{words.heading}</ScreenHeading>
      {present.length > 0 && (
        <section aria-label={words.tables}>
          <p class="overline">{words.tables}</p>
          <TableList tables={present} act={act} />
        </section>
      )}
      <div class="actions">
        <Button onPress={() => act({ do: 'download' })}>{homeText.status.downloadEverything}</Button>
        {present.length > 0 && <span class="quiet beside">{words.downloadMeaning}</span>}
      </div>
      {absent.length > 0 && (
        <section aria-label={homeText.absent}>
          <p class="overline">{homeText.absent}</p>
          <AbsentTables tables={absent} act={act} />
        </section>
      )}
      {view.backup && <BackupLine age={view.backup} act={act} />}
      {present.length > 0 && (
        <section aria-label={words.settings}>
          <p class="overline">{words.settings}</p>
          <AfterPushes view={view} act={act} />
        </section>
      )}
    </>
  );
}
