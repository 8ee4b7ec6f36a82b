import { paneWords, sheetWords } from '../words/words';
import { headerOf, type Entity, type Field } from './entity';

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
export function translated(entity: Entity): Entity {
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
