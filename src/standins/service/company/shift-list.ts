import type { Company } from '../records/company';

/** The schedule that people work by; the others are recurring, worked or templates. */
const CURRENT = 1;

/**
 * The stored shifts of the current schedule as text with tabs, one a line, as a company would export them. '' if there are none.
 */
export function shiftList({ timeBlocks, users, categoryItems }: Company): string {
  const blocks = timeBlocks.all().filter(({ scheduleId }) => scheduleId === CURRENT);
  if (blocks.length === 0) return '';
  const nameOf = (id: number | undefined) => (id === undefined ? '' : (categoryItems.get(id)?.name ?? ''));
  const lines = blocks.map((block) => [
    String(block.timeBlockId),
    String(block.externalId ?? ''),
    block.userId === 0 ? 'Open shift' : (users.get(block.userId)?.userName ?? ''),
    block.startDateTime ?? '',
    block.endDateTime ?? '',
    nameOf(block.departmentId),
    nameOf(block.areaId),
    nameOf(block.taskId),
    nameOf(block.timeOfDayId),
    block.notes,
  ]);
  return [HEADERS, ...lines].map((line) => line.join('\t')).join('\n');
}

const HEADERS = [
  'TimeBlockID',
  'ExternalID',
  'Person',
  'StartDateTime',
  'EndDateTime',
  'Department',
  'Area',
  'Task',
  'TimeOfDay',
  'Notes',
];
