import { plainLetters } from '../values/same-name';

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
