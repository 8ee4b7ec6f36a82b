/**
 * An error that nobody has caught is printed with its stack, and the exit code is 1. Node alone would also print the line of the
 * source that threw it, and all of Office.js is one line of 1.3 MB. Each command of package.json imports this file first.
 */
process.on('uncaughtException', (problem: unknown) => {
  console.error(problem);
  process.exit(1);
});
