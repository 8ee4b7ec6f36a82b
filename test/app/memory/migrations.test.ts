/** The memory of an older release is read in today's form at once, and written in it by the first job that has the lock. */
import { readBaseline } from '../../../src/app/memory/baseline-file';
import { SCHEMA_VERSION } from '../../../src/app/memory/memory-form';
import { fieldIds, migrated, migrations } from '../../../src/app/memory/migrations/migrate';
import { StagedMemory } from '../../../src/app/memory/staged-memory';
import { VersionedMemory } from '../../../src/app/memory/versioned-memory';
import type { PartStore } from '../../../src/app/ports/memory';
import type { Ports } from '../../../src/app/ports/ports';
import { StateLoader } from '../../../src/app/state-loader';
import { Store } from '../../../src/app/store';

const first = new Map(
  Object.entries({
    settings: { format: 1, workbookId: 'w', service: 'https://service.example', sp: '1' },
    'baseline-time-blocks': {
      fields: ['Person', 'End Date', 'Time of Day', 'Nickname', 'Status (service)'],
      unknownFields: ['Nickname', 'Status'],
      rows: [
        ['r1', '7', ['Ana', 46349, null, 'So', 'ok'], { 'End Date': 46350 }, false, { 'Time of Day': '3' }],
        ['r2', '8', ['Bo', '', 'Late', null, null], null, true, {}, { 'Time of Day': 'Early' }],
      ],
      former: { r1: { 'Time of Day': ['late'] } },
      moved: ['r2'],
      attempts: [['r1', { Person: 'Ana', 'End Date': '' }, 'Fix', 'why']],
      readAt: '2026-11-21T14:05',
    },
    'journal-pane': {
      at: 1,
      entries: [{ kind: 'time-blocks', row: 'r3', changes: [{ field: 'End Date', from: '', to: 46349 }] }],
    },
    'last-push': {
      push: 'p',
      rows: [{ kind: 'time-off', changes: [{ field: 'Person' }, { field: 'Day No' }] }],
    },
    tables: { 'time-blocks': '{1}', 'push-log': '{2}' },
    'names-users': [{ id: '1', name: 'End Date', apart: [], also: [] }],
  }).map(([name, part]) => [name, JSON.stringify(part)]),
);

const part = (parts: ReadonlyMap<string, string>, name: string): unknown => JSON.parse(parts.get(name) ?? '');

test('the first form: headers become field ids', () => {
  const now = migrated(first, 1);
  expect(part(now, 'baseline-time-blocks')).toEqual({
    fields: ['Person', 'EndDate', 'TimeOfDay', 'wire:Nickname', 'wire:Status'],
    unknownFields: ['Nickname', 'Status'],
    rows: [
      ['r1', '7', ['Ana', 46349, null, 'So', 'ok'], { EndDate: 46350 }, false, { TimeOfDay: '3' }],
      ['r2', '8', ['Bo', '', 'Late', null, null], null, true, {}, { TimeOfDay: 'Early' }],
    ],
    former: { r1: { TimeOfDay: ['late'] } },
    moved: ['r2'],
    attempts: [['r1', { Person: 'Ana', EndDate: '' }, 'Fix', 'why']],
    readAt: '2026-11-21T14:05',
  });
  expect(part(now, 'journal-pane')).toMatchObject({
    entries: [{ changes: [{ field: 'EndDate', to: 46349 }] }],
  });
  expect(part(now, 'last-push')).toMatchObject({
    rows: [{ changes: [{ field: 'Person' }, { field: 'DayNo' }] }],
  });
  expect(part(now, 'names-users')).toEqual(part(first, 'names-users'));
  expect(part(now, 'settings')).toMatchObject({ format: SCHEMA_VERSION, workbookId: 'w' });
});

test('the first form: a table gets the columns that its baseline names', () => {
  expect(part(migrated(first, 1), 'tables')).toEqual({
    'time-blocks': {
      id: '{1}',
      columns: {
        Row: { header: 'Row' },
        Status: { header: 'Status' },
        Message: { header: 'Message' },
        Person: { header: 'Person' },
        EndDate: { header: 'End Date' },
        TimeOfDay: { header: 'Time of Day' },
        'wire:Nickname': { header: 'Nickname' },
        'wire:Status': { header: 'Status' },
      },
    },
    'push-log': { id: '{2}', columns: {} },
  });
});

test('each migration begins where the one before it ends, and the last ends at today’s version', () => {
  expect(migrations.map(({ from }) => from)).toEqual(migrations.map((_, at) => at + 1));
  expect(migrations.map(({ from, to }) => to - from)).toEqual(migrations.map(() => 1));
  expect(migrations.at(-1)?.to).toBe(SCHEMA_VERSION);
});

test('migrating twice gives the same, also if only some parts were migrated before', () => {
  const once = migrated(first, 1);
  expect(migrated(once, 1)).toEqual(once);
  for (const name of first.keys()) {
    const partly = new Map([...first, [name, once.get(name) ?? '']]);
    expect(migrated(partly, 1)).toEqual(once);
  }
});

