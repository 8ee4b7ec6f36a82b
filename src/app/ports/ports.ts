/**
 * app: the use cases (connect, download, check, push, reconcile) over ports. It imports core only. Everything that it needs
 * from outside is declared in this folder and comes in through createApp.
 */
import type { Translation } from '../../core/words/words';
import type { ExcelWorkbook } from './excel-workbook';
import type { ServiceAddress, ServiceAt } from './service';
import type { Workbook } from './workbook';

/** This device's own storage, for what must not be in the file. It has a secret only if the user has agreed. */
export interface Device {
  get(name: string): string | undefined;
  set(name: string, text: string): void;
  remove(name: string): void;
}

/** The panes that may be open on this workbook, in other windows and on other devices. */
export interface Instances {
  /** This pane's id. It is new each time the pane is opened. */
  readonly id: string;
  /** Whether another pane is open; undefined if that can't be known from here. */
  isOpen(id: string): Promise<boolean | undefined>;
}

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** The time for `Stored 21 Nov 14:05`, by the user's clock: the time zone of the company is unknown. */
  wallClock(): string;
  /** The user's day, `yyyy-MM-dd`. */
  today(): string;
  /** The user's day and time, `yyyy-MM-ddTHH:mm`. */
  localTime(): string;
  /** Minutes from UTC on a day (`yyyy-MM-dd`) at a time (`HH:mm`; 0:00) in the user's time zone: that of the company is unknown. */
  utcOffset(day: string, time?: string): number;
  /** The weekday with which weeks usually begin in the user's region: 0 is Monday. */
  readonly weekStart: number;
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Random integers from 0 (included) to max (excluded), good enough for passwords. */
export interface Random {
  integer(max: number): number;
}

/** The address of the sample data; absent if the add-in is hosted without a sandbox. */
export type SampleAddress = () => Promise<ServiceAddress>;

/** A roster of the sample data, as text to paste; absent if the add-in is hosted without a sandbox. */
export type SampleRoster = () => Promise<string>;

/** The shifts of the sample data as a list, to be taken over; '' if there are none; absent if the add-in is hosted without a sandbox. */
export type SampleShifts = () => Promise<string>;

/** A setting that an administrator can fix when the pages are built. */
export type FixedSetting = 'baseUrl' | 'sp' | 'sessionLink';

/** What an administrator has fixed. `sessionLink` is the page on which people get a session ID. */
export interface FixedConnection extends Readonly<Partial<Record<FixedSetting, string>>> {
  /** Settings that are not used, because their values can't be right. */
  readonly wrong: readonly FixedSetting[];
  /** For how many hours the device may keep a session ID; 0: never; undefined: until people sign out. */
  readonly keepHours?: number;
}

export interface PanePorts {
  readonly workbook: ExcelWorkbook;
  readonly serviceAt: ServiceAt;
  readonly device: Device;
  readonly clock: Clock;
  readonly random: Random;
  readonly panes: Instances;
  /** What an administrator has fixed when the pages were built. */
  readonly fixed?: FixedConnection;
  /** What an administrator's build says of the service's codes, as JSON (memory/service-codes.ts). */
  readonly codes?: string;
  readonly sample?: SampleAddress;
  readonly sampleRoster?: SampleRoster;
  readonly sampleShifts?: SampleShifts;
  /** The words for sheets in a language, by its tag; without a port, all sheets are English. */
  readonly sheetWords?: (tag: string) => Promise<Translation | undefined>;
}

/** The same ports as the app's own parts use them. */
export interface Ports extends Omit<PanePorts, 'workbook'> {
  readonly workbook: Workbook;
}
