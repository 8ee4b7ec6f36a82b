import type { SheetLooksView } from '../../app/view';
import type { Act } from '../act';
import { looksText } from '../sheet-looks-messages';
import { Button } from './button';
import { ChooseColumns } from './choose-columns';
import { SavedViews } from './saved-views';
import { ScreenHeading } from './screen-heading';

interface SheetLooksProps {
  readonly looks: SheetLooksView;
  readonly act: Act;
}

/** The screen on which the user chooses a sheet's columns and makes views. */
export function SheetLooks({ looks, act }: SheetLooksProps) {
  return (
    <>
      <ScreenHeading>{looksText.heading(looks.title)}</ScreenHeading>
      <ChooseColumns key={looks.columns.map(({ isHidden }) => isHidden).join()} looks={looks} act={act} />
      <SavedViews looks={looks} act={act} />
      <div class="actions">
        <Button onPress={() => act({ do: 'close-sheet-looks' })}>{looksText.back}</Button>
      </div>
    </>
  );
}
