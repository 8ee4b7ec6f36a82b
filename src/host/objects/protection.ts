/** Excel.WorksheetProtection. While a sheet is protected, all its cells are taken for locked. */
import { textOf, plainOf } from '../arguments';
import { HostObject, type Call, type ObjectType } from '../object-type';
import { HostProblem } from '../problem';

/** Throws AccessDenied on a protected sheet, as every change of its cells does. */
export function requireUnprotected(sheet: string, { book }: Call): void {
  if (book.sheetInfo(sheet).protection) throw new HostProblem('AccessDenied');
}

const protectionType: ObjectType<{ readonly sheet: string }> = {
  name: 'WorksheetProtection',
  properties: {
    Protected: { get: ({ sheet }, { book }) => book.sheetInfo(sheet).protection !== undefined },
    Options: { get: ({ sheet }, { book }) => book.sheetInfo(sheet).protection?.options ?? null },
  },
  methods: {
    Protect({ sheet }, [options = null, password], call) {
      requireUnprotected(sheet, call);
      const given = password === undefined || password === null ? undefined : textOf(password);
      call.book.sheetInfo(sheet).protection = { password: given, options: plainOf(options) };
    },
    Unprotect({ sheet }, [password], { book }) {
      const info = book.sheetInfo(sheet);
      const given = password === undefined || password === null ? undefined : textOf(password);
      if (info.protection && info.protection.password !== given) throw new HostProblem('InvalidArgument');
      info.protection = undefined;
    },
  },
};

export const protectionOf = (sheet: string): HostObject => HostObject.of(protectionType, { sheet });
