/** What a person does in the sheet: the acts of a story that need no pane. */
import type { Act, Of } from './acts';
import { isBlank, keyOf, KINDS, type RecordKind, type Row, kindAt } from './records';
import type { Scene } from './scene';

export type PersonAct = Exclude<
  Act,
  {
    do:
      | 'download'
      | 'refresh'
      | 'check'
      | 'push'
      | 'settle'
      | 'take back'
      | 'reopen'
      | 'elsewhere'
      | 'elsewhere add'
      | 'elsewhere same'
      | 'sort outside'
      | 'forget';
  }
>;

/** Carries out what a person does in the sheet. */
export function personActs(scene: Scene, act: PersonAct): void {
  if (act.do === 'undo') {
    for (let times = 0; times < act.times; times += 1) scene.world.workbook.person.undo();
    scene.network.unanswered.clear(); // Ctrl+Z may bring a sent row into a state in which nothing identifies it
    for (const ledger of scene.ledgers)
      ledger.undone(scene.rows(ledger.kind), ledger.kind.records(scene.look()));
    return;
  }
  const kind = kindAt(act.kind);
  const rows = scene.rows(kind);
  switch (act.do) {
    case 'type':
      return type(scene, kind, act, rows);
    case 'paste': {
      const first = kind === KINDS[0] ? 1 + (act.column % 2) : 2 + (act.column % 2);
      const columns = kind.columns
        .slice(first, first + act.columns)
        .filter(({ name }) => name !== 'UserType');
      const lines = Array.from({ length: act.rows }, () =>
        columns.map(({ name }) => scene.fresh(kind, name)),
      );
      return scene.paste(kind, act.row % (rows.length + 1), columns[0]?.name ?? '', lines);
    }
    case 'add':
      return add(scene, kind, act.rows, act.whole);
    case 'copy':
      return copy(scene, kind, act, rows);
    case 'insert':
      return scene.person(
        kind,
        (person) => person.insertRows(2 + (act.row % rows.length), act.rows, kind.sheet),
        true,
      );
    case 'delete': {
      if (rows.length < 5 + act.rows) return;
      const first = act.row % (rows.length - act.rows);
      return scene.person(kind, (person) => person.deleteRows(2 + first, act.rows, kind.sheet), true);
    }
    case 'sort': {
      const column = kind.columns[act.column % kind.columns.length]?.name ?? '';
      return scene.person(kind, (person) => person.sort(kind.table, column, act.ascending), true);
    }
    case 'filter': {
      const column = ['Status', kind.mark, kind.columns[1]?.name ?? ''][act.column % 3] ?? '';
      const texts = rows.slice(act.row % rows.length).map((row) => String(row[column]));
      const shown = act.rows === 0 ? undefined : texts.slice(0, act.rows);
      return scene.person(kind, (person) => person.filter(kind.table, column, shown), true);
    }
  }
}

function type(
  scene: Scene,
  kind: RecordKind,
  { row, column, clear }: Of<'type'>,
  rows: readonly Row[],
): void {
  const index = row % rows.length;
  const shown = rows[index];
  const isKnown = keyOf(kind, shown) !== '';
  // A person does not rename people whose UserNames are typed elsewhere, and does not move stored time off to another
  // person.
  const columns = kind.columns.filter(
    ({ name }) => !isKnown || !['UserName', 'UserType', 'Person', 'Account'].includes(name),
  );
  const { name, clearable } = columns[column % columns.length] ?? { name: kind.mark };
  if (['FirstName', 'LastName', 'CellPhone', 'Amount', 'Description'].includes(name) && isKnown)
    scene.last = { kind, key: keyOf(kind, shown), column: name };
  const isCleared = clear && clearable === true && (isKnown || name !== kind.mark);
  scene.type(kind, index, name, isCleared ? '' : scene.fresh(kind, name));
}

/** New rows pasted below the table. */
function add(scene: Scene, kind: RecordKind, count: number, whole: boolean): void {
  const columns = kind.columns.slice(0, whole ? kind.needed : kind.needed - 2);
  const lines = Array.from({ length: count }, () => columns.map(({ name }) => scene.fresh(kind, name)));
  const index = scene.rows(kind).length;
  scene.paste(kind, index, columns[0]?.name ?? '', lines);
  if (whole && kind === KINDS[0] && scene.freshTexts % 3 === 0)
    scene.type(kind, index, 'ExternalID', scene.fresh(kind, 'ExternalID'));
}

function copy(
  scene: Scene,
  kind: RecordKind,
  { row, rows: count, retype, where }: Of<'copy'>,
  rows: readonly Row[],
): void {
  const from = 2 + (row % rows.length);
  const many = Math.min(count, rows.length + 2 - from);
  const to = where === 'below' ? rows.length + 2 : from + many;
  if (where === 'between') scene.person(kind, (person) => person.insertRows(to, many, kind.sheet), true);
  scene.person(kind, (person) => person.copyRows(from, many, to, kind.sheet));
  if (!retype) return;
  for (let index = to - 2; index < Math.min(to - 2 + many, scene.rows(kind).length); index += 1) {
    const copy = scene.rows(kind)[index];
    if (!copy || isBlank(copy)) continue;
    scene.type(kind, index, kind.mark, scene.fresh(kind, kind.mark));
    if (kind === KINDS[0]) scene.type(kind, index, 'UserType', 'E');
  }
}

/** The hidden first column is not moved. */
export function sortOutside(scene: Scene, { kind: at, column }: Of<'sort outside'>): void {
  const kind = kindAt(at);
  scene.showAll(kind);
  const { name } = kind.columns[column % kind.columns.length] ?? { name: kind.mark };
  const before = scene.rows(kind);
  const sorted = [...before].sort((one, other) => (String(one[name]) < String(other[name]) ? -1 : 1));
  const [, ...cells] = scene.world.workbook.person.read(kind.sheet);
  const lines = sorted.map((row) => cells[before.indexOf(row)]?.slice(1).map(String).join('\t'));
  scene.person(kind, (person) => person.paste('B2', lines.join('\n'), kind.sheet), true);
  scene.ledger(kind).movedApart(before, scene.rows(kind), kind.records(scene.look()));
  scene.network.unanswered.clear(); // only the hidden id shows which row was sent
}
