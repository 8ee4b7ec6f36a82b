import { homeText } from '../home-messages';
import { timeOffText } from '../time-off-messages';
import { Button } from './button';
import { CopyWeekForm } from './copy-week-form';
import type { HomeProps } from './home-tables';
import { ScreenHeading } from './screen-heading';
import { TableList } from './table-list';
import { WeekStrip } from './week-strip';

/** Everything about shifts: pasting them, time off, the week, and the sheets that have them. */
export function Shifts({ view, act }: HomeProps) {
  const words = homeText.shifts;
  const tables = view.tables.filter(({ shifts }) => shifts);
  const present = tables.filter(({ state }) => state !== 'absent');
  const filled = present.filter(({ counts }) => counts.rows > 0);
  const weekly = filled.find(({ dated }) => dated);
  const unlisted = filled.find(({ listed }) => !listed);
  const kind = (present[0] ?? tables[0])?.kind;
  return (
    <>
      <ScreenHeading>{words.heading}</ScreenHeading>
      {present.length === 0 && <p class="quiet">{words.none}</p>}
      <div class="actions">
        {kind !== undefined && (
          <Button
            appearance={filled.length === 0 ? 'primary' : 'outline'}
            onPress={() => act({ do: 'open-paste', kind })}
          >
            {homeText.acts.pasteShifts}
          </Button>
        )}
        <Button onPress={() => act({ do: 'open-time-off' })}>{timeOffText.open}</Button>
      </div>
      {weekly && (
        <WeekStrip table={weekly} week={view.week} narrowed={view.narrowed.includes(weekly.kind)} act={act} />
      )}
      <CopyWeekForm tables={filled} week={view.week} act={act} />
      {present.length > 0 && <TableList tables={present} act={act} />}
      {unlisted && <p class="quiet">{homeText.table.unlisted(unlisted.many)}</p>}
    </>
  );
}
