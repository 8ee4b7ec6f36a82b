import type { Entity } from '../../core/entities/entity';
import type { RosterCodeMeaning } from '../../core/paste/answers';
import type { AnswerIntent } from './paste-answers';
import { codeMeaning, type CodeChoices } from './paste-codes';
import { pastedNameKey, PastedNames, recordCalled, usableNames, type ChosenNames } from './pasted-names';

/** What codes and names of pasted texts mean. */
export interface PasteMeanings {
  /** The workbook remembers them. */
  readonly codes: ReadonlyMap<string, RosterCodeMeaning>;
  /** What the user has said about codes on this screen, and can't be read. */
  readonly badCodes: ReadonlyMap<string, string>;
  /** What the workbook remembers of names: the ID of a record by `pastedNameKey`. */
  readonly names: ReadonlyMap<string, string>;
  /** What the user has said on this screen about names. */
  readonly chosenNames: ChosenNames;
}

/** What the user says about a code. */
export interface CodeText {
  readonly code: string;
  readonly text: string;
}

export const NO_MEANINGS: PasteMeanings = {
  codes: new Map(),
  badCodes: new Map(),
  names: new Map(),
  chosenNames: new Map(),
};

/** The meanings, with one of a code. What can't be read is shown as wrong and not stored. '' removes a wrong text. */
export function withCode(
  meanings: PasteMeanings,
  { code, text }: CodeText,
  choices: CodeChoices,
): PasteMeanings {
  const meaning = codeMeaning(text, choices);
  const badCodes = new Map(meanings.badCodes);
  badCodes.delete(code);
  if (text.trim() === '') return { ...meanings, badCodes };
  if (meaning === undefined) return { ...meanings, badCodes: badCodes.set(code, text) };
  return { ...meanings, badCodes, codes: new Map([...meanings.codes, [code.toLowerCase(), meaning]]) };
}

/**
 * The meanings, with one of a name of the text: the record with the label; '' leaves the name as it is, undefined takes the answer
 * back. The workbook remembers records alone.
 */
export function withName(
  meanings: PasteMeanings,
  { field, typed, label }: NonNullable<AnswerIntent['name']>,
  entity: Entity,
): PasteMeanings {
  const { names, chosenNames } = meanings;
  const key = pastedNameKey(field, typed);
  const others = (known: ReadonlyMap<string, string>) => [...known].filter(([nameKey]) => nameKey !== key);
  const id = label === '' || label === undefined ? label : recordCalled(entity, field, label);
  const chosen = id === undefined ? [] : [[key, id] as const];
  const remembered = id ? [[key, id] as const] : [];
  return {
    ...meanings,
    chosenNames: new Map([...others(chosenNames), ...chosen]),
    names: id !== '' || names.has(key) ? new Map([...others(names), ...remembered]) : names,
  };
}

/** The names of a text: what the user has said on this screen comes before what the workbook remembers. */
export function pastedNames({ names, chosenNames }: PasteMeanings, entity: Entity): PastedNames {
  return new PastedNames(entity, new Map([...usableNames(entity, names), ...chosenNames]));
}
