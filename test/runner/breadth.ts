/**
 * How much a suite tries in each run, and how much with `npm run unit -- --all`, which the workflow runs each night: a fault that
 * is found by trying more often is then found a day later.
 */
export const breadth = (each: number, all: number): number => (process.env['TRUST'] === 'all' ? all : each);
