import type { Named } from '../../core/reports/facts';
import type { ReportChoice } from '../memory/made-reports';
import type { ReportsView } from '../view';

type Choices = ReportsView['choices'];

/** Replaces a chosen text by another one, for these names. */
type Exchange = (names: readonly Named[]) => (chosen: string) => string;

/** IDs of the service are whole numbers (specification, section 2.1). The id of a row that is not stored yet is no number. */
const STORED = /^\d+$/;

/**
 * The choice, with names replaced by IDs. Reports made by older versions store departments and accounts by name, and every
 * report stores by name what had no ID yet. A name that no longer exists is not changed.
 */
export function choiceById(choice: ReportChoice, choices: Choices): ReportChoice {
  return exchanged(choice, choices, (names) => {
    const ids = new Set(names.map(({ id }) => id));
    const byLabel = new Map(names.map(({ id, label }) => [label, id]));
    return (chosen) => (ids.has(chosen) ? chosen : (byLabel.get(chosen) ?? chosen));
  });
}

/**
 * The choice as it is stored: by ID, because names change. A row that is not stored on the service yet is named instead,
 * because its ID will change.
 */
export function choiceToKeep(choice: ReportChoice, choices: Choices): ReportChoice {
  return exchanged(choice, choices, (names) => {
    const labels = new Map(names.map(({ id, label }) => [id, label]));
    return (chosen) => (STORED.test(chosen) ? chosen : (labels.get(chosen) ?? chosen));
  });
}

function exchanged(choice: ReportChoice, choices: Choices, exchange: Exchange): ReportChoice {
  const { people, departments, accounts, person } = choice;
  return {
    ...choice,
    ...(people && { people: people.map(exchange(choices.people)) }),
    ...(departments && { departments: departments.map(exchange(choices.departments)) }),
    ...(accounts && { accounts: accounts.map(exchange(choices.accounts)) }),
    ...(person !== undefined && { person: exchange(choices.people)(person) }),
  };
}
