import { errorCode } from '../../../../office/error-code';
import { openWorkbook } from '../../../../office/open-workbook';

/** A1:E6 of the sheet that the formulas refer to; F1 is empty. */
const CELLS = [
  ['Item', 'Price', 'Count', 'Sold', 'Note'],
  ['Tea', 3, 10, true, 'a*b'],
  ['bread', 4.5, 2, false, 'axb'],
  ['Jam', 8, '', true, ''],
  ['tea', 1, 7, false, '5'],
  ['Oil', -2.5, 4, true, '=NA()'],
];

/** The values of formulas, each in a cell of its own beside the cells above. */
async function results(formulas: readonly string[]): Promise<unknown[]> {
  openWorkbook();
  return Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Sheet1');
    sheet.getRange('A1:E6').formulas = CELLS;
    const range = sheet.getRange('H1').getResizedRange(formulas.length - 1, 0);
    range.formulas = formulas.map((formula) => [formula]);
    range.load('values');
    await context.sync();
    return range.values.flat() as unknown[];
  });
}

const GROUPS: Readonly<Record<string, readonly (readonly [formula: string, value: unknown])[]>> = {
  operators: [
    ['=1+2*3^2', 19],
    ['=-2^2', 4],
    ['=2^3^2', 64],
    ['=50%*10', 5],
    ['=10/0', '#DIV/0!'],
    ['="3"+"1/2/1900"', 5],
    ['="a"+1', '#VALUE!'],
    ['=1&"-"&TRUE', '1-TRUE'],
    ['=0.1+0.2=0.3', true],
    ['="tea"="TEA"', true],
    ['=1<"a"', true],
    ['="z"<FALSE', true],
    ['=F1=0', true],
    ['=F1=""', true],
    ['=E6+1', '#N/A'],
    ['=(-8)^(1/3)', '#NUM!'],
    ['=0^0', '#NUM!'],
    ['=1e300*1e300', '#NUM!'],
    ['=F1', 0],
    ['=TRUE+TRUE', 2],
  ],
  sums: [
    ['=SUM(B2:B6)', 14],
    ['=SUM(B:B)', 14],
    ['=SUM(A1:D6)', 37],
    ['=SUM("3",TRUE,2)', 6],
    ['=SUM(E2:E6)', '#N/A'],
    ['=AVERAGE(B2:B5)', 4.125],
    ['=AVERAGE(F1:F9)', '#DIV/0!'],
    ['=MIN(B2:B6)', -2.5],
    ['=MAX(C:C)', 10],
    ['=MAX(F:F)', 0],
    ['=COUNT(A1:D6)', 9],
    ['=COUNT(1,"2","x",)', 3],
    ['=COUNTA(E1:E6)', 5],
    ['=COUNTBLANK(C1:C8)', 3],
    ['=MEDIAN(B2:B6)', 3],
    ['=MEDIAN(1,2,3,4)', 2.5],
    ['=LARGE(B2:B6,2)', 4.5],
    ['=SMALL(B2:B6,2)', 1],
    ['=LARGE(B2:B6,9)', '#NUM!'],
    ['=RANK(3,B2:B6)', 3],
    ['=RANK(3,B2:B6,1)', 3],
    ['=RANK(99,B2:B6)', '#N/A'],
    ['=SUMPRODUCT(B2:B6,C2:C6)', 36],
    ['=SUMPRODUCT((A2:A6="tea")*C2:C6)', 17],
    ['=SUMPRODUCT(B2:B6,C2:C5)', '#VALUE!'],
    ['=SUM(B2:B6*2)', 28],
    ['=SUM({1,2;3,4})', 10],
    ['=STDEV.P(2,4,4,4,5,5,7,9)', 2],
  ],
  rounding: [
    ['=ROUND(2.5,0)', 3],
    ['=ROUND(-2.5,0)', -3],
    ['=ROUND(1.005,2)', 1.01],
    ['=ROUND(1234.5,-2)', 1200],
    ['=ROUNDUP(3.2,0)', 4],
    ['=ROUNDUP(-3.14159,1)', -3.2],
    ['=ROUNDDOWN(76.9,0)', 76],
    ['=INT(-8.9)', -9],
    ['=TRUNC(-8.9)', -8],
    ['=ABS(-2)', 2],
    ['=MOD(3,-2)', -1],
    ['=MOD(-3,2)', 1],
    ['=MOD(3,0)', '#DIV/0!'],
    ['=SQRT(-1)', '#NUM!'],
    ['=CEILING(2.5,1)', 3],
    ['=FLOOR(3.7,2)', 2],
  ],
  criteria: [
    ['=COUNTIF(A2:A6,"TEA")', 2],
    ['=COUNTIF(A2:A6,"*e*")', 3],
    ['=COUNTIF(E2:E6,"a~*b")', 1],
    ['=COUNTIF(E2:E6,"a?b")', 2],
    ['=COUNTIF(E2:E6,5)', 1],
    ['=COUNTIF(B2:B6,">=3")', 3],
    ['=COUNTIF(B2:B6,"<>3")', 4],
    ['=COUNTIF(C2:C6,"")', 1],
    ['=COUNTIF(C2:C6,"<>")', 4],
    ['=COUNTIF(C2:C10,"")', 5],
    ['=COUNTIF(D2:D6,TRUE)', 3],
    ['=SUMIF(A2:A6,"tea",C2:C6)', 17],
    ['=SUMIF(A2:A6,"tea",C2)', 17],
    ['=SUMIF(B:B,">3")', 12.5],
    ['=SUMIFS(C2:C6,A2:A6,"t*",B2:B6,">1")', 10],
    ['=SUMIFS(C2:C6,A2:A5,"t*")', '#VALUE!'],
    ['=COUNTIFS(A:A,"tea",D:D,FALSE)', 1],
    ['=AVERAGEIF(D2:D6,TRUE,B2:B6)', 8.5 / 3],
    ['=AVERAGEIF(A2:A6,"none")', '#DIV/0!'],
    ['=MAXIFS(B2:B6,D2:D6,FALSE)', 4.5],
  ],
  logic: [
    ['=IF(B2>2,"yes","no")', 'yes'],
    ['=IF(FALSE,1)', false],
    ['=IF(TRUE,,1)', 0],
    ['=IF(E6,1,2)', '#N/A'],
    ['=IF(TRUE,1,1/0)', 1],
    ['=IFERROR(1/0,"none")', 'none'],
    ['=IFNA(E6,"missing")', 'missing'],
    ['=AND(D2:D6)', false],
    ['=OR(FALSE,0,1)', true],
    ['=NOT(F1)', true],
    ['=AND("x")', '#VALUE!'],
    ['=IFS(B2>9,"a",TRUE,"b")', 'b'],
    ['=SWITCH(2,1,"one",2,"two","other")', 'two'],
    ['=CHOOSE(2,"a","b")', 'b'],
    ['=ISBLANK(F1)', true],
    ['=ISNUMBER(B2)', true],
    ['=ISTEXT(B2)', false],
    ['=ISERROR(E6)', true],
    ['=SUM(IF(D2:D6,B2:B6,0))', 8.5],
  ],
  texts: [
    ['=CONCAT(A2:A3,"!")', 'Teabread!'],
    ['=CONCATENATE("a",1,TRUE)', 'a1TRUE'],
    ['=TEXTJOIN(", ",TRUE,C2:C6)', '10, 2, 7, 4'],
    ['=TEXTJOIN("-",FALSE,C2:C6)', '10-2--7-4'],
    ['=LEFT("Sale Price",4)', 'Sale'],
    ['=LEFT("Sale")', 'S'],
    ['=RIGHT("Sale Price",5)', 'Price'],
    ['=RIGHT("abc",0)', ''],
    ['=MID("Fluid Flow",7,20)', 'Flow'],
    ['=MID("abc",0,1)', '#VALUE!'],
    ['=LEN(" One ")', 5],
    ['=TRIM("  First   Quarter ")', 'First Quarter'],
    ['=UPPER("total")', 'TOTAL'],
    ['=LOWER("E. E. Cummings")', 'e. e. cummings'],
    ['=PROPER("2-way street o\'neil 76BudGet")', "2-Way Street O'Neil 76Budget"],
    ['=VALUE("$1,000")', 1000],
    ['=VALUE("x")', '#VALUE!'],
    ['=TEXT(1234.567,"$#,##0.00")', '$1,234.57'],
    ['=TEXT(0.285,"0.0%")', '28.5%'],
    ['=TEXT(DATE(2012,3,14),"dddd")', 'Wednesday'],
    ['=TEXT("x","0")', 'x'],
    ['=SUBSTITUTE("Quarter 1, 2011","1","2",3)', 'Quarter 1, 2012'],
    ['=REPLACE("abcdefghijk",6,5,"*")', 'abcde*k'],
    ['=FIND("m","Miriam McGovern")', 6],
    ['=SEARCH("M","Miriam McGovern",3)', 6],
    ['=SEARCH("zz","abc")', '#VALUE!'],
    ['=REPT("*-",3)', '*-*-*-'],
    ['=EXACT("Word","word")', false],
    ['=HYPERLINK("https://shop.example","Shop")', 'Shop'],
    ['=HYPERLINK("https://shop.example")', 'https://shop.example'],
    ['="a""b"', 'a"b'],
  ],
  dates: [
    ['=DATE(2008,14,2)', 39846],
    ['=DATE(2008,1,35)', 39482],
    ['=DATE(108,1,2)', 39449],
    ['=DATE(-1,1,1)', '#NUM!'],
    ['=YEAR(39448)', 2008],
    ['=MONTH("2011-04-15")', 4],
    ['=DAY(DATE(2011,4,15)+0.999999)', 15],
    ['=HOUR(0.75)', 18],
    ['=MINUTE("12:45 PM")', 45],
    ['=WEEKDAY(DATE(2008,2,14))', 5],
    ['=WEEKDAY(DATE(2008,2,14),2)', 4],
    ['=WEEKDAY(DATE(2008,2,14),3)', 3],
    ['=EDATE(DATE(2011,1,31),1)', 40602],
    ['=EOMONTH(DATE(2011,1,1),-3)', 40482],
    ['=DAYS("2021-03-15","2021-02-01")', 42],
    ['=TIME(12,0,0)', 0.5],
    ['=NOW()-TODAY()<1', true],
  ],
  lookups: [
    ['=VLOOKUP("jam",A2:C6,2,FALSE)', 8],
    ['=VLOOKUP("J*",A:B,2,FALSE)', 8],
    ['=VLOOKUP("none",A2:B6,2,FALSE)', '#N/A'],
    ['=VLOOKUP("Tea",A2:B6,3,FALSE)', '#REF!'],
    ['=VLOOKUP(5,{1,"a";4,"b";9,"c"},2)', 'b'],
    ['=HLOOKUP("Count",A1:C6,3,FALSE)', 2],
    ['=MATCH("oil",A1:A6,0)', 6],
    ['=MATCH(39,{25,38,40,41},1)', 2],
    ['=MATCH(40,{41,40,38},-1)', 2],
    ['=INDEX(A2:B6,2,2)', 4.5],
    ['=INDEX(A2:A6,3)', 'Jam'],
    ['=SUM(INDEX(B2:C6,0,2))', 23],
    ['=INDEX(A2:B6,9,1)', '#REF!'],
    ['=INDEX(B2:B6,MATCH("Oil",A2:A6,0))', -2.5],
    ['=XLOOKUP("bread",A2:A6,B2:B6)', 4.5],
    ['=XLOOKUP("none",A2:A6,B2:B6,"no")', 'no'],
    ['=XLOOKUP(4,B2:B6,A2:A6,,-1)', 'Tea'],
    ['=XLOOKUP(4,B2:B6,A2:A6,,1)', 'bread'],
    ['=XLOOKUP("tea",A2:A6,C2:C6,,0,-1)', 7],
    ['=XMATCH("Jam",A2:A6)', 3],
    ['=ROW(A5)+COLUMN(C1)', 8],
    ['=ROWS(A1:B9)*COLUMNS(A1:B9)', 18],
  ],
};

