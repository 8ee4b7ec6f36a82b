/**
 * The one place where the product's part of the stand-in meets the folder for-samples/: what a workbook has beyond the
 * needs of the product, unless its options leave it out.
 */
import type { Extension } from './extension';
import { passingConditions } from './for-samples/filter-conditions';
import { formulas } from './for-samples/formulas/formulas';
import { members } from './for-samples/members';

export const SAMPLES_PART: Extension = { members, formulas, passing: passingConditions };
