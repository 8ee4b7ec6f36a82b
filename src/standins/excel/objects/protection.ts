/** Excel.WorksheetProtection and WorkbookProtection. While a sheet is protected, all its cells count as locked. */
import { booleanOf, choiceOf, recordOf, textOf } from '../arguments';
import { HostProblem } from '../problem';
import type { Json, JsonObject } from '../protocol';
import { HostObject, type Argument, type Call, type ObjectType } from '../wire/object-type';

const ALLOWANCES = [
  'allowAutoFilter',
  'allowDeleteColumns',
  'allowDeleteRows',
  'allowEditObjects',
  'allowEditScenarios',
  'allowFormatCells',
  'allowFormatColumns',
  'allowFormatRows',
  'allowInsertColumns',
  'allowInsertHyperlinks',
  'allowInsertRows',
  'allowPivotTables',
  'allowSort',
] as const;
/** What a protected sheet may still allow. Deleting, sorting and linking also need cells that are not locked. */
type Allowance = (typeof ALLOWANCES)[number];

/** Throws AccessDenied if the sheet is protected, unless its protection allows this change. */
export function requireUnprotected(sheet: string, { book }: Call, allowance?: Allowance): void {
  const { protection } = book.sheetInfo(sheet);
  if (protection && (allowance === undefined || protection.options[allowance] !== true))
    throw new HostProblem('AccessDenied');
}

/** All options, with Excel's defaults for those that were left out. */
function optionsOf(given: Argument | undefined): JsonObject {
  const options = given === undefined || given === null ? {} : recordOf(given);
  const { selectionMode = null } = options;
  return {
    ...Object.fromEntries(ALLOWANCES.map((name) => [name, flag(options[name] ?? null)])),
    selectionMode: choiceOf(selectionMode, ['Normal', 'Unlocked', 'None'], 'Normal'),
  };
}

const flag = (value: Json): boolean => (value === null ? false : booleanOf(value));

const passwordOf = (given: Argument | undefined): string | undefined =>
  given === undefined || given === null ? undefined : textOf(given);

const protectionType: ObjectType<{ readonly sheet: string }> = {
  name: 'WorksheetProtection',
  methods: {
    Protect({ sheet }, [options, password], call) {
      requireUnprotected(sheet, call);
      call.book.sheetInfo(sheet).protection = {
        password: passwordOf(password),
        options: optionsOf(options),
      };
    },
    Unprotect({ sheet }, [password], { book }) {
      const info = book.sheetInfo(sheet);
      if (info.protection && info.protection.password !== passwordOf(password))
        throw new HostProblem('InvalidArgument');
      info.protection = undefined;
    },
  },
};

export const protectionOf = (sheet: string): HostObject => HostObject.of(protectionType, { sheet });

/** Throws if the workbook's structure is protected: then no sheet can be added, deleted, moved or renamed. */
export function requireFreeStructure({ book }: Call): void {
  if (book.structure) throw new HostProblem('AccessDenied', "The workbook's structure is protected.");
}

const workbookProtectionType: ObjectType<null> = {
  name: 'WorkbookProtection',
  properties: { Protected: { get: (_self, { book }) => book.structure !== undefined } },
  methods: {
    Protect(_self, [password], call) {
      requireFreeStructure(call);
      call.book.structure = { password: passwordOf(password) };
    },
    Unprotect(_self, [password], { book }) {
      if (book.structure && book.structure.password !== passwordOf(password))
        throw new HostProblem('InvalidArgument');
      book.structure = undefined;
    },
  },
};

export const workbookProtection = (): HostObject => HostObject.of(workbookProtectionType, null);
