/**
 * Allows test/office to load Microsoft's Office.js outside Jest: the library is found with `require`, which an ES module in
 * Node does not have. Import this before anything of test/office.
 */
import { createRequire } from 'node:module';

Object.assign(globalThis, { require: createRequire(import.meta.url) });
