import { homeText } from '../home-messages';
import { undoText } from '../undo-messages';
import { BackupLine, BringBack } from './backup-line';
import { Button } from './button';
import { Fold } from './fold';
import { tablesOf, type HomeProps } from './home-tables';
import { ScreenHeading } from './screen-heading';
import { ServiceCodes } from './service-codes';
import { Settings } from './settings';
import { AbsentTables, TableList } from './table-list';
import { TemplateForm } from './template-form';

/** All tables of the workbook, those that it could have, backups, and the settings. */
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
      {view.undoable && (
        <div class="actions">
          <Button onPress={() => act({ do: 'undo' })}>{undoText.undo}</Button>
        </div>
      )}
      {present.length === 0 ? (
        <BringBack act={act} />
      ) : (
        view.backup && <BackupLine age={view.backup} act={act} />
      )}
      {absent.length > 0 && (
        <Fold name={words.more}>
          <AbsentTables tables={absent} act={act} />
          <TemplateForm act={act} />
        </Fold>
      )}
      {present.length > 0 && <Settings view={view} act={act} />}
      {present.length > 0 && <ServiceCodes codes={view.codes} act={act} />}
    </>
  );
}
