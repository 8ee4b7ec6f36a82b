import { wireBoolean, type AnsweredRecord } from '../answers';
import { Table } from '../table';

/** What the items of a category are for the service. The names are those of Type in getCategories. */
export type CategoryType =
  | 'Department'
  | 'Task'
  | 'Area'
  | 'TimeOfDay'
  | 'TimeOffAccount'
  | 'TimeOffReason'
  | 'Custom';

/** The specification shows no TypeNo, so these are the sandbox's own. */
const typeNo: Readonly<Record<CategoryType, number>> = {
  Department: 1,
  Task: 2,
  Area: 3,
  TimeOfDay: 4,
  TimeOffAccount: 5,
  TimeOffReason: 6,
  Custom: 100,
};

/** A category as the sandbox stores it (specification, section 2.4). A plural name of '' is not set. */
export interface Category {
  readonly catNo: number;
  readonly type: CategoryType;
  readonly singularName: string;
  readonly pluralName: string;
  readonly multItems: boolean;
  readonly qualEmployees: boolean;
  readonly addOnFly: boolean;
  readonly rankEmployees: boolean;
  readonly dontShowInWeeklyView: boolean;
  readonly dontShowInMonthlyView: boolean;
  readonly payroll: boolean;
  readonly disableCategory: boolean;
  readonly showInCrossSection: boolean;
  readonly allowNotes: boolean;
}

export type CategoryTable = Table<Category>;

export function categoryTable(categories: readonly Category[]): CategoryTable {
  return new Table({ key: (category) => category.catNo, unique: {} }, categories);
}

/** The category as getCategories returns it. MultItems has the name MultipleSelectionOn there. */
export function wireCategory(category: Category): AnsweredRecord {
  return {
    CatNo: String(category.catNo),
    SingularName: category.singularName,
    ...(category.pluralName !== '' && { PluralName: category.pluralName }),
    TypeNo: String(typeNo[category.type]),
    Type: category.type,
    AllowNotes: wireBoolean(category.allowNotes),
    DontShowInMonthlyView: wireBoolean(category.dontShowInMonthlyView),
    DontShowInWeeklyView: wireBoolean(category.dontShowInWeeklyView),
    RankEmployees: wireBoolean(category.rankEmployees),
    MultipleSelectionOn: wireBoolean(category.multItems),
    ShowInCrossSection: wireBoolean(category.showInCrossSection),
    DisableCategory: wireBoolean(category.disableCategory),
    Payroll: wireBoolean(category.payroll),
    AddOnFly: wireBoolean(category.addOnFly),
    QualEmployees: wireBoolean(category.qualEmployees),
  };
}

/** A category with default values. A client can add only custom categories. */
export const plainCategory: Omit<Category, 'catNo' | 'singularName'> = {
  type: 'Custom',
  pluralName: '',
  multItems: false,
  qualEmployees: false,
  addOnFly: false,
  rankEmployees: false,
  dontShowInWeeklyView: false,
  dontShowInMonthlyView: false,
  payroll: false,
  disableCategory: false,
  showInCrossSection: false,
  allowNotes: false,
};
