/** @jest-environment jsdom */
import type { ToldView, UntoldPerson } from '../../../src/app/view';
import { replace } from '../../runner/replace';
import { drawPane, isLoaded, type as typeInto, untilShown, words } from '../fake-app';
import { hebrewName, inSandbox } from '../sample-views';

const person = (label: string, some: Partial<UntoldPerson> = {}): UntoldPerson => ({
  id: `id of ${label}`,
  label,
  phone: '',
  email: '',
  message: 'New: Sat 5 Dec 6:00–14:00',
  ...some,
});

const ingrid = person('Ingrid Solberg', {
  phone: '+47 22 01 02 03',
  email: 'isolberg@harbourlight.example',
  message: 'Thu 3 Dec: 9:00–17:00 instead of 12:00–20:00\nNo longer: Sun 6 Dec 6:00–14:00',
});

const told: ToldView = {
  isBegun: true,
  isCopy: false,
  people: [ingrid, person(hebrewName, { message: 'جديد: السبت 5 ديسمبر 6:00–14:00' })],
  lastTold: 0,
  isOutdated: false,
  calendar: { people: [ingrid, person(hebrewName)], timeZone: '' },
};

async function draw(part: Partial<ToldView> = {}) {
  const pane = drawPane({ ...inSandbox, screen: { kind: 'told', told: { ...told, ...part } } });
  await untilShown(() => isLoaded(pane.root));
  return pane;
}

/** What was copied. */
function clipboard(): string[] {
  const copied: string[] = [];
  const writeText = (text: string) => Promise.resolve(void copied.push(text));
  replace(navigator, 'clipboard', { value: { writeText } });
  return copied;
}

const itemsOf = (root: Element) =>
  [...root.querySelectorAll('ul[aria-label="People who do not know yet"] > li')].map((item) =>
    [...item.children].map(words).join(' | '),
  );

test('each person is listed with telephone number, e-mail address and what is new, in the direction of its script', async () => {
  const { root } = await draw();
  expect(itemsOf(root)).toEqual([
    'Ingrid Solberg +47 22 01 02 03 isolberg@harbourlight.example | Thu 3 Dec: 9:00–17:00 instead of 12:00–20:00 | No longer: Sun 6 Dec 6:00–14:00 | CopyToldCalendar file',
    `${hebrewName} | جديد: السبت 5 ديسمبر 6:00–14:00 | CopyToldCalendar file`,
  ]);
  expect([...root.querySelectorAll('li bdi')].map(words)).toContain(hebrewName);
  expect([...root.querySelectorAll('.row-note')].map((line) => line.getAttribute('dir'))).toEqual([
    'auto',
    'auto',
    'auto',
  ]);
});

test('“Copy” copies the message alone, “Copy all” has each person’s name above it, and neither tells anybody', async () => {
  const copied = clipboard();
  const pane = await draw();
  pane.press('Copy the message to Ingrid Solberg');
  await untilShown(() => itemsOf(pane.root)[0]?.endsWith('Copied.') === true);
  expect(itemsOf(pane.root)[1]).not.toContain('Copied.');
  pane.press('Copy all');
  await untilShown(() => copied.length === 2);
  expect(copied).toEqual([
    ingrid.message,
    `Ingrid Solberg\n${ingrid.message}\n\n${hebrewName}\nجديد: السبت 5 ديسمبر 6:00–14:00`,
  ]);
  expect(pane.intents).toEqual([]);
});

test('if Excel refuses the clipboard, the text is shown and marked', async () => {
  replace(navigator, 'clipboard', { value: undefined });
  replace(document, 'execCommand', { value: () => false });
  const pane = await draw();
  pane.press('Copy the message to Ingrid Solberg');
  const field = () => pane.root.querySelector('textarea');
  await untilShown(() => field() !== null);
  expect(field()?.value).toBe(ingrid.message);
  expect([field()?.selectionStart, field()?.selectionEnd]).toEqual([0, ingrid.message.length]);
  expect(document.activeElement).toBe(field());
});

test('one person or all were told, and the last “Told” is taken back', async () => {
  const pane = await draw({ lastTold: 2 });
  expect(words(pane.root)).toContain('You said last that 2 people were told.');
  pane.press('Ingrid Solberg was told');
  pane.press('All told');
  pane.press('Take back');
  pane.press('Back');
  expect(pane.intents).toEqual([
    { do: 'tell', person: 'id of Ingrid Solberg' },
    { do: 'tell' },
    { do: 'take-back-told' },
    { do: 'close-told' },
  ]);
});

test('of 300 people the first are shown, a name is found, and “Copy all” copies all', async () => {
  const copied = clipboard();
  const people = Array.from({ length: 300 }, (_, at) => person(`Person ${String(at).padStart(3, '0')}`));
  const pane = await draw({ people });
  expect(itemsOf(pane.root)).toHaveLength(20);
  const field = pane.root.querySelector<HTMLInputElement>('input[type="search"]');
  if (!field) throw new Error('no field to find a person');
  typeInto(field, '299');
  expect(itemsOf(pane.root)).toEqual([expect.stringContaining('Person 299')]);
  pane.press('Copy all');
  await untilShown(() => copied.length === 1);
  expect(copied[0]?.split('\n\n')).toEqual(people.map(({ label, message }) => `${label}\n${message}`));
});

