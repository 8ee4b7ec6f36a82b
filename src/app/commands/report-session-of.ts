import type { ReportSession } from '../reports/report-session';
import type { CommandContext } from './context';

export async function reportSessionOf({ ports, known, store }: CommandContext): Promise<ReportSession> {
  const { ReportSession } = await import(/* webpackChunkName: "reports" */ '../reports/report-session');
  return new ReportSession(ports, known, store);
}