test('a part that can’t be read stays as it is, for its reader to report', () => {
  const broken = new Map([...first, ['baseline-users', '{'], ['last-push', 'null']]);
  expect(migrated(broken, 1).get('baseline-users')).toBe('{');
  expect(migrated(broken, 1).get('last-push')).toBe('null');
});

/** The texts of a file. After `writes` writes the pane dies. */
function fileOf(parts: Map<string, string>, writes = Infinity): PartStore & { readonly written: string[] } {
  const written: string[] = [];
  return {
    written,
    edition: 0,
    read: (name) => Promise.resolve(parts.get(name)),
    notes: () => Promise.resolve({ witnesses: [], lock: '', sent: [] }),
    replacedLock: () => undefined,
    otherVersions: () => Promise.resolve([]),
    names: (prefix) => Promise.resolve([...parts.keys()].filter((name) => name.startsWith(prefix))),
    look: () => Promise.resolve(),
    // A large memory is written in several requests: the pane may die between any two parts.
    writeAll: (changes) => {
      for (const [name, text] of changes) {
        if (written.length >= writes) return Promise.reject(new Error('the pane is gone'));
        written.push(name);
        if (text === undefined) parts.delete(name);
        else parts.set(name, text);
      }
      return Promise.resolve();
    },
  };
}

test('a pane that only reads gets today’s form and writes nothing', async () => {
  const file = fileOf(new Map(first));
  const memory = new VersionedMemory(file);
  for (const [name, text] of migrated(first, 1)) expect(await memory.read(name)).toBe(text);
  expect(file.written).toEqual([]);
});

test('the version is written last, after all other parts', async () => {
  const parts = new Map(first);
  const file = fileOf(parts);
  const memory = new VersionedMemory(file);
  await memory.migrate();
  expect(parts).toEqual(migrated(first, 1));
  expect(file.written.at(-1)).toBe('settings');
  expect(await memory.isOlder()).toBe(false);
  await memory.migrate();
  expect(file.written).not.toContain('names-users');
  expect(file.written).toHaveLength(5);
});

test.each([0, 1, 2, 3, 4])(
  'if a pane dies after %i written parts, the memory reads the same',
  async (writes) => {
    const parts = new Map(first);
    await expect(new VersionedMemory(fileOf(parts, writes)).migrate()).rejects.toThrow('gone');
    const again = new VersionedMemory(fileOf(parts));
    expect(await again.isOlder()).toBe(true);
    for (const [name, text] of migrated(first, 1)) expect(await again.read(name)).toBe(text);
    await again.migrate();
    expect(parts).toEqual(migrated(first, 1));
  },
);

test('a part that is written before the migration is not overwritten by it', async () => {
  const parts = new Map(first);
  const memory = new VersionedMemory(fileOf(parts));
  await memory.writeAll(new Map([['last-push', '{"push":"later","rows":[]}']]));
  await memory.migrate();
  expect(parts.get('last-push')).toBe('{"push":"later","rows":[]}');
});

test('what two panes of an older release wrote at the same time is migrated once both are joined', async () => {
  const name = 'baseline-time-blocks';
  const rival = (first.get(name) ?? '').replaceAll('r1', 'r9');
  const parts = new Map([...first].filter(([each]) => each === name || each === 'settings'));
  const rivals = new Map([[name, [rival]]]);
  const file = fileOf(parts);
  const memory = new VersionedMemory({
    ...file,
    otherVersions: (of) => Promise.resolve(rivals.get(of) ?? []),
    writeAll: (changes) => {
      for (const of of changes.keys()) rivals.delete(of); // the file drops the other versions
      return file.writeAll(changes);
    },
  });
  const staged = new StagedMemory(memory);
  const clock = { now: () => 0 };
  const device = { get: () => undefined };
  const ports = { workbook: { memory: staged }, clock, device, panes: { id: 'pane' } } as unknown as Ports;
  const loader = new StateLoader(ports, new Store(() => undefined, clock.now));
  await loader.load();
  await loader.migrate();
  const { rows } = await readBaseline(new StagedMemory(new VersionedMemory(fileOf(parts))), 'time-blocks');
  expect([...rows.keys()].sort()).toEqual(['r1', 'r2', 'r9']);
  expect(rows.get('r9')).toMatchObject({ cells: { Person: 'Ana', EndDate: 46349 }, ids: { TimeOfDay: '3' } });
});

test('from the second version to the third only the version changes', () => {
  const second = migrated(first, 1, [fieldIds]);
  expect(part(second, 'settings')).toMatchObject({ format: 2 });
  const third = migrated(second, 2);
  expect(part(third, 'settings')).toMatchObject({ format: 3 });
  for (const [name, text] of second) if (name !== 'settings') expect(third.get(name)).toBe(text);
});
