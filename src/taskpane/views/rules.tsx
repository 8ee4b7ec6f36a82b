import type { ChosenRules, PresetName, RulesView, SettingsSheetView } from '../../app/view/index';
import type { RuleNumbers } from '../../core/planning/breach';
import { PRESETS, REFERENCE_WEEKS } from '../../core/planning/rules/presets';
import { SWITCHES } from '../../core/planning/rules/rules';
import { LEAVE_COUNTS } from '../../core/shifts/leave-days';
import { useAct } from '../act';
import { longWeekday } from '../browser/clock';
import { planningText } from '../planning-messages';
import { Button } from './controls';
import { Checkbox, Choice, fieldsOf, Input, useForm } from './fields';
import { ScreenHeading } from './screen-heading';
import styles from '../styles/planning.css';

type NumberName = keyof RuleNumbers;

type Bounds = readonly [name: NumberName, least: number, most: number];

/** The numbers in their order, each with the least and the most that makes sense. Weeks and days are whole numbers. */
const NUMBERS: readonly Bounds[] = [
  ['restHours', 0, 48],
  ['dayHours', 0, 24],
  ['weeklyRestHours', 0, 168],
  ['weeklyRestDays', 7, 14],
  ['weekHours', 0, 168],
  ['averageHours', 0, 168],
  ['averageWeeks', 1, 52],
  ['daysInARow', 1, 31],
];

/** The numbers for young people, which hold beside those of a law. */
const MINORS: readonly Bounds[] = [
  ['minorUnder', 1, 99],
  ['minorDayHours', 0, 24],
  ['minorWeekHours', 0, 168],
  ['minorNotAfter', 0, 24],
  ['minorNotBefore', 0, 24],
];

const ALL = [...NUMBERS, ...MINORS];

const PRESET_NAMES: readonly PresetName[] = ['none', 'eu', 'us', 'own'];
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

type Typed = Readonly<Record<NumberName, string>>;

