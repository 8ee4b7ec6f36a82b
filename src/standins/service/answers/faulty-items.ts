import type { Fault } from '../faults';
import type { Change } from '../service';

/** How a fault changes a call's items before the service processes them. */
export function faultyItems(fault: Fault): Change | undefined {
  switch (fault.kind) {
    case 'tidied':
      return (items) => items.map((item) => tidied(item, tidy[fault.how]));
    case 'refused': {
      const { items: refused } = fault;
      if (refused === 'none') return undefined;
      // The service refuses an item that is no object.
      return (items) => items.map((item) => (refused === 'all' || holds(item, refused) ? null : item));
    }
    default:
      return undefined;
  }
}

const tidy: Readonly<Record<Extract<Fault, { kind: 'tidied' }>['how'], (text: string) => string>> = {
  trimmed: (text) => text.trim(),
  capitals: (text) => text.toUpperCase(),
};

function tidied(item: unknown, change: (text: string) => string): unknown {
  if (!isObject(item)) return item;
  const changed = ([name, value]: [string, unknown]): [string, unknown] =>
    name === 'Key' || name === 'KeyVal' || name === 'Password' || typeof value !== 'string'
      ? [name, value]
      : [name, change(value)];
  return Object.fromEntries(Object.entries(item).map(changed));
}

function holds(item: unknown, values: Readonly<Record<string, string>>): boolean {
  return isObject(item) && Object.entries(values).every(([name, value]) => item[name] === value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
