/** The custom XML parts of the workbook's memory: what one has, and how it is written and read. */
import type { NoteCells } from './note-cells';
import type { OnWaiting } from './silence';

export const NAMESPACE = 'urn:shiftsheet:memory:1';

export interface Part {
  readonly id: string;
  readonly name: string;
  readonly generation: number;
  readonly writer: string;
  readonly index: number;
  readonly of: number;
  readonly text: string;
}

/** How the parts of a workbook are read and written. */
export interface Access {
  readonly onWaiting: OnWaiting;
  /** Whether the file was ever saved. */
  readonly hasPlace: () => Promise<boolean>;
  readonly cells: NoteCells;
  /** Whether Excel has let this pane read the parts before. */
  hasRead: boolean;
}

/** A text to write, or `undefined` to remove the name, with the parts that it replaces. */
export interface Change {
  readonly name: string;
  readonly text: string | undefined;
  readonly generation: number;
  readonly outdated: readonly string[];
  readonly xmls: readonly string[];
}

export function formatPart({ name, generation, writer, index, of, text }: Omit<Part, 'id'>): string {
  return `<part xmlns="${NAMESPACE}" name="${name}" generation="${generation}" writer="${writer}" index="${index}" of="${of}">${text}</part>`;
}

/** The format is our own, with names without special characters and a base64 body: so no parser is needed to read it. */
export function parsePart(id: string, xml: string): Part[] {
  const attribute = (key: string) => new RegExp(`\\s${key}="([^"]*)"`).exec(xml)?.[1];
  const name = attribute('name');
  const [generation, index, of] = ['generation', 'index', 'of'].map((key) => Number(attribute(key)));
  const text = />([A-Za-z0-9+/=\s]*)<\/(?:\w+:)?part>\s*$/.exec(xml)?.[1]?.replaceAll(/\s/g, '');
  if (name === undefined || text === undefined || !generation || index === undefined || !of) return [];
  return [{ id, name, generation, writer: attribute('writer') ?? '', index, of, text }];
}
