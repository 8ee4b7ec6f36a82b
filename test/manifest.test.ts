/** @jest-environment jsdom */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_PORT } from '../src/server/listen';
import { ribbonNames } from '../src/taskpane/ribbon';

const root = path.resolve(import.meta.dirname, '..');
const HERE = `https://localhost:${DEFAULT_PORT}/`;

const manifest = new DOMParser().parseFromString(
  readFileSync(path.join(root, 'manifest.xml'), 'utf8'),
  'text/xml',
);

/** The most characters. Source: the manifest's reference, ShortStrings and LongStrings. */
const SHORT_STRING = 125;
const LONG_STRING = 250;

interface Shortcuts {
  readonly actions: readonly { readonly id: string }[];
  readonly shortcuts: readonly { readonly action: string; readonly key: { readonly default: string } }[];
}

const shortcuts = JSON.parse(readFileSync(path.join(root, 'shortcuts.json'), 'utf8')) as Shortcuts;

const all = (name: string): Element[] => [...manifest.getElementsByTagNameNS('*', name)];
const only = (name: string): Element => {
  const found = all(name);
  if (found.length !== 1 || found[0] === undefined) throw new Error(`${found.length} elements ${name}`);
  return found[0];
};
const value = (element: Element): string => element.getAttribute('DefaultValue') ?? '';
const resources = ['Image', 'Url', 'String']
  .flatMap((name) => all(name))
  .filter((element) => element.hasAttribute('id'));
const uses = [...manifest.getElementsByTagName('*')].filter((element) => element.hasAttribute('resid'));
const resource = (use: Element) =>
  resources.find((element) => element.getAttribute('id') === use.getAttribute('resid'));

/** Width and height are at fixed places of every PNG file. */
function pixels(file: string): [number, number] {
  const bytes = readFileSync(file);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

const iconFile = (url: string): string => path.join(root, url.slice(HERE.length));

describe('the manifest', () => {
  test('is well-formed', () => {
    expect(all('parsererror')).toEqual([]);
  });

  test('describes a task pane add-in for Excel that reads and writes the workbook', () => {
    expect(only('OfficeApp').getAttribute('xsi:type')).toBe('TaskPaneApp');
    expect(only('Permissions').textContent).toBe('ReadWriteDocument');
    expect(all('Host').map((host) => host.getAttribute('Name') ?? host.getAttribute('xsi:type'))).toEqual([
      'Workbook',
      'Workbook',
    ]);
  });

  test('has an id and a version in the forms that Office takes', () => {
    expect(only('Id').textContent).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(only('Version').textContent).toMatch(/^[1-9]\d*(\.\d+){3}$/);
  });

  test('requires ExcelApi 1.13 and nothing that excludes the iPad; only the ribbon needs a shared runtime', () => {
    const setsIn = (requirements: Element | undefined) =>
      [...(requirements?.getElementsByTagNameNS('*', 'Set') ?? [])].map((set) => [
        set.getAttribute('Name'),
        set.getAttribute('MinVersion'),
      ]);
    const [base, ofRibbon] = all('Requirements');
    expect([setsIn(base), setsIn(ofRibbon)]).toEqual([[['ExcelApi', '1.13']], [['SharedRuntime', '1.1']]]);
    expect(ofRibbon?.parentElement?.localName).toBe('VersionOverrides');
  });

  test('says everything in German too, in the lengths that Office allows', () => {
    const strings = all('String').filter((element) => element.hasAttribute('id'));
    expect(strings.length).toBeGreaterThan(15);
    for (const element of strings) {
      const id = element.getAttribute('id');
      const [german] = [...element.getElementsByTagNameNS('*', 'Override')];
      expect([id, german?.getAttribute('Locale')]).toEqual([id, 'de-DE']);
      const words = german?.getAttribute('Value') ?? '';
      expect([id, words]).not.toEqual([id, '']);
      const limit = element.parentElement?.localName === 'ShortStrings' ? SHORT_STRING : LONG_STRING;
      expect([words, value(element)].filter((each) => each.length > limit)).toEqual([]);
      if (id !== 'Group.Label') expect(words).not.toBe(value(element));
    }
    const [described] = [...(all('Description')[0]?.getElementsByTagNameNS('*', 'Override') ?? [])];
    expect(described?.getAttribute('Value')?.length).toBeLessThanOrEqual(LONG_STRING);
  });

  test('has one runtime for the pane and the functions of the ribbon', () => {
    const places = ['Runtime', 'FunctionFile', 'SourceLocation'].map((name) =>
      all(name).at(-1)?.getAttribute('resid'),
    );
    expect(places).toEqual(['Pane.Url', 'Pane.Url', 'Pane.Url']);
  });

  test('names only functions that the pane has, and the pane has no other', () => {
    const named = all('FunctionName').map(({ textContent }) => textContent);
    const ofKeys = shortcuts.actions.map(({ id }) => id);
    expect([...new Set([...named, ...ofKeys])].sort()).toEqual([...ribbonNames].sort());
  });

  test('has a group with the acts that people look for first, and a menu for the rows that are selected', () => {
    const labels = (place: Element | undefined, name: string) =>
      [...(place?.getElementsByTagNameNS('*', name) ?? [])].map((control) => {
        const label = control.getElementsByTagNameNS('*', 'Label')[0];
        return label && value(resource(label) ?? label);
      });
    expect(labels(only('Group'), 'Control')).toEqual([
      'Open',
      'Download',
      'Check',
      'Push',
      'Paste shifts',
      'Reports',
    ]);
    expect(only('OfficeMenu').getAttribute('id')).toBe('ContextMenuCell');
    expect(labels(only('OfficeMenu'), 'Item')).toEqual([
      'Push this row',
      'Revert this row',
      'Refresh this row',
    ]);
  });

  test('has shortcuts of keys that Excel itself does not use, each for an action that is listed', () => {
    expect(only('ExtendedOverrides').getAttribute('Url')).toBe(`${HERE}shortcuts.json`);
    const ids = shortcuts.actions.map(({ id }) => id);
    expect(shortcuts.shortcuts.map(({ action }) => action)).toEqual(ids);
    const keys = shortcuts.shortcuts.map(({ key }) => key.default);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => !/^Ctrl\+Shift\+Alt\+\d$/.test(key))).toEqual([]);
  });

  test('opens the pane from the ribbon and from the list of add-ins', () => {
    const sources = all('SourceLocation').map((source) => value(resource(source) ?? source));
    expect(sources).toEqual([`${HERE}taskpane.html`, `${HERE}taskpane.html`]);
  });

  test('contains only addresses of the local server', () => {
    const urls = [...manifest.getElementsByTagName('*')].map(value).filter((text) => text.includes('://'));
    expect(urls.filter((url) => !url.startsWith(HERE) || url.length > 2048)).toEqual([]);
  });
});

