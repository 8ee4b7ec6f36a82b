import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { valueMessages } from '../../core/values/messages';
import type { OfferedName } from '../../core/values/name-list';
import { MOST_SHOWN, nameFinder } from '../find-names';
import { reportText as words } from '../report-messages';
import { Button, Icon, Fold } from './controls';
import { Checkbox, Input } from './fields';

/** With more names than this, there is a box to find them. */
const FEW_NAMES = 12;

interface PickProps {
  /** Unique in the pane. */
  readonly id: string;
  /** What is chosen: `People`. */
  readonly name: string;
  readonly names: readonly OfferedName[];
}

interface PickManyProps extends PickProps {
  /** The text if none is chosen: `everybody`. */
  readonly everything: string;
  /** Ids. Some may belong to names that are no longer known. */
  readonly value: readonly string[];
  readonly onValue: (chosen: readonly string[]) => void;
}

/** Some of many names, or all. Shown in one line until the user wants to choose. */
export function PickMany({ id, name, everything, names, value: chosen, onValue }: PickManyProps) {
  const choose = (nameId: string, isChosen: boolean) =>
    onValue(isChosen ? [...chosen, nameId] : chosen.filter((other) => other !== nameId));
  const isChosen = new Set(chosen);
  return (
    <Fold name={name} says={chosen.length === 0 ? everything : words.chosen(chosen.length)}>
      <div class="pick">
        {chosen.length > 0 && (
          <>
            <ChosenNames names={names} chosen={chosen} onRemove={(nameId) => choose(nameId, false)} />
            <div class="actions">
              <Button small onPress={() => onValue([])}>
                {words.clear(everything)}
              </Button>
            </div>
          </>
        )}
        <NameSearch id={id} name={name} find={words.find(name)} names={names}>
          {({ id: nameId, label }) => (
            <Checkbox
              label={<bdi>{label}</bdi>}
              value={isChosen.has(nameId)}
              onValue={(ticked) => choose(nameId, ticked)}
            />
          )}
        </NameSearch>
      </div>
    </Fold>
  );
}

interface PickOneProps extends PickProps {
  /** An id, or ''. */
  readonly value: string;
  readonly onValue: (chosen: string) => void;
}

/** One of many names. */
export function PickOne({ id, name, names, value, onValue }: PickOneProps) {
  const says = names.find((offeredName) => offeredName.id === value)?.label ?? words.choosePerson;
  // Whoever is chosen already, need not be looked for.
  const [isOpen] = useState(value === '');
  return (
    <Fold name={name} says={says} open={isOpen}>
      <div class="pick">
        <NameSearch id={id} name={name} find={words.findPerson} names={names}>
          {({ id: nameId, label }) => (
            <label class="check" onClick={foldAfterClick}>
              <input type="radio" name={id} checked={nameId === value} onChange={() => onValue(nameId)} />
              <bdi>{label}</bdi>
            </label>
          )}
        </NameSearch>
      </div>
    </Fold>
  );
}

/** The list folds when a name was clicked. The arrow keys, whose clicks have no detail, go on choosing. */
function foldAfterClick({ detail, currentTarget }: MouseEvent): void {
  const list = currentTarget instanceof Element ? currentTarget.closest('details') : null;
  if (detail === 0 || !list) return;
  list.open = false;
  list.querySelector('summary')?.focus();
}

interface ChosenNamesProps {
  readonly names: readonly OfferedName[];
  readonly chosen: readonly string[];
  readonly onRemove: (id: string) => void;
}

/** The chosen names. Each can be removed. */
function ChosenNames({ names, chosen, onRemove }: ChosenNamesProps) {
  const list = useRef<HTMLUListElement>(null);
  const labels = useMemo(() => new Map(names.map(({ id, label }) => [id, label])), [names]);
  return (
    <ul class="chosen-names" ref={list}>
      {chosen.slice(0, MOST_SHOWN).map((id) => {
        const label = labels.get(id) ?? id;
        return (
          <li key={id}>
            <button
              type="button"
              class="chosen-name"
              aria-label={words.remove(label)}
              onClick={() => {
                // The button disappears with its name, so the focus is moved to this part of the form.
                list.current?.closest('details')?.querySelector('summary')?.focus();
                onRemove(id);
              }}
            >
              <bdi>{label}</bdi>
              <Icon picture="dismiss" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The mark of somebody who must not be scheduled. */
export function NotScheduled({
  offeredName,
}: {
  readonly offeredName: Pick<OfferedName, 'isOff'> | undefined;
}) {
  return offeredName?.isOff === true ? <p class="quiet not-scheduled">{valueMessages.notScheduled}</p> : null;
}

interface NameSearchProps {
  readonly id: string;
  /** The name of the list, and the label of the box that finds names. */
  readonly name: string;
  readonly find: string;
  readonly names: readonly OfferedName[];
  readonly children: (named: OfferedName) => ComponentChildren;
}

/** The first names, or those that contain what is typed. */
export function NameSearch({ id, name, find, names, children }: NameSearchProps) {
  const [typed, setTyped] = useState('');
  const finder = useMemo(() => nameFinder(names), [names]);
  const { shown, count } = useMemo(() => finder(typed), [finder, typed]);
  const rest = `${id}-rest`;
  if (names.length === 0) return <p class="quiet">{words.noneKnown}</p>;
  return (
    <>
      {names.length > FEW_NAMES && (
        <Input
          type="search"
          id={`${id}-find`}
          label={find}
          saidBy={rest}
          value={typed}
          onValue={setTyped}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setTyped('');
          }}
        />
      )}
      <div role="group" aria-label={name} class="names">
        {shown.map((named) => (
          <div key={named.id}>
            {children(named)}
            <NotScheduled offeredName={named} />
          </div>
        ))}
      </div>
      <p class="quiet names-rest" id={rest} role="status">
        {count === 0 ? words.noneFound : shown.length < count ? words.moreFound(count) : ''}
      </p>
    </>
  );
}
