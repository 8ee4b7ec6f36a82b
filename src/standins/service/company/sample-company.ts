import type { CategoryItem } from '../records/category-items';
import { storedCompanyOf, type StoredCompany } from '../records/company';
import type { Qualification } from '../records/qualifications';
import { nobody, type User } from '../records/users';
import { sampleCategories, catNo } from './categories';
import { categoryItemsOf, type Entries, type person, sampleTransactions, type Occasions } from './entries';
import { hostileItems, hostileOccasions, hostileStaff } from './hostile';
import { plainItems, plainOccasions, plainQualifications, plainShifts, plainStaff } from './plain';

/** The categories for whose items people are qualified. */
const QUALIFIED_FOR: readonly number[] = [catNo.tasks, catNo.skills, catNo.languages];

/** Every second person is qualified for two items. Rank and pay rate are set for some. */
function sampleQualifications(
  users: readonly User[],
  items: readonly CategoryItem[],
): readonly Qualification[] {
  const offered = items.filter((item) => QUALIFIED_FOR.includes(item.catNo));
  return users
    .filter((_, index) => index % 2 === 0)
    .flatMap(({ userId }, index) =>
      [index, index + 5].flatMap((position) => {
        const item = offered[position % offered.length];
        if (item === undefined) return [];
        const ranked = item.catNo === catNo.skills;
        return [
          {
            userId,
            catItemId: item.catItemId,
            catNo: item.catNo,
            rank: ranked ? (position % 3) + 1 : undefined,
            payRate: ranked && position % 2 === 0 ? 12 + (position % 7) : undefined,
          },
        ];
      }),
    );
}

const FIRST_USER_ID = 1001;

/** Names that are combined for a company of more than 48 people. Ten thousand people are far fewer than the possible pairs. */
const FIRST_NAMES = (
  'Aaliyah Adam Aino Alejandro Amina Anaïs André Anouk Arjun Astrid Ava Beatriz Bruno Camille Carlos Chloé Clara Dafydd Daniel ' +
  'Diego Elif Elena Émile Emma Ethan Fatima Felix Freya Gabriel Giulia Hana Hassan Helena Hugo Ines Isaac Isla Ivan Jakub Jamal ' +
  'Jana João Julia Kai Karim Katarzyna Kofi Laila Lars Layla Leo Liam Linh Lucía Luka Mateo Mehmet Mei Mila Mohammed Nadia ' +
  'Naomi Niamh Nikolai Nils Noor Oliver Olivia Omar Oskar Paula Pedro Quinn Rafael Raj Renée Ricardo Rohan Ruth Sakura Samuel ' +
  'Sara Sofía Stefan Tamara Tomás Uma Valentina Victor Wanjiru Wei Xavier Yara Yuki Zainab Zofia'
).split(' ');

const LAST_NAMES = (
  'Abdi Ahmed Andersson Banerjee Baker Becker Bianchi Bosch Carter Castro Chen Clarke Cohen Costa Cruz Davies Delgado Dlamini ' +
  'Eriksson Evans Farouk Fernández Fischer Fofana Fontaine Gallagher Gómez Green Gupta Hakimi Hansen Haugen Hoffmann Horvat Hughes ' +
  'Ibrahim Ivanova Jackson Jansen Jensen Johnson Joshi Kaya Keller Khan Kim Kovač Kowalska Kumar Lambert Larsen Lewis Li Lindqvist ' +
  'López MacLeod Mahlangu Martin Mbeki Meyer Moreau Moreno Mori Murphy Nasser Ndiaye Nielsen Novák O’Brien O’Neill Okafor Olsen ' +
  'Owusu Patel Pereira Petrov Phiri Popescu Ramos Reyes Ricci Rossi Rodríguez Said Santos Sato Schmidt Silva Singh Suzuki Svensson ' +
  'Tan Taylor Thompson Traoré Ueda Vega Virtanen Wagner Walker Wang Weber Williams Wong Wright Yamamoto Yang Zhang Zimmermann'
).split(' ');

/** `plain`: names as companies have them. `hostile`: names and texts that are difficult for a spreadsheet, for tests. */
export type SampleNames = 'plain' | 'hostile';

/** What a sample company is made of. */
interface Sample {
  readonly staff: readonly ReturnType<typeof person>[];
  readonly items: Entries;
  readonly languages: string;
  readonly occasions: (today: string) => Occasions;
  readonly qualifications: typeof sampleQualifications;
  readonly shifts: typeof plainShifts;
}

const SAMPLES: Readonly<Record<SampleNames, Sample>> = {
  plain: {
    staff: plainStaff,
    items: plainItems,
    languages: 'Language',
    occasions: plainOccasions,
    qualifications: plainQualifications,
    shifts: plainShifts,
  },
  hostile: {
    staff: hostileStaff,
    items: hostileItems,
    languages: 'Language & <sign>',
    occasions: () => hostileOccasions,
    qualifications: sampleQualifications,
    shifts: () => [],
  },
};

