import { parseCondition } from '../../../../src/standins/excel/formulas/condition';
import type { CellsReference } from '../../../../src/standins/excel/formulas/references';

/** A1 is `Changed: Email; Age`, B1 is 7, C1 is TRUE. */
const cell = ({ area }: CellsReference) => ['Changed: Email; Age', 7, true][area.column];

test.each([
  ['="a "&"""b"""', 'a "b"'],
  ['=B1', 7],
  ['=B1&C1', '7TRUE'],
  ['=FIND("Age",A1)', 17],
  ['=FIND("age",A1)', undefined],
  ['=MID(A1,FIND(":",A1)+1,5)', 'not known'],
  ['=mid($A$1,10,5)', 'Email'],
  ['=MID(A1,0,5)', undefined],
  ['=SUBSTITUTE(A1,"; ","$&")', 'Changed: Email$&Age'],
  ['=SUBSTITUTE(A1,"","x")', 'Changed: Email; Age'],
  ['=ISNUMBER(FIND("Age", A1))', true],
  ['=ISNUMBER(FIND("Name"&"x",SUBSTITUTE(A1,"a","b"))&"")', false],
  ['=ISNUMBER(C1)', false],
  ['=B1=7', true],
  ['=B1<>7', false],
  ['=A1="changed: email; AGE"', true],
  ['=C1="TRUE"', false],
  ['=AND(B1=7,C1)', true],
  ['=AND(B1=7,NOT(C1))', false],
  ['=AND(FIND("x",A1)=1)', undefined],
  ['=N("a text")=0', true],
  ['=AND()', 'not known'],
  ['=SUM(B1)', 'not known'],
  ['=FIND("a")', 'not known'],
  ['=A1:B1', 'not known'],
  ['=Other!A1', 'not known'],
  ['=ISNUMBER(B1', 'not known'],
  ['=B1 C1', 'not known'],
  ['=Name', 'not known'],
])('%s is %j', (formula, value) => {
  const condition = parseCondition(formula);
  expect(condition ? condition(cell) : 'not known').toBe(value);
});
