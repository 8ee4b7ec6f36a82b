import { homeText } from '../home-messages';
import { timeOffText } from '../time-off-messages';
import { Button } from './button';
import { CopyWeekForm } from './copy-week-form';
import { tablesOf, type HomeProps } from './home-tables';
import { ScreenHeading } from './screen-heading';
import { TableCard } from './table-card';
import { AbsentTables } from './table-list';
import { TemplateForm } from './template-form';
import { WeekStrip } from './week-strip';

/** Everything about shifts: the tables that have them, those that could be made, and templates. */
export function Shifts({ view, act }: HomeProps) {
  const words = homeText.shifts;
  const { present, absent } = tablesOf(view);
  const tables = present.filter(({ shifts }) => shifts);
  const weekly = tables.find(({ dated, counts }) => dated && counts.rows > 0);
  const others = absent.filter(({ shifts }) => shifts);
  return (
    <>
      <ScreenHeading>{words.heading}</ScreenHeading>
      {tables.length === 0 && <p class="quiet">{words.none}</p>}
      {tables.map((table) => (
        <TableCard key={table.kind} table={table} view={view} act={act} />
      ))}
      <div class="actions">
        <Button small onPress={() => act({ do: 'open-time-off' })}>
          {timeOffText.open}
        </Button>
      </div>
      {weekly && <WeekStrip table={weekly} week={view.week} act={act} />}
      {tables.some(({ counts }) => counts.rows > 0) && <p class="quiet">{words.copyMeaning}</p>}
      {others.length > 0 && (
        <section aria-label={homeText.absent}>
          <p class="overline">{homeText.absent}</p>
          <AbsentTables tables={others} act={act} />
        </section>
      )}
      <CopyWeekForm tables={tables.filter(({ counts }) => counts.rows > 0)} week={view.week} act={act} />
      <TemplateForm act={act} />
    </>
  );
}
