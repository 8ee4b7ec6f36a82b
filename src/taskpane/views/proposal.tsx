import type { WarnedShifts } from '../../app/view/index';
import { useAct } from '../act';
import { planningText as words } from '../planning-messages';
import { BreachList } from './breach-list';
import { Button } from './controls';
import { ScreenHeading } from './screen-heading';

/** Shifts that are about to be added, with the rules that they would break. */
export function ProposedShifts({ proposal }: { readonly proposal: WarnedShifts }) {
  const act = useAct();
  const { shifts, people, count } = proposal;
  return (
    <>
      <ScreenHeading>{words.proposal.heading(count)}</ScreenHeading>
      <p>{words.proposal.notYet(shifts)}</p>
      <p class="quiet">{words.stopsNobody}</p>
      <BreachList people={people} count={count} />
      <footer class="footer">
        <div class="actions">
          <Button appearance="primary" onPress={() => act({ do: 'add-proposed' })}>
            {words.proposal.add(shifts)}
          </Button>
          <Button onPress={() => act({ do: 'close-proposal' })}>{words.back}</Button>
        </div>
      </footer>
    </>
  );
}
