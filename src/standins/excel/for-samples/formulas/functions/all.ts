import { conditionalFunctions } from './conditional';
import { dateFunctions } from './dates';
import type { FormulaFunction, Functions } from './function';
import { informationFunctions } from './information';
import { logicFunctions } from './logic';
import { lookupFunctions } from './lookups';
import { numberFunctions } from './numbers';
import { statisticsFunctions } from './statistics';
import { textFunctions } from './texts';

const FUNCTIONS: Functions = {
  ...conditionalFunctions,
  ...dateFunctions,
  ...informationFunctions,
  ...logicFunctions,
  ...lookupFunctions,
  ...numberFunctions,
  ...statisticsFunctions,
  ...textFunctions,
};

/** The function with this name (in capitals); undefined if the stand-in does not model it. */
export const functionNamed = (name: string): FormulaFunction | undefined =>
  Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
