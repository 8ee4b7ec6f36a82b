import type { Act } from '../act';
import { showRowsText } from '../show-rows-messages';
import { Button } from './button';

interface ShowRowsProps {
  readonly kind: string;
  /** Whether some row needs the user. */
  readonly needsAttention: boolean;
  /** Whether some row has a warning. */
  readonly warned: boolean;
  /** Whether only some rows are shown. */
  readonly narrowed: boolean;
  readonly act: Act;
}

/** Makes the sheet show only the rows that need the user, only those with warnings, or all again. */
export function ShowRows({ kind, needsAttention, warned, narrowed, act }: ShowRowsProps) {
  return (
    <>
      {needsAttention && (
        <Button small onPress={() => act({ do: 'show-rows', kind, which: 'needs-attention' })}>
          {showRowsText.showNeedy}
        </Button>
      )}
      {warned && (
        <Button small onPress={() => act({ do: 'show-rows', kind, which: 'warned' })}>
          {showRowsText.showWarned}
        </Button>
      )}
      {narrowed && (
        <Button small onPress={() => act({ do: 'show-rows', kind, which: 'all' })}>
          {showRowsText.showAll}
        </Button>
      )}
    </>
  );
}