/** A sample company: its names and its size. */
export interface CompanyOptions {
  /** By default hostile: what works with such names works with others. */
  readonly names?: SampleNames;
  /** How many users it has; if absent, 48. */
  readonly users?: number;
  /** How many time-off transactions it has; if absent, as many as its people have booked. */
  readonly transactions?: number;
  /** The day (`yyyy-MM-dd`) around which people have booked time off; if absent, this day. */
  readonly today?: string;
}

/** A company of the given size. The first 48 people are always the same; the others are the same for a seed. */
export function sampleCompany(options: CompanyOptions = {}, seed = 1): StoredCompany {
  const { staff, items, languages, occasions, qualifications, shifts } = SAMPLES[options.names ?? 'hostile'];
  const users = sampleUsers(staff, options.users ?? staff.length, seed);
  const categoryItems = categoryItemsOf(items);
  const today = options.today ?? thisDay();
  const transactions = sampleTransactions(users, categoryItems, occasions(today), options.transactions);
  return storedCompanyOf({
    users,
    categories: sampleCategories(languages),
    categoryItems,
    qualifications: qualifications(users, categoryItems),
    timeOffTransactions: transactions,
    timeBlocks: shifts(users, categoryItems, transactions, today),
  });
}

/** By UTC: the sample's days are not those of a place. */
export function thisDay(): string {
  return new Date().toISOString().slice(0, 10);
}

function sampleUsers(staff: Sample['staff'], userCount: number, seed: number): readonly User[] {
  const random = seededRandom(seed);
  const generated = Array.from({ length: Math.max(0, userCount - staff.length) }, (_, index) =>
    generatedPerson(random, staff.length + index + 1),
  );
  return [...staff, ...generated].slice(0, userCount).map((member, index) => ({
    ...member,
    userId: FIRST_USER_ID + index,
    password: generatedPassword(random),
  }));
}

/** `position` counts the company's people from 1. It makes user names and ExternalIDs different. */
function generatedPerson(random: () => number, position: number): Omit<User, 'userId' | 'password'> {
  const firstName = pick(random, FIRST_NAMES);
  const lastName = pick(random, LAST_NAMES);
  const userName = `${asciiLetters(firstName).slice(0, 3)}${asciiLetters(lastName).slice(0, 5)}${String(position).padStart(5, '0')}`;
  const digits = String(Math.floor(random() * 1e6)).padStart(6, '0');
  return {
    ...nobody,
    externalId: random() < 0.8 ? 5000 + position : undefined,
    userName,
    firstName,
    lastName,
    email: `${userName}@harbourlight.example`,
    userType: random() < 0.03 ? 'M' : 'E',
    homePhone: random() < 0.2 ? `020 7946 0${digits.slice(0, 3)}` : '',
    cellPhone: random() < 0.9 ? `07700 ${digits}` : '',
    yearHired: random() < 0.9 ? String(2005 + Math.floor(random() * 20)) : '',
    dob: random() < 0.6 ? dateOfBirth(random) : '',
    doNotSchedule: random() < 0.02,
  };
}

/** `MM-DD-YYYY`. Every month has the days up to 28. */
function dateOfBirth(random: () => number): string {
  const month = 1 + Math.floor(random() * 12);
  const day = 1 + Math.floor(random() * 28);
  return `${twoDigits(month)}-${twoDigits(day)}-${1958 + Math.floor(random() * 48)}`;
}

function generatedPassword(random: () => number): string {
  return Array.from({ length: 12 }, () => Math.floor(random() * 36).toString(36)).join('');
}

function pick(random: () => number, list: readonly string[]): string {
  return list[Math.floor(random() * list.length)] ?? '';
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** User names are alphanumeric, so accents, apostrophes and hyphens are removed. */
function asciiLetters(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
}

/** Numbers from 0 (included) to 1 (excluded). The same seed gives the same numbers (the mulberry32 generator). */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * The company that the option `--seed` asks for: a number makes others of the people beyond the first 48, `hostile` gives
 * names and texts that are difficult for a spreadsheet. Without it, the company is like one that a user may have.
 */
export function companyOfSeed(text: string | undefined): {
  readonly names: SampleNames;
  readonly seed?: number;
} {
  if (text === undefined) return { names: 'plain' };
  if (text === 'hostile') return { names: 'hostile' };
  if (/^\d+$/.test(text)) return { names: 'plain', seed: Number(text) };
  throw new Error(`--seed takes a whole number or "hostile", not "${text}".`);
}
