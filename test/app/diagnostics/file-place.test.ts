import { filePlace } from '../../../src/app/diagnostics/diagnostics';

test.each([
  ['', 'none (not saved yet, or not known)'],
  ['C:\\Users\\Maria Garcia\\Roster.xlsx', 'local path'],
  ['/Users/maria/Roster.xlsx', 'local path'],
  ['\\\\server\\maria\\Roster.xlsx', 'network path'],
  ['https://garcia.sharepoint.com/sites/hr/Roster.xlsx', 'SharePoint or OneDrive'],
  ['https://garcia-my.sharepoint.com/personal/maria/Roster.xlsx', 'SharePoint or OneDrive'],
  ['https://d.docs.live.net/1234/Roster.xlsx', 'SharePoint or OneDrive'],
  ['https://sharepoint.com.garcia.example/Roster.xlsx', 'web address'],
  ['https://files.garcia.example/Roster.xlsx', 'web address'],
  ['https://', 'web address'],
])('of the place %s only its kind is given: %s', (location, kind) => {
  expect(filePlace(location)).toBe(kind);
});
