import * as z from 'zod/mini';
import type { Memory } from '../ports';
import { readMemory } from './remembered';

const texts = z.optional(z.array(z.string()));

const madeSchema = z.object({
  /** Names the report's worksheet, whatever the user calls it. */
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
    weekStart: z.optional(z.number()),
    staffCopy: z.optional(z.boolean()),
    paper: z.enum(['a4', 'letter']),
    /** How it prints where one page is too narrow; reports of older versions have none. */
    wide: z.optional(z.enum(['weeks', 'pages', 'large'])),
  }),
});

const reportsSchema = z.array(madeSchema);

/** A report that was made in this workbook, with all that is needed to make it again. */
export type MadeReport = z.infer<typeof madeSchema>;

/** What the user chose for a report; what is left out narrows nothing (core/reports/options.ts). */
export type ReportChoice = MadeReport['choice'];

const NAME = 'reports';

/** The newest first. */
export async function readReports(memory: Memory): Promise<readonly MadeReport[]> {
  return (await readMemory(memory, NAME, reportsSchema)) ?? [];
}

export async function writeReports(memory: Memory, reports: readonly MadeReport[]): Promise<void> {
  await memory.write(NAME, JSON.stringify(reports));
}