test('at the first use and in a copy, the user says what people know', async () => {
  const first = await draw({ isBegun: false, people: [] });
  expect(words(first.root)).toContain('It can’t know what you have told them before now.');
  first.press('Everybody knows this plan');
  first.press('Nobody knows it yet');
  expect(first.intents).toEqual([
    { do: 'begin-told', everybody: true },
    { do: 'begin-told', everybody: false },
  ]);
  const copy = await draw({ isBegun: false, isCopy: true, people: [] });
  expect(words(copy.root)).toContain('This workbook is a copy');
});

test('a list that the plan has outrun says so, and is made again', async () => {
  const pane = await draw({ isOutdated: true });
  expect(words(pane.root)).toContain('The plan has changed since this list was made.');
  pane.press('Make the list again');
  expect(pane.intents).toEqual([{ do: 'open-told' }]);
});

test('Home says how many people do not know yet, or that the workbook is a copy, and nothing if everybody knows', () => {
  const home = { ...inSandbox, screen: { kind: 'home' } as const };
  const pane = drawPane({ ...home, told: { untold: 7, isCopy: false } });
  expect(words(pane.root)).toContain('7 people do not know yet what is new in the plan.');
  pane.press('New for you…');
  expect(pane.intents).toEqual([{ do: 'open-told' }]);
  expect(words(drawPane({ ...home, told: { untold: 0, isCopy: true } }).root)).toContain(
    'only its original knows who was told',
  );
  for (const view of [home, { ...home, told: { untold: 0, isCopy: false } }])
    expect(words(drawPane(view).root)).not.toContain('New for you');
});

describe('the calendar file', () => {
  const file = { id: 1, person: 'Ingrid/Solberg', text: 'BEGIN:VCALENDAR\r\n', shifts: 2, cancelled: 1 };
  const { people } = told.calendar;
  const zoneOf = (root: Element) => root.querySelector<HTMLSelectElement>('#calendar-zone');

  /** The names of the files that were saved. */
  function savedFiles(): string[] {
    const saved: string[] = [];
    replace(navigator, 'userAgent', { value: 'Mozilla/5.0 AppleWebKit/537.36 Chrome/140.0 Safari/537.36' });
    replace(URL, 'createObjectURL', { value: () => 'blob:x' });
    replace(URL, 'revokeObjectURL', { value: () => undefined });
    replace(HTMLAnchorElement.prototype, 'click', {
      value(this: HTMLAnchorElement) {
        saved.push(this.download);
      },
    });
    return saved;
  }

  test('the pane’s own time zone is offered first, and a button beside a person leads to its choice', async () => {
    const pane = await draw();
    expect(zoneOf(pane.root)?.value).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect([...(zoneOf(pane.root)?.options ?? [])].map(({ value }) => value)).toContain(
      'Australia/Lord_Howe',
    );
    pane.press('Calendar file of Ingrid Solberg');
    await untilShown(() => words(pane.root).includes('Save the calendar file'));
    expect(document.activeElement).toBe(zoneOf(pane.root));
    pane.press('Save the calendar file');
    expect(pane.intents).toEqual([
      { do: 'make-calendar-file', person: ingrid.id, timeZone: zoneOf(pane.root)?.value },
    ]);
  });

  test('once the zone is chosen, the button beside a person makes the file', async () => {
    const pane = await draw({ calendar: { people, timeZone: 'Asia/Kolkata' } });
    expect(zoneOf(pane.root)?.value).toBe('Asia/Kolkata');
    pane.press('Calendar file of Ingrid Solberg');
    expect(pane.intents).toEqual([{ do: 'make-calendar-file', person: ingrid.id, timeZone: 'Asia/Kolkata' }]);
  });

  test('a file that was made is saved once, and again at a click', async () => {
    const saved = savedFiles();
    const pane = await draw({ calendar: { people, timeZone: 'UTC', file } });
    await untilShown(() => words(pane.root).includes('Saved as'));
    expect(words(pane.root)).toMatch(
      /Saved as Ingrid Solberg \d{4}-\d\d-\d\d\.ics: 2 shifts, 1 no longer the person’s\./,
    );
    expect(saved).toHaveLength(1);
    pane.press('Save once more');
    expect(saved).toHaveLength(2);
  });

  test('a web view that saves no files copies it', async () => {
    const [saved, copied] = [savedFiles(), clipboard()];
    replace(navigator, 'userAgent', {
      value: 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko)',
    });
    const pane = await draw({ calendar: { people, timeZone: 'UTC', file } });
    expect(words(pane.root)).toContain('This Excel can’t save files from the pane.');
    pane.press('Copy the calendar file');
    await untilShown(() => words(pane.root).includes('Copied.'));
    expect([saved, copied]).toEqual([[], [file.text]]);
  });

  test('if nobody has shifts to come, there is nothing to choose', async () => {
    const { root } = await draw({ people: [], calendar: { people: [], timeZone: '' } });
    expect(words(root)).toContain('Nobody has shifts to come.');
    expect(zoneOf(root)).toBeNull();
  });
});
