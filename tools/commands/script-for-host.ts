/** For `npm run host`: writes a number, and prints it as Excel has it. */
await Excel.run(async (context) => {
  const cell = context.workbook.worksheets.getActiveWorksheet().getRange('A1');
  cell.values = [[42]];
  cell.load('values');
  await context.sync();
  console.log(cell.values[0]?.[0]);
});
export {};
