import { fileLocationOf } from '../../src/excel/file-location';

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
