import { isInOffice, loadAgain, whenInExcel } from '../../../src/taskpane/browser/start-again';

/** A page in Excel whose clock stands until `pass`. What it stores outlives its reloads. */
function aPage(stored: Map<string, string> = new Map(), given: { isInOffice?: boolean } = {}) {
  const told: string[] = [];
  const sleepers: { readonly ms: number; readonly wake: () => void }[] = [];
  let answer: (of: { inExcel: boolean }) => void = () => undefined;
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  };
  const page = {
    isInOffice: true,
    sleep: (ms: number) => new Promise<void>((wake) => sleepers.push({ ms, wake })),
    storage: () => storage,
    reload: () => void told.push('reload'),
    ...given,
  };
  const answered = new Promise<{ inExcel: boolean }>((resolve) => (answer = resolve));
  return {
    page,
    told,
    answered,
    answer: (inExcel: boolean) => answer({ inExcel }),
    /** Starts the page. What it finds is noted like what it does. */
    start: (with_: Partial<typeof page> = {}) =>
      void whenInExcel(answered, { ...page, ...with_ }, () => told.push('silence')).then((inExcel) =>
        told.push(inExcel ? 'in Excel' : 'outside'),
      ),
    pass: async (ms: number) => {
      for (const each of sleepers) if (each.ms <= ms) each.wake();
      await settled();
    },
  };
}

/** Lets every promise that can go on do so. */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

test('E6: a page that Office does not answer within six seconds loads itself again, twice at most, and then asks', async () => {
  const stored = new Map<string, string>();
  const seen = [];
  for (let load = 1; load <= 3; load += 1) {
    const { start, pass, told } = aPage(stored);
    start();
    await pass(5_999);
    expect(told).toEqual([]);
    await pass(6_000);
    seen.push(...told);
  }
  expect(seen).toEqual(['reload', 'reload', 'silence']);
});

test('E6: a page in Office to which Office names no host loads itself again after a pause', async () => {
  const { start, pass, answer, told } = aPage();
  start();
  answer(false);
  await pass(1_999);
  expect(told).toEqual([]);
  await pass(2_000);
  expect(told).toEqual(['reload']);
});

test('E6: only a page with no Office around it is outside Excel', async () => {
  const { start, answer, told } = aPage(new Map(), { isInOffice: false });
  start();
  answer(false);
  await settled();
  expect(told).toEqual(['outside']);
  expect(isInOffice('', false)).toBe(false);
  expect(isInOffice('', true)).toBe(true);
  expect(isInOffice('?_host_Info=Excel$Win32$16.01$en-US', false)).toBe(true);
});

test('E6: an answer that comes after all still starts the pane, and the next silence is counted anew', async () => {
  const stored = new Map([['shiftsheet:reloads', '2']]);
  const { start, pass, answer, told } = aPage(stored);
  start();
  await pass(6_000);
  answer(true);
  await settled();
  expect(told).toEqual(['silence', 'in Excel']);
  expect([...stored]).toEqual([]);
});

test('E6: a person who asks for a new page gets one that may load itself again', () => {
  const stored = new Map([['shiftsheet:reloads', '2']]);
  const { page, told } = aPage(stored);
  loadAgain(page);
  expect([told, [...stored]]).toEqual([['reload'], []]);
});

test('E6: where the browser forbids its storage, the page does not load itself again for ever', async () => {
  const { start, pass, told } = aPage();
  const storage = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  start({ storage });
  await pass(6_000);
  expect(told).toEqual(['silence']);
});
