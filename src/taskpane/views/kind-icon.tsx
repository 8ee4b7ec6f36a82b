import { Drawing } from './icon';

/** A picture for each kind of record, drawn for this pane. Its sheet's name is always beside it. */
const PATHS: Readonly<Record<string, string>> = {
  // a person
  users: 'M8 8a2.75 2.75 0 1 0 0-5.5A2.75 2.75 0 0 0 8 8zM2.8 13.5c.5-2.4 2.6-3.7 5.2-3.7s4.7 1.3 5.2 3.7',
  // a label
  categories: 'M2.5 2.5h5l6 6-5 5-6-6zM5.3 5.3h.01',
  // a house
  departments: 'M3.5 13.5v-11h6v11M9.5 6.5h3v7M2 13.5h12M5.5 5.2h2M5.5 7.8h2M5.5 10.4h2',
  // a list with ticks
  tasks: 'M2.5 4.5l1.3 1.3L6 3.5M2.5 10.5l1.3 1.3L6 9.5M8.5 5h5M8.5 11h5',
  // a pin on a map
  areas:
    'M8 14s4.5-4.2 4.5-7.5a4.5 4.5 0 0 0-9 0C3.5 9.8 8 14 8 14zM8 8a1.5 1.5 0 1 0 0-3a1.5 1.5 0 0 0 0 3z',
  // a clock
  'times-of-day': 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2zM8 4.8V8l2.2 1.6',
  // a purse
  'time-off-accounts': 'M2.5 4.5h10v8.5h-10zM2.5 4.5l7-2.2v2.2M10 8h3.5v2.5H10z',
  // a box
  'other-items': 'M2.5 5l5.5-2.5L13.5 5v6L8 13.5 2.5 11zM2.5 5L8 7.5 13.5 5M8 7.5v6',
  // a medal
  qualifications: 'M8 9.5a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7zM6 9l-1 5 3-1.6L11 14l-1-5',
  // the sun
  'time-off':
    'M8 10.8a2.8 2.8 0 1 0 0-5.6a2.8 2.8 0 0 0 0 5.6zM8 1.5v1.3M8 13.2v1.3M1.5 8h1.3M13.2 8h1.3M3.4 3.4l.9.9M11.7 11.7l.9.9M3.4 12.6l.9-.9M11.7 4.3l.9-.9',
  // a calendar
  'time-blocks': 'M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v3M10.5 2v3M5.5 9h2M9 9h2M5.5 11.3h2',
  // two arrows in a circle
  'recurring-blocks': 'M3 7a5 5 0 0 1 9-2.5M12.5 2v3h-3M13 9a5 5 0 0 1-9 2.5M3.5 14v-3h3',
  // a clipboard
  timesheet: 'M4 3.5h8v10H4zM6 2.5h4v2H6zM6 7.5h4M6 10h4',
};

/** Schedule templates are recurring shifts. */
export function KindIcon({ kind }: { readonly kind: string }) {
  return <Drawing path={PATHS[kind] ?? PATHS['recurring-blocks'] ?? ''} />;
}