/** The rules for planning: few numbers, and what is checked beside them. */
export function Rules({ rules: { chosen, sheets } }: { readonly rules: RulesView }) {
  const act = useAct();
  const words = planningText.rules;
  const { values, fill, field } = useForm('rules', () => ({
    preset: chosen.preset,
    typed: typedOf(chosen.numbers),
    off: chosen.off,
    week: String(chosen.weekStart),
    leave: chosen.leave,
  }));
  const { preset, typed, off, leave } = values;
  const isWrong = ([name, least, most]: Bounds) => !isNumber(typed[name], least, most, STEPS[name]);
  const wrong = ALL.filter(isWrong);
  // Own numbers begin with those that were there.
  const choosePreset = (name: PresetName) =>
    fill({
      preset: name,
      ...(name !== 'own' && { typed: { ...typed, ...typedOf(PRESETS[name], NUMBERS) } }),
    });
  const number = fieldsOf('rules', typed, (part) => fill({ typed: { ...typed, ...part } }));
  const rulesTyped = (): ChosenRules => {
    const numbers = Object.fromEntries(
      ALL.flatMap(([name]) => (typed[name].trim() === '' ? [] : [[name, numberOf(typed[name])]])),
    ) as RuleNumbers;
    const isOff = SWITCHES.filter((name) => off.includes(name));
    return { preset, numbers, off: isOff, weekStart: Number(values.week), leave };
  };
  const save = (event: Event) => {
    event.preventDefault();
    if (wrong.length === 0) act({ do: 'save-rules', rules: rulesTyped() });
  };
  const numberField = (bounds: Bounds) => {
    const [name] = bounds;
    return (
      <Input
        key={name}
        type="text"
        inputMode="decimal"
        label={words.numbers[name]}
        isWrong={isWrong(bounds)}
        readOnly={preset !== 'own' && !MINORS.includes(bounds)}
        placeholder={name === 'averageWeeks' ? String(REFERENCE_WEEKS) : ''}
        {...number(name)}
      />
    );
  };
  // The screen closes. What was typed is saved, unless it is wrong.
  const makeSheet = (kind: SettingsSheetView['kind']) =>
    act({ do: 'make-settings', kind, ...(wrong.length === 0 && { rules: rulesTyped() }) });
  return (
    <form class="form" onSubmit={save} noValidate>
      <style>{styles}</style>
      <ScreenHeading>{words.heading}</ScreenHeading>
      <p class="quiet">{words.meaning}</p>
      <p class="quiet">{planningText.notChecked}</p>
      <Choice
        label={words.preset}
        choices={PRESET_NAMES.map((name) => [name, words.presets[name]])}
        {...field('preset')}
        onValue={choosePreset}
      />
      <p class="quiet">{words.sources[preset]}</p>
      {preset !== 'none' && (
        <div class="rule-numbers">
          {NUMBERS.filter(([name]) => preset === 'own' || typed[name] !== '').map(numberField)}
        </div>
      )}
      <fieldset class="form-parts">
        <legend>{words.minors}</legend>
        <p class="quiet">{words.minorsMeaning}</p>
        <div class="rule-numbers">{MINORS.map(numberField)}</div>
      </fieldset>
      <div aria-live="polite">
        {wrong.map(([name, least, most]) => (
          <p key={name} class="field-error">
            {words.wrong(words.numbers[name], least, most)}
          </p>
        ))}
      </div>
      <Choice
        label={words.weekStart}
        choices={WEEKDAYS.map((day) => [String(day), longWeekday(day)])}
        {...field('week')}
      />
      <Choice
        label={words.leave}
        choices={LEAVE_COUNTS.map((counts) => [counts, words.leaveCounts[counts]])}
        {...field('leave')}
      />
      <p class="quiet">{words.leaveMeaning}</p>
      <fieldset class="form-parts">
        <legend>{words.switches}</legend>
        {SWITCHES.map((name) => (
          <Checkbox
            key={name}
            label={words.names[name]}
            value={!off.includes(name)}
            onValue={(on) => fill({ off: on ? off.filter((ruleName) => ruleName !== name) : [...off, name] })}
          />
        ))}
      </fieldset>
      {sheets.map((sheet) => (
        <SettingsSheet key={sheet.kind} sheet={sheet} onMake={() => makeSheet(sheet.kind)} />
      ))}
      <footer class="footer">
        <div class="actions">
          <Button appearance="primary" submit>
            {words.save}
          </Button>
          <Button onPress={() => act({ do: 'close-rules' })}>{planningText.back}</Button>
        </div>
      </footer>
    </form>
  );
}

interface SettingsSheetProps {
  readonly sheet: SettingsSheetView;
  readonly onMake: () => void;
}

/** A sheet that is made and shown from here: what it has, and what can't be read. */
function SettingsSheet({ sheet: { kind, isThere, count, unread, unreadCount }, onMake }: SettingsSheetProps) {
  const words = planningText.rules.sheets[kind];
  return (
    <section class="card" aria-label={words.name}>
      <h3>{words.name}</h3>
      <p class="quiet">{words.meaning}</p>
      {isThere && <p>{words.count(count)}</p>}
      {unread.map((sentence) => (
        <p key={sentence} class="field-error" dir="auto">
          {sentence}
        </p>
      ))}
      {unread.length < unreadCount && (
        <p class="field-error">{planningText.check.moreOpen(unreadCount - unread.length)}</p>
      )}
      <div class="actions">
        <Button small onPress={onMake}>
          {isThere ? words.show : words.make}
        </Button>
      </div>
    </section>
  );
}

function typedOf(numbers: RuleNumbers, bounds: readonly Bounds[] = ALL): Typed {
  return Object.fromEntries(bounds.map(([name]) => [name, String(numbers[name] ?? '')])) as Typed;
}

/** People type 7.5 or 7,5. */
function numberOf(typed: string): number {
  return Number(typed.trim().replace(',', '.'));
}

/** The numbers that are whole, or a number of weeks. */
const STEPS: Readonly<Partial<Record<NumberName, number>>> = {
  averageWeeks: 1,
  daysInARow: 1,
  minorUnder: 1,
  weeklyRestDays: 7,
};

function isNumber(typed: string, least: number, most: number, step?: number): boolean {
  const number = numberOf(typed);
  if (typed.trim() === '') return true;
  return number >= least && number <= most && (step === undefined || Number.isInteger(number / step));
}
