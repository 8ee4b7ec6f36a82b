import { NameList } from '../values/name-list';
import { reference } from '../values/reference';

/** A reference before the company's own names are known (table/bind-names.ts): it shows IDs. */
export const unbound = reference(new NameList('record', []));