/** Binary fractions may differ in their last digits. */
const rounded = (value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(13)) : value;

test.each(Object.entries(GROUPS))('%s give the values that their pages show', async (_group, cases) => {
  const found = await results(cases.map(([formula]) => formula));
  const told = cases.map(([formula], index) => [formula, rounded(found[index])]);
  expect(told).toEqual(cases.map(([formula, value]) => [formula, rounded(value)]));
});

test.each([
  ['a function that is not modelled', '=ACCRINT(1,2)', 'the function ACCRINT'],
  ['a result of several cells', '=A1:A3', 'formulas that fill several cells'],
  ['ranges that cross', '=SUM(A1:C3 B2:D4)', 'ranges that cross each other'],
  ['a range that a function makes', '=SUM(A1:INDEX(A1:A9,2))', 'references with ":" after them'],
  ['a spilled range', '=SUM(A1#)', 'references with "#" after them'],
  ['another workbook', "=SUM('[Other.xlsx]Sheet1'!A1)", 'references to other workbooks'],
  ['a search by nearness in a list without order', '=MATCH(2,{3,1,2},1)', 'a list that is not sorted'],
  ['a table that is not there', '=SUM(Nothing[Price])', 'references to the table "Nothing"'],
])('%s is refused by name', async (_what, formula, named) => {
  const { person } = openWorkbook();
  const work = Excel.run(async (context) => {
    context.workbook.worksheets.getItem('Sheet1').getRange('H1').formulas = [[formula]];
    await context.sync();
  });
  await expect(work).rejects.toMatchObject({
    code: 'ApiNotFound',
    message: expect.stringContaining(named) as string,
  });
  person.type('H2', formula);
  expect(person.read('Sheet1')).toEqual([['#NAME?']]);
});

