import { WorkbookProblem } from '../failures';
import type { WorkbookState, JobContext } from '../job-context';
import { jobMessages } from '../job-messages';
import { keepsMemory } from '../memory/file-formats';
import type { Ports } from '../ports/ports';
import type { Service } from '../ports/service';
import { ServiceLists } from '../records';
import type { Store } from '../store';
import { askCompany } from './change-company';
import { askWhichWorkbook } from './moved-workbook';
import { questionMessages } from './question-messages';

interface Deps extends Pick<JobContext, 'lock' | 'dueLog'> {
  readonly ports: Ports;
  readonly store: Store;
  readonly state: WorkbookState;
  /** The service for one job. */
  readonly service: () => Service;
}

/**
 * Gives a job its context. Undefined, with a notice, if there is no connection, if the file can't keep the workbook's memory, or
 * if the user must first answer a question about the workbook.
 */
export async function beginWork(deps: Deps): Promise<JobContext | undefined> {
  const { ports, store, state, lock, dueLog } = deps;
  const { connection } = store.now;
  const refuse = (title: string, detail?: string) => {
    store.notify({ tone: 'error', title, ...(detail !== undefined && { detail }) });
    return undefined;
  };
  if (connection.state !== 'in') return refuse(jobMessages.notConnected);
  const place = await ports.workbook.location();
  if (!keepsMemory(place)) return refuse(questionMessages.saveAsWorkbook(place));
  const copy = await askWhichWorkbook(deps);
  if (copy) return refuse(questionMessages.elsewhere(copy.was, copy.now));
  const company = { service: connection.baseUrl, sp: connection.sp };
  const other = await askCompany(deps, company);
  if (other) return refuse(questionMessages.otherCompany, questionMessages.whichCompany(other.came));
  const service = deps.service();
  return {
    ports,
    service,
    ...state,
    records: new ServiceLists(
      service,
      state,
      ports.clock,
      () => store.signal,
      (sentence) => store.progress(sentence),
    ),
    lock,
    dueLog,
    company,
    async checkPlace() {
      await ports.workbook.location({ mustAsk: true });
      const moved = await askWhichWorkbook(deps);
      if (moved) throw new WorkbookProblem(questionMessages.elsewhere(moved.was, moved.now));
    },
    confirmNobodyElse() {
      if (store.now.nobodyElse === 'said') return;
      store.set({ nobodyElse: 'asked' });
      throw new WorkbookProblem(questionMessages.nobodyElse);
    },
    warn: (sentence) => store.warn(sentence),
    signal: store.signal,
    stopping: () => store.stopping,
    progress: (sentence, fraction) => store.progress(sentence, fraction),
    step: (sentence, fraction, isTimed) => store.step(sentence, fraction, isTimed),
  };
}
