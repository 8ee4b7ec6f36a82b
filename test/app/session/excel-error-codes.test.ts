/**
 * Each error code that Office.js documents, at the first batch, in the middle and at the last batch of a download and of a push:
 * what the pane says is true of the code, and nothing is lost or stored twice.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { storedBlocks } from '../world/service';
import { addRow, SHIFT } from '../world/typing';
import { withEverything, type World } from '../world/world';

const GONE = /no longer (?:there|in this workbook)/;
const NO_ROOM = /where the table needs room/;
const TOO_MUCH = /more than Excel can take or give at once/;
const UNABLE = /This Excel can’t do what Shiftsheet needs here/;
const BEHIND = /Another workbook is in front/;
/** The pane knows no more of the code, and shows it for people who are asked for help. */
const BY_CODE = 'by code';

const SENTENCES: Readonly<Record<string, RegExp | typeof BY_CODE>> = {
  AccessDenied: /sheet is protected|does not let add-ins work in this workbook yet/,
  ApiNotFound: /too old/,
  Conflict: /Somebody else has changed the same/,
  DirtySupportingFormula: BY_CODE,
  EmptyChartSeries: BY_CODE,
  FilteredRangeConflict: /A filter is in the way/,
  FormulaLengthExceedsLimit: BY_CODE,
  GeneralException: BY_CODE,
  InactiveWorkbook: BEHIND,
  InsertDeleteConflict: NO_ROOM,
  InvalidArgument: BY_CODE,
  InvalidBinding: BY_CODE,
  InvalidOperation: /Perhaps a cell is being edited/,
  InvalidOperationInCellEditMode: /A cell is being edited/,
  InvalidReference: GONE,
  InvalidSelection: BEHIND,
  ItemAlreadyExists: BY_CODE,
  ItemNotFound: GONE,
  MergedRangeConflict: NO_ROOM,
  NonBlankCellOffSheet: /would be pushed off it/,
  NotImplemented: UNABLE,
  OpenWorkbookLinksBlocked: BY_CODE,
  OperationCellsExceedLimit: /memory/,
  PivotTableRangeConflict: NO_ROOM,
  PowerQueryRefreshResourceChallenge: BY_CODE,
  RangeExceedsLimit: TOO_MUCH,
  RangeImageExceedsLimit: BY_CODE,
  RefreshWorkbookLinksBlocked: BY_CODE,
  RequestAborted: /too much to do/,
  ResponsePayloadSizeLimitExceeded: TOO_MUCH,
  UnsupportedFeature: UNABLE,
  UnsupportedFillType: UNABLE,
  UnsupportedOperation: UNABLE,
  UnsupportedSheet: /chart sheet/,
};

/** Advice and causes that are true of no error of Excel. */
const NEVER_TRUE = /close the pane|the service|unexpected|undefined/i;

let world: World;
/** How often the pane has said something of the error. */
let told = 0;

const said = () => {
  const { title = '', detail = '' } = world.view().notice ?? {};
  return `${title} ${detail} ${world.view().result?.stopped ?? ''}`.trim();
};

async function open(): Promise<void> {
  world = await withEverything();
  await world.app.do({ do: 'download', kind: 'time-blocks' });
}

const download = () => world.app.do({ do: 'download', kind: 'users' });
const push = () => world.app.do({ do: 'push', kind: 'time-blocks' });

async function batchesOf(work: () => Promise<void>): Promise<readonly number[]> {
  let batches = 0;
  const stop = world.workbook.host.faults.beforeEachBatch(() => void (batches += 1));
  await work();
  stop();
  return [1, Math.ceil(batches / 2), batches];
}

/** Does the work while one of its batches fails, and compares what the pane says if it says anything of it. */
async function failing(code: string, nth: number, work: () => Promise<void>): Promise<void> {
  world.workbook.host.faults.failBatch(code, { nth });
  await work();
  const sentence = SENTENCES[code];
  expect(said()).not.toMatch(NEVER_TRUE);
  if (!['error', 'warning'].includes(world.view().notice?.tone ?? '')) return;
  expect(said()).toMatch(sentence === BY_CODE ? `(${code})` : (sentence ?? ''));
  told += 1;
}

test('the table has every error code that Office.js documents for Excel', () => {
  const typings = path.resolve(import.meta.dirname, '../../../node_modules/@types/office-js/index.d.ts');
  const enums = readFileSync(typings, 'utf8').match(/enum ErrorCodes \{[^}]*\}/g) ?? [];
  const ofExcel = enums.find((each) => each.includes('filteredRangeConflict')) ?? '';
  const codes = [...ofExcel.matchAll(/= "(\w+)"/g)].map(([, code]) => code);
  expect(codes.sort()).toEqual(Object.keys(SENTENCES).sort());
});

describe('each code', () => {
  afterEach(() => world.close());

  test.each(Object.keys(SENTENCES))(
    '%s: the pane says what is true, and nothing is lost or stored twice',
    async (code) => {
      told = 0;
      await open();
      for (const nth of await batchesOf(download)) {
        await failing(code, nth, download);
        await download();
        expect(world.view().notice).toMatchObject({ tone: 'success' });
        expect(world.users()).toHaveLength(48);
      }
      addRow(world, 'Time Blocks', SHIFT);
      const positions = await batchesOf(push);
      for (const [at, nth] of positions.entries()) {
        addRow(world, 'Time Blocks', { ...SHIFT, Date: `2026-12-0${at + 1}` });
        await failing(code, nth, push);
        await push();
        expect((await storedBlocks(world)).map(({ startDateTime }) => startDateTime)).toHaveLength(at + 2);
      }
      expect(told).toBeGreaterThan(0);
    },
  );
});
