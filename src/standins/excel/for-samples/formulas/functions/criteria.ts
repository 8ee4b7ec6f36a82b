/** Criteria as COUNTIF and similar functions read them: `5`, `">=5"`, `"<>x"`, `"a*"`. */
import { isErrorText } from '../../../values/error-values';
import type { FormulaBook, Value } from '../operand';
import { booleanOf, compare, numberOf } from '../values';
import { wildcard } from './wildcards';

type Test = (value: Value) => boolean;

const SIGNED = /^(<=|>=|<>|=|<|>)?([\s\S]*)$/;

export function criterionOf(criterion: Value, book: FormulaBook): Test {
  if (criterion === null) return equals(0, book);
  if (typeof criterion !== 'string') return equals(criterion, book);
  const [, sign, wanted = ''] = SIGNED.exec(criterion) ?? [];
  switch (sign) {
    case undefined:
      return wanted === '' ? (value) => value === null || value === '' : equals(meant(wanted, book), book);
    case '=':
      return wanted === '' ? (value) => value === null : equals(meant(wanted, book), book);
    case '<>': {
      const same = equals(meant(wanted, book), book);
      return wanted === '' ? (value) => value !== null : (value) => !same(value);
    }
    default:
      return compares(sign, meant(wanted, book));
  }
}

/** Criteria are texts. They are read as if they were typed. */
function meant(text: string, book: FormulaBook): Exclude<Value, null> {
  return text === '' || isErrorText(text) ? text : (numberOf(text, book) ?? booleanOf(text) ?? text);
}

function equals(wanted: Exclude<Value, null>, book: FormulaBook): Test {
  if (typeof wanted === 'number') {
    // A text that can be read as the number counts too.
    return (value) =>
      (typeof value === 'number' && compare(value, wanted) === 0) ||
      (typeof value === 'string' && value !== '' && numberOf(value, book) === wanted);
  }
  if (typeof wanted === 'boolean' || isErrorText(wanted)) return (value) => value === wanted;
  const pattern = wildcard(wanted, 'whole');
  return (value) => typeof value === 'string' && !isErrorText(value) && pattern.test(value);
}

/** Only values of one kind are larger or smaller than each other. */
function compares(sign: string, wanted: Exclude<Value, null>): Test {
  const holds: Test = (value) => {
    const order = compare(value, wanted);
    if (order === 0) return sign.endsWith('=');
    return order < 0 === sign.startsWith('<');
  };
  return (value) => typeof value === typeof wanted && !isErrorText(value) && holds(value);
}
