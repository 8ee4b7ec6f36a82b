import { paneWords, sheetWords } from '../words/words';
import { categories } from './categories';
import {
  allItems,
  areas,
  departments,
  otherItems,
  tasks,
  timeOffAccounts,
  timeOffReasons,
  timesOfDay,
} from './category-items';
import { type Entity, headerOf, type Field } from './entity';
import { qualifications } from './qualifications';
import { recurringBlocks, templateBlocks, timeBlocks, timesheet } from './time-blocks';
import { timeOff } from './time-off';
import { people, users } from './users';

const withSheet: readonly Entity[] = [
  users,
  categories,
  departments,
  tasks,
  areas,
  timesOfDay,
  timeOffAccounts,
  otherItems,
  qualifications,
  timeOff,
  timeBlocks,
  recurringBlocks,
  timesheet,
];

/** Kinds that are read only for their names, because other records refer to them. */
const named: readonly Entity[] = [allItems, timeOffReasons, people];

/** Every kind of record that has a sheet, parents before the records that name them. */
export function allEntities(): readonly Entity[] {
  return withSheet.map(translated);
}

export function entityOf(kind: string): Entity {
  const entity = [...withSheet, ...named].find((candidate) => candidate.kind === kind) ?? templateOf(kind);
  if (!entity) throw new Error(`there is no kind of record "${kind}"`);
  return translated(entity);
}

/** The kind of record of a schedule template; `number` is 1000 or more. */
export function templateKind(number: string): string {
  return templateBlocks(number).kind;
}

/** The number of a kind of a schedule template; undefined if the kind is another one. */
export function templateNumber(kind: string): string | undefined {
  return /^template-([1-9]\d{3,})$/.exec(kind)?.[1];
}

const templates = new Map<string, Entity>();

function templateOf(kind: string): Entity | undefined {
  const number = templateNumber(kind);
  if (number === undefined) return undefined;
  const known = templates.get(kind) ?? templateBlocks(number);
  templates.set(kind, known);
  return known;
}

/** Whether records of a kind have rows in a workbook. If not, other records only refer to them by name. */
export function hasSheet(kind: string): boolean {
  return withSheet.some((entity) => entity.kind === kind);
}

/** Kinds of record that a kind refers to by name. */
export function parentsOf(kind: string): readonly string[] {
  return [...new Set(entityOf(kind).fields.flatMap((field) => field.refers ?? []))];
}

/** What a language says about the records of a kind in sentences. */
interface KindWords {
  readonly one: string;
  readonly many: string;
  readonly naming?: { readonly one: string; readonly many?: string; readonly distinguishedBy?: string };
}

/** What a language writes into the sheet of a kind. */
interface SheetText {
  /** The sheet's name. For templates, their number is added. */
  readonly sheet: string;
  /** The headers of columns, by the field's id. */
  readonly headers: Readonly<Record<string, string | undefined>>;
}

export type KindsWords = Readonly<Record<string, KindWords | undefined>>;
export type SheetsText = Readonly<Record<string, SheetText | undefined>>;

/** The areas of a translation that have the words of records. English has them in the entities themselves. */
const KINDS_AREA = 'kinds';
const SHEETS_AREA = 'sheets';

let edition = '';
let translations = new Map<Entity, Entity>();

/** The entity in the languages of the pane and of the sheets. The same object until one of them changes. */
function translated(entity: Entity): Entity {
  const now = `${paneWords.edition} ${sheetWords.edition}`;
  if (edition !== now) {
    edition = now;
    translations = new Map();
  }
  let known = translations.get(entity);
  if (!known) translations.set(entity, (known = translate(entity)));
  return known;
}

function translate(entity: Entity): Entity {
  const [, template] = /^template-(\d+)$/.exec(entity.kind) ?? [];
  const key = template === undefined ? entity.kind : 'template';
  const words = paneWords.translated<KindsWords>(KINDS_AREA)?.[key];
  const sheet = sheetWords.translated<SheetsText>(SHEETS_AREA)?.[key];
  if (!words && !sheet) return entity;
  return {
    ...entity,
    ...(words && { one: words.one, many: words.many }),
    ...(words?.naming && entity.naming && { naming: { ...entity.naming, ...words.naming } }),
    ...(sheet && {
      sheet: template === undefined ? sheet.sheet : `${sheet.sheet} ${template}`, // `Vorlage 1000`
      fields: entity.fields.map((field) => translatedField(field, sheet)),
    }),
  };
}

/** The column is also found by its English header, and by the headers of earlier releases. */
function translatedField(field: Field, { headers }: SheetText): Field {
  const header = headers[field.id];
  if (header === undefined) return field;
  return { ...field, header, formerHeaders: [headerOf(field), ...(field.formerHeaders ?? [])] };
}
