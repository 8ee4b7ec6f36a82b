import type { OfferedName } from '../../core/values/name-list';

/** The screen "New for you". */
export interface ToldView {
  /** Whether it is known what people were told. */
  readonly isBegun: boolean;
  /** Whether the workbook is a copy, and only its original knows what people were told. */
  readonly isCopy: boolean;
  /** Those who do not know yet, by name. */
  readonly people: readonly UntoldPerson[];
  /** Of how many people the last "Told" can be taken back. */
  readonly lastTold: number;
  /** Whether the plan or what people were told has changed since this list was made. */
  readonly isOutdated: boolean;
  readonly calendar: CalendarView;
}

/** Calendar files of people. */
interface CalendarView {
  /** Those for whom a file has something to say, by name. */
  readonly people: readonly OfferedName[];
  /** The time zone that was chosen for this workbook, by its IANA name; '' if none was. */
  readonly timeZone: string;
  /** The file that was made last. */
  readonly file?: CalendarFile;
}

/** A file that can be saved now. */
export interface CalendarFile {
  /** Another one for each file. */
  readonly id: number;
  readonly person: string;
  readonly text: string;
  readonly shifts: number;
  /** How many shifts are no longer the person's. */
  readonly cancelled: number;
}

export interface UntoldPerson extends OfferedName {
  /** The person's telephone number; '' if Users has none. */
  readonly phone: string;
  /** The person's e-mail address; '' if Users has none. */
  readonly email: string;
  /** What is new for the person, in the person's language. */
  readonly message: string;
}

/** What Home says of it; absent if nobody uses it in this workbook. */
export interface ToldOnHome {
  /** How many people do not know yet. */
  readonly untold: number;
  readonly isCopy: boolean;
}
