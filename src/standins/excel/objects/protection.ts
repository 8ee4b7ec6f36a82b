/** Excel.WorksheetProtection and WorkbookProtection. While a sheet is protected, all its cells count as locked. */
import { recordOf } from '../arguments';
import { HostProblem } from '../problem';
import { HostObject, type ObjectCall, type ObjectType } from '../wire/object-type';

/** What a protected sheet may still allow. Deleting and sorting also need cells that are not locked. */
type Allowance =
  | 'allowAutoFilter'
  | 'allowEditObjects'
  | 'allowFormatCells'
  | 'allowFormatColumns'
  | 'allowFormatRows'
  | 'allowInsertColumns'
  | 'allowInsertRows';

/** Throws AccessDenied if the sheet is protected, unless its protection allows this change. */
export function requireUnprotected(sheet: string, { book }: ObjectCall, allowance?: Allowance): void {
  const { protection } = book.sheetInfo(sheet);
  if (protection && (allowance === undefined || protection[allowance] !== true))
    throw new HostProblem('AccessDenied');
}

const protectionType: ObjectType<{ readonly sheet: string }> = {
  name: 'WorksheetProtection',
  methods: {
    Protect({ sheet }, [options = null], call) {
      requireUnprotected(sheet, call);
      call.book.sheetInfo(sheet).protection = options === null ? {} : recordOf(options);
    },
    Unprotect({ sheet }, _args, { book }) {
      book.sheetInfo(sheet).protection = undefined;
    },
  },
};

export const protectionOf = (sheet: string): HostObject => HostObject.of(protectionType, { sheet });

/** Throws if the workbook's structure is protected: then no sheet can be added, deleted, moved or renamed. */
export function requireFreeStructure({ book }: ObjectCall): void {
  if (book.isStructureProtected)
    throw new HostProblem('AccessDenied', "The workbook's structure is protected.");
}

const workbookProtectionType: ObjectType<null> = {
  name: 'WorkbookProtection',
  properties: { Protected: { get: (_self, { book }) => book.isStructureProtected } },
  methods: {
    Protect(_self, _args, call) {
      requireFreeStructure(call);
      call.book.isStructureProtected = true;
    },
    Unprotect(_self, _args, { book }) {
      book.isStructureProtected = false;
    },
  },
};

export const workbookProtection = (): HostObject => HostObject.of(workbookProtectionType, null);
