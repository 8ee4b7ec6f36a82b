import { headerOf, type Entity, type Field } from '../entities/entity';
import { scalarText, type WireRecord } from '../values/kind';
import { normalizeName } from '../values/name-list';
import { plainLetters } from '../values/same-name';
import { text } from '../values/text';
import { MESSAGE_COLUMN, ROW_COLUMN, STATUS_COLUMN, ownWords } from './layout';
import { knownNames } from './record';

/**
 * The most columns for fields that the specification does not name; the others are left out. If a service gave each record a
 * field of its own, the sheet would fill with empty cells: records times fields.
 */
const MOST_UNKNOWN = 200;

/** Excel's most characters in a table's column header. Source: "Excel specifications and limits". */
const LONGEST_HEADER = 255;

/** Headers of Shiftsheet's own columns. */
const OWN = [ROW_COLUMN, STATUS_COLUMN, MESSAGE_COLUMN];

/** Wire names of scalar fields in the records that the entity does not know, in order of first appearance. */
export function unknownFields(entity: Entity, records: readonly WireRecord[], most = MOST_UNKNOWN): string[] {
  const known = knownNames(entity);
  const unknown = new Set<string>();
  const secret = new Map<string, boolean>();
  const isSecret = (name: string) => {
    const known = secret.get(name) ?? isSecretName(name);
    secret.set(name, known);
    return known;
  };
  for (const record of records) {
    if (unknown.size >= most) break;
    for (const [name, value] of Object.entries(record)) {
      if (known.has(name) || unknown.has(name) || isSecret(name) || scalarText(value) === undefined) continue;
      if (unknown.size < most) unknown.add(name);
    }
  }
  return [...unknown];
}

/** The id of a field that the entity does not know: no other field, and no property of objects, has this name. */
export function unknownId(wire: string): string {
  return `wire:${wire}`;
}

/** The entity with a read-only text field for each wire name that the service sent and that the entity does not know. */
export function withUnknownFields(entity: Entity, wires: readonly string[]): Entity {
  if (wires.length === 0) return entity;
  const headers = headersOf(entity, wires);
  const unknown = wires.map((wire, at): Field => ({
    id: unknownId(wire),
    header: headers[at] ?? wire,
    wire,
    valueKind: text,
    read: 'omitted-when-empty',
    access: 'service',
    width: 110,
  }));
  return { ...entity, fields: [...entity.fields, ...unknown] };
}

/**
 * A header for each wire name: the name itself, or `Status (service)` if the table has a column of that name. The same names
 * in the same order get the same headers each time, because a column is found by its header.
 */
function headersOf(entity: Entity, wires: readonly string[]): string[] {
  const taken = new Set([...OWN, ownWords.message, ...entity.fields.flatMap(headersEver)].map(compared));
  return wires.map((wire) => {
    const name = headerText(wire);
    let header = name;
    for (let copy = 1; isTaken(header, taken); copy += 1)
      header = withMark(name, copy === 1 ? ' (service)' : ` (service ${copy})`);
    taken.add(compared(header));
    return header;
  });
}

/** All headers by which the column of a field is found. */
function headersEver(field: Field): string[] {
  return [headerOf(field), field.id, ...(field.formerHeaders ?? [])];
}

/** A header such as `toString`, which every object has, gets a mark too: workbooks of older releases have it so. */
function isTaken(header: string, taken: ReadonlySet<string>): boolean {
  return header === '' || header in Object.prototype || taken.has(compared(header));
}

/** For Excel, headers that differ only in case are the same: it adds a number to the second one. */
function compared(header: string): string {
  return normalizeName(header.toUpperCase());
}

/**
 * A name as a header cell stores it unchanged: on one line, without outer spaces, without half surrogate pairs, and without
 * the leading apostrophe that Excel reads as its own mark of a text.
 */
function headerText(wire: string): string {
  const line = wire
    .slice(0, LONGEST_HEADER)
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/[\s\p{Cc}]+/gu, ' ');
  return line.replace(/^[' ]+/, '').trimEnd();
}

function withMark(name: string, mark: string): string {
  return `${name.slice(0, LONGEST_HEADER - mark.length)}${mark}`.replace(/\p{Cs}/gu, '').trim();
}

/** Words for passwords, in small letters without accents. */
const WORDS = {
  /** Found anywhere in a name: no ordinary word contains them. */
  anywhere: [
    'password', // Password, InitialPassword
    'passwd',
    'pwd',
    'passphrase',
    'passcode',
    'passkey',
    'pincode',
    'credential',
    'passwort', // German
    'kennwort',
    'losungswort',
    'motdepasse', // French
    'contrasena', // Spanish
    'contrasenya', // Catalan
    'palavrapasse', // Portuguese
    'palavrachave',
    'parolachiave', // Italian
    'wachtwoord', // Dutch
    'losenord', // Swedish
    'adgangskode', // Danish
    'passord', // Norwegian
    'salasana', // Finnish
    'hasło', // Polish
    'jelszo', // Hungarian
    'пароль', // Russian
    '密码', // Chinese
    '密碼',
    'パスワード', // Japanese
    '비밀번호', // Korean
  ],
  /** Found only as a whole word: `Shipping` and `Passport` contain them too. */
  apart: ['pin', 'pins', 'pass', 'pw', 'psw', 'mdp', 'otp', 'heslo', 'senha', 'parola', 'sifre'],
} as const;

/** `Secret`, `InitialSecret`, `clientsecrets`; not `Secretary`, `Secrétaire`. */
const SECRET = /secret(?!ai?r)/;

const ANYWHERE = WORDS.anywhere.map(plain);
const APART: ReadonlySet<string> = new Set(WORDS.apart);

/** Matches a run of capitals, a word that may begin with one, or a run of letters of a script without cases. */
const WORD = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+/gu;

/**
 * Whether a field's name suggests a password (`InitialPassword`, `pass_wd`, `PIN`): such a field is not shown in a sheet.
 */
export function isSecretName(name: string): boolean {
  const letters = plain(name);
  if (SECRET.test(letters) || ANYWHERE.some((word) => letters.includes(word))) return true;
  const words = plainLetters(name).match(WORD) ?? [];
  return words.some((word) => APART.has(word.toLowerCase()));
}

/** Only the letters, in lower case and without accents. */
function plain(name: string): string {
  return plainLetters(name).replace(/\P{L}/gu, '').toLowerCase();
}
