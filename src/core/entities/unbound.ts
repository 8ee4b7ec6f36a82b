import { NameList } from '../values/name-list';
import { reference } from '../values/reference';

/** A reference whose names are not known yet (table/bind-names.ts): it shows IDs. */
export const unbound = reference(new NameList('record', []));
