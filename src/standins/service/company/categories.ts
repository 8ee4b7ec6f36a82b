import { plainCategory, type Category } from '../records/categories';

/** CatNos of the sample company. */
export const catNo = {
  departments: 1,
  tasks: 2,
  areas: 3,
  timesOfDay: 4,
  timeOffAccounts: 5,
  timeOffReasons: 6,
  skills: 101,
  languages: 102,
} as const;

const usual = { showInCrossSection: true, addOnFly: true };

/**
 * The categories of Harbour Light; `languages` is the name of the last one. A company chooses the names of its categories (its areas are wings), so only the Type says
 * what they are.
 */
// prettier-ignore
export const sampleCategories = (languages: string): readonly Category[] => [
  {
    ...plainCategory,
    ...usual,
    catNo: catNo.departments,
    type: 'Department',
    singularName: 'Department',
    pluralName: 'Departments',
    qualEmployees: true,
  },
  {
    ...plainCategory,
    ...usual,
    catNo: catNo.tasks,
    type: 'Task',
    singularName: 'Task',
    pluralName: 'Tasks',
    multItems: true,
    qualEmployees: true,
    allowNotes: true,
  },
  {
    ...plainCategory,
    catNo: catNo.areas,
    type: 'Area',
    singularName: 'Wing',
    pluralName: 'Wings',
    showInCrossSection: true,
  },
  {
    ...plainCategory,
    catNo: catNo.timesOfDay,
    type: 'TimeOfDay',
    singularName: 'Time of Day',
    pluralName: 'Times of Day',
  },
  {
    ...plainCategory,
    catNo: catNo.timeOffAccounts,
    type: 'TimeOffAccount',
    singularName: 'Time-Off Account',
    pluralName: 'Time-Off Accounts',
    dontShowInWeeklyView: true,
    dontShowInMonthlyView: true,
  },
  { ...plainCategory, catNo: catNo.timeOffReasons, type: 'TimeOffReason', singularName: 'Time-Off Reason' },
  {
    ...plainCategory,
    catNo: catNo.skills,
    singularName: 'Skill',
    pluralName: 'Skills',
    multItems: true,
    qualEmployees: true,
    rankEmployees: true,
    payroll: true,
    allowNotes: true,
  },
  {
    ...plainCategory,
    catNo: catNo.languages,
    singularName: languages,
    pluralName: '',
    multItems: true,
    qualEmployees: true,
    disableCategory: true,
  },
];
