import { users } from '../../src/core/entities/users';
import { layoutOf, type Layout } from '../../src/core/table/layout';

/** The layout of users with the fields' ids as headers: what the port does is the same with any words above the columns. */
export const layout: Layout = (({ columns, ...rest }) => ({
  ...rest,
  columns: columns.map((column) => ({ ...column, header: column.id })),
}))(layoutOf(users));
