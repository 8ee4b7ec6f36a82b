import { setSilenceLimit } from '../../../src/excel/calls/silence';
import { FileLocation, fileLocationOf } from '../../../src/excel/host/file-location';
import { openWorkbook } from '../../office/open-workbook';
import { silenceLocation } from '../../office/silent-location';
import { wait } from '../../runner/until';

const [WAS, NOW] = ['C:\\Plans\\Week 47.xlsx', 'C:\\Plans\\Copy of Week 47.xlsx'];
const MINUTE_MS = 60_000;

let restore: () => void;
beforeEach(() => (restore = setSilenceLimit(20)));
afterEach(() => restore());

test.each([
  ['', ''],
  ['C:\\Plans\\Week 47.xlsx', 'C:\\Plans\\Week 47.xlsx'],
  ['https://d.docs.example/a/Week%2047.xlsx?web=1#x', 'https://d.docs.example/a/Week 47.xlsx'],
  ['https://d.docs.example/a/100%25%.xlsx', 'https://d.docs.example/a/100%25%.xlsx'],
  [
    'https://x.sharepoint.example/_layouts/15/Doc.aspx?sourcedoc=%7BA-1%7D&file=W.xlsx&action=default',
    'https://x.sharepoint.example/_layouts/15/Doc.aspx?sourcedoc={A-1}',
  ],
  ['https://', 'https://'],
])('%j is at %j', (url, place) => {
  expect(fileLocationOf(url)).toBe(place);
});

test('A1: after a question without an answer Excel is asked again after a minute, or if the caller must ask', async () => {
  openWorkbook({ url: WAS });
  let time = 0;
  const location = new FileLocation(() => time);
  expect(await location.now()).toBe(WAS);
  const silence = silenceLocation();
  expect([await location.now(), await location.now(), await location.now()]).toEqual([WAS, WAS, WAS]);
  expect(silence.asked()).toBe(1);
  expect(await location.now(true)).toBe(WAS);
  expect(silence.asked()).toBe(2);
  time += MINUTE_MS;
  expect([await location.now(), await location.now()]).toEqual([WAS, WAS]);
  expect(silence.asked()).toBe(3);
});

test('A1: when Excel answers again, each question is asked again, and “Save As” is noticed', async () => {
  const { saveAs } = openWorkbook({ url: WAS });
  const location = new FileLocation(() => 0);
  const silence = silenceLocation();
  await location.now();
  silence.end();
  saveAs(NOW);
  expect(await location.now()).toBe(WAS);
  expect(await location.now(true)).toBe(NOW);
  saveAs(WAS);
  expect(await location.now()).toBe(WAS);
});

test('A1: an answer that comes after the limit ends the silence', async () => {
  const { saveAs } = openWorkbook({ url: WAS });
  const location = new FileLocation(() => 0);
  let answerLate: () => void = () => undefined;
  const { document } = Office.context;
  const asked = document.getFilePropertiesAsync.bind(document);
  document.getFilePropertiesAsync = (callback: never) => (answerLate = () => asked(callback));
  expect(await location.now()).toBe(WAS);
  document.getFilePropertiesAsync = asked;
  saveAs(NOW);
  answerLate();
  await wait(5);
  expect(await location.now()).toBe(NOW);
});
