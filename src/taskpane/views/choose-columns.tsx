import { useState } from 'preact/hooks';
import type { SheetLooksView } from '../../app/view';
import type { Act } from '../act';
import { looksText } from '../sheet-looks-messages';
import { Button } from './button';
import { Checkbox } from './checkbox';

interface ChooseColumnsProps {
  readonly looks: SheetLooksView;
  readonly act: Act;
}

/** A tick for each column that is shown. The sheet changes when the user presses the button. */
export function ChooseColumns({ looks: { kind, columns }, act }: ChooseColumnsProps) {
  const words = looksText.columns;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(
    new Set(columns.filter(({ isHidden }) => isHidden).map(({ id }) => id)),
  );
  const tick = (id: string, isShown: boolean) => {
    const next = new Set(hidden);
    if (isShown) next.delete(id);
    else next.add(id);
    setHidden(next);
  };
  const usual = columns.filter(({ seldom }) => seldom).map(({ id }) => id);
  return (
    <section class="card" aria-label={words.heading}>
      <h3>{words.heading}</h3>
      <p class="quiet">{words.meaning}</p>
      {columns.map(({ id, header }) => (
        <Checkbox
          key={id}
          label={<bdi>{header}</bdi>}
          ticked={!hidden.has(id)}
          onChange={(ticked) => tick(id, ticked)}
        />
      ))}
      <div class="actions">
        <Button small onPress={() => act({ do: 'hide-columns', kind, ids: [...hidden] })}>
          {words.show}
        </Button>
        <Button small appearance="subtle" onPress={() => setHidden(new Set())}>
          {words.all}
        </Button>
        <Button small appearance="subtle" onPress={() => setHidden(new Set(usual))}>
          {words.usual}
        </Button>
      </div>
    </section>
  );
}