describe('resources', () => {
  test('have unique ids of at most 32 characters, and each is used', () => {
    const ids = resources.map((element) => element.getAttribute('id') ?? '');
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id.length > 32)).toEqual([]);
    expect([...new Set(uses.map((use) => use.getAttribute('resid')))].sort()).toEqual([...ids].sort());
  });

  test('have the type that their place needs', () => {
    const kinds = uses.map((use) => [use.localName, resource(use)?.parentElement?.localName]);
    const allowed: Record<string, string[]> = {
      Image: ['Images'],
      SourceLocation: ['Urls'],
      LearnMoreUrl: ['Urls'],
      Runtime: ['Urls'],
      FunctionFile: ['Urls'],
      Label: ['ShortStrings'],
      Title: ['ShortStrings'],
      Description: ['LongStrings'],
    };
    expect(kinds.filter(([place, kind]) => !allowed[String(place)]?.includes(String(kind)))).toEqual([]);
  });

  test('are not longer than Office shows', () => {
    const limits: [Element[], number][] = [
      [all('DisplayName'), 125],
      [all('Description').filter((element) => !element.hasAttribute('resid')), 250],
      [[...only('ShortStrings').children], 125],
      [[...only('LongStrings').children], 250],
    ];
    for (const [elements, limit] of limits) {
      expect(elements).not.toEqual([]);
      expect(elements.map(value).filter((text) => text === '' || text.length > limit)).toEqual([]);
    }
    expect((only('ProviderName').textContent ?? '').length).toBeLessThanOrEqual(125);
  });

  test('of controls and groups have unique ids of at most 125 characters', () => {
    const ids = ['Group', 'Control', 'Item'].flatMap(all).map((element) => element.getAttribute('id') ?? '');
    expect(ids).toHaveLength(11);
    expect(new Set(ids).size).toBe(11);
    expect(ids.filter((id) => id === '' || id.length > 125)).toEqual([]);
  });
});

describe('icons', () => {
  test('of the add-in exist in the sizes that Office asks for', () => {
    expect(pixels(iconFile(value(only('IconUrl'))))).toEqual([32, 32]);
    expect(pixels(iconFile(value(only('HighResolutionIconUrl'))))).toEqual([64, 64]);
  });

  test('C4: of the ribbon exist in each size that Office shows on screens of any scale', () => {
    for (const icon of all('Icon')) {
      const sizes = [...icon.children].map((image) => Number(image.getAttribute('size')));
      expect(sizes).toEqual([16, 20, 24, 32, 40, 48, 64, 80]);
      const files = [...icon.children].map((image) => iconFile(value(resource(image) ?? image)));
      expect(files.map(pixels)).toEqual(sizes.map((size) => [size, size]));
    }
  });

  test.each([16, 20, 24, 32, 40, 48, 64, 80, 128])('of %i pixels is drawn from the one source', (size) => {
    expect(existsSync(path.join(root, 'assets/icon.svg'))).toBe(true);
    expect(pixels(path.join(root, `assets/icon-${size}.png`))).toEqual([size, size]);
  });
});
