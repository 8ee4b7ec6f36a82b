import * as z from 'zod/mini';
import type { Memory } from '../ports/memory';
import { readMemory } from './remembered';

const texts = z.optional(z.array(z.string()));

const madeSchema = z.object({
  /** Identifies the report's worksheet, whatever the user calls it. */
  key: z.string(),
  /** Which report it is (core/reports). */
  id: z.string(),
  title: z.string(),
  /** `2026-11-21T14:05` */
  at: z.string(),
  choice: z.object({
    period: z.object({ from: z.string(), to: z.string() }),
    people: texts,
    departments: texts,
    accounts: texts,
    person: z.optional(z.string()),
    staffCopy: z.optional(z.boolean()),
    departmentsApart: z.optional(z.boolean()),
    /** Whether a report marks what has changed since it was given out; absent means yes. */
    marksChanges: z.optional(z.boolean()),
    paper: z.enum(['a4', 'letter']),
    /** How the report prints if one page is too narrow. Reports of older versions don't have it. */
    wide: z.optional(z.enum(['weeks', 'pages', 'large'])),
  }),
});

const reportsSchema = z.array(madeSchema);

/** A report that was made in this workbook, with everything that is needed to make it again. */
export type MadeReport = z.infer<typeof madeSchema>;

/** The user's choices for a report. An absent choice narrows nothing (core/reports/options.ts). */
export type ReportChoice = MadeReport['choice'];

const NAME = 'reports';

/** The newest is first. */
export async function readReports(memory: Memory): Promise<readonly MadeReport[]> {
  return (await readMemory(memory, NAME, reportsSchema)) ?? [];
}

export async function writeReports(memory: Memory, reports: readonly MadeReport[]): Promise<void> {
  await memory.write(NAME, JSON.stringify(reports));
}
