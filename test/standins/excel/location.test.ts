import { openWorkbook, type OpenOptions } from '../../office/open-workbook';

const [WAS, NOW] = ['C:\\Plans\\Week 47.xlsx', 'C:\\Plans\\Copy of Week 47.xlsx'];

const open = (options: OpenOptions = {}) => openWorkbook({ url: WAS, ...options });

/** What `getFilePropertiesAsync` finds; undefined if it fails. */
const liveUrl = () =>
  new Promise<string | undefined>((resolve) => {
    Office.context.document.getFilePropertiesAsync(({ status, value }) => {
      resolve(status === Office.AsyncResultStatus.Succeeded ? value.url : undefined);
    });
  });

test('the place of the file is live, in both of its properties', async () => {
  const { saveAs } = open();
  expect([Office.context.document.url, await liveUrl()]).toEqual([WAS, WAS]);
  saveAs(NOW);
  expect([Office.context.document.url, await liveUrl()]).toEqual([NOW, NOW]);
});

test('freezesLocation: the url of the document stays what it was until the pane is opened again', async () => {
  const { saveAs, reopenPane } = open({ hardness: { freezesLocation: true } });
  saveAs(NOW);
  expect([Office.context.document.url, await liveUrl()]).toEqual([WAS, NOW]);
  reopenPane();
  expect(Office.context.document.url).toBe(NOW);
});

test.each([
  [false, ''],
  [true, undefined],
])('hidesUnsavedLocation %s: the place of a file that was never saved is %j', async (hides, place) => {
  const { saveAs } = open({ url: '', hardness: { hidesUnsavedLocation: hides } });
  expect(await liveUrl()).toBe(place);
  saveAs(NOW);
  expect(await liveUrl()).toBe(NOW);
});

test('the place can fail on request, as it does on the web', async () => {
  const { host } = open();
  host.faults.locationFails = true;
  expect(await liveUrl()).toBeUndefined();
  host.faults.locationFails = false;
  expect(await liveUrl()).toBe(WAS);
});

test('saving in another place saves the file; a kept file opens where it was', async () => {
  const { host, person, keep, saveAs } = open();
  const openKept = keep();
  person.type('A1', 'typed');
  saveAs(NOW);
  expect(host.book).toMatchObject({ isDirty: false, saves: 1 });
  openKept();
  expect(await liveUrl()).toBe(WAS);
});
