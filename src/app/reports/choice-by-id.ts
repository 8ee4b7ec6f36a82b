import type { Named } from '../../core/reports/facts';
import type { ReportChoice } from '../memory/made-reports';
import type { ReportsView } from '../view';

type Choices = ReportsView['choices'];

/** Gives the other text for one that was chosen of these names. */
type Exchange = (names: readonly Named[]) => (chosen: string) => string;

/** IDs of the service are whole numbers (specification, section 2.1); those of rows that it does not hold yet are none. */
const STORED = /^\d+$/;

/**
 * The choice with an ID for whatever is chosen by its name: reports made by older versions remember departments and accounts
 * so, and every report what was not stored yet. What is no longer there stays as it is.
 */
export function choiceById(choice: ReportChoice, choices: Choices): ReportChoice {
  return exchanged(choice, choices, (names) => {
    const ids = new Set(names.map(({ id }) => id));
    const byLabel = new Map(names.map(({ id, label }) => [label, id]));
    return (chosen) => (ids.has(chosen) ? chosen : (byLabel.get(chosen) ?? chosen));
  });
}

/** The choice as it is remembered: by ID, as names change; what is not stored yet by its name, as its ID will change. */
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
