import { reportKinds } from '../../src/core/reports/registry';
import { choiceOf, formOf, freshForm, type FilledForm } from '../../src/taskpane/report-choice';

const TODAY = '2026-11-18';
const fresh = freshForm(TODAY, { weekStart: 6, paper: 'letter', decimal: '.' });

const filled: FilledForm = {
  period: { from: '2026-01-01', to: '2026-01-31' },
  people: ['12', '0'],
  departments: ['', 'Kitchen'],
  accounts: ['Vacation'],
  person: '12',
  weekStart: 5,
  staffCopy: true,
  departmentsApart: true,
  marksChanges: false,
  paper: 'a4',
  wide: 'large',
};

test('a new form is about this week, everybody and everything', () => {
  for (const kind of reportKinds) {
    const { period, people, departments, accounts } = choiceOf(kind, fresh);
    expect(period).toEqual({ from: '2026-11-15', to: '2026-11-21' });
    expect([people, departments, accounts]).toEqual([undefined, undefined, undefined]);
  }
});

test('a report is made only with the choices that it asks for', () => {
  for (const kind of reportKinds) {
    const choice = choiceOf(kind, filled);
    const asked = Object.keys(choice).filter((name) => !['paper', 'period', 'wide'].includes(name));
    expect(asked.sort()).toEqual([...kind.options].filter((name) => name !== 'period').sort());
  }
});

test('the form of a report that was made makes the same report', () => {
  for (const kind of reportKinds) {
    const choice = choiceOf(kind, filled);
    expect(choiceOf(kind, formOf(choice, fresh))).toEqual(choice);
  }
});
