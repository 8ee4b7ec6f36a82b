/** Makes the typings of Office.js that `src/excel` compiles with. `npm run types` begins with it. */
import './commands/short-errors';
import { makeTypings } from './members/make-typings';

makeTypings();
