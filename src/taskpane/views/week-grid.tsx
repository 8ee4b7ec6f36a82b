import type { BookingGrid, GridCell } from '../../core/bookings/grid';
import { digits } from '../messages';
import { pushText } from '../push-messages';

type Line = BookingGrid['lines'][number];

/** Hours by person and day. It scrolls inside its own box, so that the pane never scrolls sideways. */
export function WeekGrid({ grid }: { readonly grid: BookingGrid }) {
  const words = pushText.preview.grid;
  const { days, lines, others, moreDays } = grid;
  return (
    <>
      {/* A box that scrolls must be reachable with the keyboard. */}
      <div class="week-grid" role="region" aria-label={words.label} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.person}</th>
              {days.map((day) => (
                <th scope="col" key={day}>
                  {day}
                </th>
              ))}
              <th scope="col">{words.total}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <GridLine key={line.label} line={line} name={line.label} />
            ))}
            {others && <GridLine line={others} name={words.others(others.people)} />}
          </tbody>
        </table>
      </div>
      {moreDays > 0 && <p class="quiet">{words.moreDays(moreDays)}</p>}
    </>
  );
}

function GridLine({ line, name }: { readonly line: Line; readonly name: string }) {
  return (
    <tr>
      <th scope="row" dir="auto">
        {name}
      </th>
      {line.cells.map((cell, at) => (
        <td key={at}>{cell && cellText(cell)}</td>
      ))}
      <td class="total">{digits(line.hours)}</td>
    </tr>
  );
}

function cellText({ hours, isTimeOff }: GridCell): string {
  const { timeOff } = pushText.preview.grid;
  if (!isTimeOff) return digits(hours);
  return hours === 0 ? timeOff : `${digits(hours)} + ${timeOff}`;
}
