import type { Report, ReportSection } from '../../../src/core/reports/report';

/** The table of a report that has this title. */
export function tableOf({ sections }: Report, title: string): ReportSection | undefined {
  return sections.find((section) => section.title === title);
}