test.each(['=SUM(', '=SUM()', '=LEFT("a",1,2)', '=IFS(TRUE,1,FALSE)', '={1,2;3}', '=1++', '=A1)'])(
  '%s is no formula, as Excel says',
  async (formula) => {
    openWorkbook();
    const work = Excel.run(async (context) => {
      context.workbook.worksheets.getItem('Sheet1').getRange('A1').formulas = [[formula]];
      await context.sync();
    });
    expect(await errorCode(work)).toBe('InvalidArgument');
  },
);

test('formulas are read as Excel writes them, and dates are shown as dates', async () => {
  openWorkbook();
  const range = await Excel.run(async (context) => {
    const cells = context.workbook.worksheets.getItem('Sheet1').getRange('A1:C1');
    cells.formulas = [['=sum( b2:$b$3 )+len("a b")', '=date(2025,3,14)', '=if(true,sheet1!a2,0)']];
    cells.load('formulas,text');
    await context.sync();
    return cells;
  });
  expect(range.formulas).toEqual([
    ['=SUM( B2:$B$3 )+LEN("a b")', '=DATE(2025,3,14)', '=IF(TRUE,Sheet1!A2,0)'],
  ]);
  expect(range.text).toEqual([['3', '3/14/2025', '0']]);
});

test('a column of its own table means the cell in the row of the formula', async () => {
  openWorkbook();
  const values = await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Sheet1');
    sheet.getRange('A1:B3').values = [
      ['Date', 'Amount'],
      ['1/11/2017', 10],
      ['1/14/2017', 20],
    ];
    const table = sheet.tables.add('A1:B3', true);
    table.name = 'Expenses';
    const weekend =
      '=IF(OR((TEXT([DATE],"dddd")="Saturday"),(TEXT([DATE],"dddd")="Sunday")),"Weekend","Weekday")';
    const share = '=[Amount]/SUM([Amount])+SUMPRODUCT([Amount]*1)';
    table.columns.add(undefined, [['Kind'], [weekend], [weekend]]);
    table.columns.add(undefined, [['Share'], [share], [share]]);
    const added = sheet.getRange('C2:D3').load('values');
    sheet.getRange('F1').formulas = [
      ['=Expenses[[#Headers],[Amount]]&COUNTA(Expenses[#All])&COUNTA(Expenses)'],
    ];
    const beside = sheet.getRange('F1').load('values');
    await context.sync();
    return [...(added.values as unknown[][]), ...(beside.values as unknown[][])];
  });
  expect(values).toEqual([['Weekday', 30 + 1 / 3], ['Weekend', 30 + 2 / 3], ['Amount128']]);
});

test('SUBTOTAL skips rows that a filter hides, and other subtotals', async () => {
  const { person } = openWorkbook();
  const read = async () =>
    Excel.run(async (context) => {
      const range = context.workbook.worksheets.getItem('Sheet1').getRange('D1:D3').load('values');
      await context.sync();
      return range.values.flat() as unknown[];
    });
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Sheet1');
    sheet.getRange('A1:B4').formulas = [
      ['Kind', 'Number'],
      ['a', 1],
      ['b', 2],
      ['a', '=SUBTOTAL(9,B2:B3)'],
    ];
    sheet.tables.add('A1:B4', true).name = 'Kinds';
    sheet.getRange('D1:D3').formulas = [['=SUBTOTAL(9,B2:B4)'], ['=SUBTOTAL(103,A2:A4)'], ['=SUM(B2:B4)']];
    await context.sync();
  });
  expect(await read()).toEqual([3, 3, 6]);
  person.filter('Kinds', 'Kind', ['b']);
  expect(await read()).toEqual([2, 1, 5]);
});
