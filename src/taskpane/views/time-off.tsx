import { useState } from 'preact/hooks';
import type { Job, TimeOffEntry, TimeOffRecords, TimeOffView } from '../../app/view';
import { hasBlocks, hasTransaction } from '../../core/time-off/plan';
import { timeOffText as words } from '../time-off-messages';
import type { Act } from '../act';
import { Button } from './button';
import { Checkbox } from './checkbox';
import { Choice } from './choice';
import { PickOne } from './pick-names';
import { problemText, TimeOffMeaning } from './time-off-meaning';

export interface TimeOffProps {
  readonly timeOff: TimeOffView;
  readonly job: Job | undefined;
  readonly act: Act;
}

const BLOCKED_ID = 'time-off-blocked';
const RECORDS: readonly TimeOffRecords[] = ['both', 'transaction', 'blocks'];

/** The form for one person's time off, and what the app says about it. */
export function TimeOff({ timeOff, job, act }: TimeOffProps) {
  const [entry, setEntry] = useState(timeOff.entry);
  const { people, accounts, reasons, sheets, plan } = timeOff;
  const fill = (part: Partial<TimeOffEntry>) => {
    const next = { ...entry, ...part };
    setEntry(next);
    act({ do: 'fill-time-off', entry: next });
  };
  if (people.length === 0)
    return (
      <>
        <p>{words.nobody}</p>
        <div class="actions">
          <Button onPress={() => act({ do: 'close-time-off' })}>{words.back}</Button>
        </div>
      </>
    );
  const blocked = job?.sentence ?? problemText(plan);
  return (
    <>
      <p class="quiet">{words.meaning}</p>
      {/* While rows are added, a change would not be taken. */}
      <fieldset class="form-parts" disabled={job !== undefined}>
        <div class="count-rows">
          <PickOne
            id="time-off-person"
            name={words.person}
            names={people}
            chosen={entry.personId}
            onChosen={(personId) => fill({ personId })}
          />
        </div>
        <div class="period-days">
          {(['first', 'last'] as const).map((end) => (
            <div key={end} class="field">
              <label for={`time-off-${end}`}>{words[end]}</label>
              <input
                id={`time-off-${end}`}
                type="date"
                value={entry[end]}
                onInput={({ currentTarget: { value } }) => fill(withDay(entry, end, value))}
              />
            </div>
          ))}
        </div>
        <Checkbox
          label={words.weekends}
          ticked={entry.weekends}
          onChange={(weekends) => fill({ weekends })}
        />
        <Choice
          id="time-off-records"
          label={words.records}
          chosen={entry.records}
          choices={RECORDS.map((each) => [each, words.writes[each](sheets.transactions, sheets.blocks)])}
          onChosen={(chosen) => fill({ records: RECORDS.find((each) => each === chosen) ?? entry.records })}
        />
        <Choice
          id="time-off-account"
          label={words.account}
          chosen={entry.accountId}
          choices={[
            ['', hasTransaction(entry) ? words.chooseAccount : words.noAccount],
            ...accounts.map(({ id, label }) => [id, label] as const),
          ]}
          onChosen={(accountId) => fill({ accountId })}
        />
        {accounts.length === 0 && <p class="quiet">{words.noAccounts}</p>}
        {hasBlocks(entry) && reasons.length > 0 && (
          <Choice
            id="time-off-reason"
            label={words.reason}
            chosen={entry.reasonId}
            choices={[['', words.noReason], ...reasons.map(({ id, label }) => [id, label] as const)]}
            onChosen={(reasonId) => fill({ reasonId })}
          />
        )}
        {hasTransaction(entry) && (
          <div class="field">
            <label for="time-off-amount">{words.amount}</label>
            <input
              id="time-off-amount"
              type="text"
              inputMode="numeric"
              autocomplete="off"
              value={entry.amount}
              placeholder={plan.days.length > 0 ? String(plan.days.length) : ''}
              aria-describedby="time-off-amount-meaning"
              onInput={({ currentTarget: { value } }) => fill({ amount: value })}
            />
            <p class="quiet" id="time-off-amount-meaning">
              {words.amountMeaning(plan.days.length)}
            </p>
          </div>
        )}
      </fieldset>
      <TimeOffMeaning timeOff={timeOff} entry={entry} />
      <footer class="footer">
        {blocked !== '' && (
          <p class="blocked" id={BLOCKED_ID}>
            {blocked}
          </p>
        )}
        <div class="actions">
          <Button
            appearance="primary"
            blockedBy={blocked === '' ? undefined : BLOCKED_ID}
            onPress={() => act({ do: 'add-time-off' })}
          >
            {words.add}
          </Button>
          <Button onPress={() => act({ do: 'close-time-off' })}>{words.back}</Button>
        </div>
      </footer>
    </>
  );
}

/** Many people are off for one day: with the first day, the last day is chosen too, unless it is already later. */
function withDay(entry: TimeOffEntry, end: 'first' | 'last', day: string): Partial<TimeOffEntry> {
  if (end === 'last') return { last: day };
  return { first: day, ...(entry.last < day && { last: day }) };
}
