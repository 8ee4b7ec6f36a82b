import { useContext } from 'preact/hooks';
import type { PasteView } from '../../app/view';
import { copyText } from '../browser/clipboard';
import { pasteText as words } from '../paste-messages';
import { Announce } from '../announce';
import { Button } from './button';
import { CountRow } from './count-row';

/** How many lines of one reason are shown. The copy has all of them. */
const SHOWN = 10;

/** The lines that made no shift, by reason. No part of the pasted text is ever dropped silently. */
export function PasteLeft({ left }: Pick<PasteView, 'left'>) {
  const announce = useContext(Announce);
  const copy = async () => {
    const lines = left.map(({ line, text, reason }) => `${words.line(line)}\t${text}\t${reason}`);
    announce((await copyText(lines.join('\n'))) ? words.copied : words.notCopied);
  };
  return (
    <section aria-label={words.leftTitle}>
      <h3>{words.leftTitle}</h3>
      <p class="quiet">{words.leftMeaning}</p>
      <div class="count-rows">
        {[...byReason(left)].map(([reason, lines]) => (
          <CountRow key={reason} name={sentence(reason)} count={lines.length} mark="plain">
            <ul class="left-lines">
              {lines.slice(0, SHOWN).map(({ line, text }, place) => (
                <li key={place}>
                  <span class="quiet">{words.line(line)}</span> <bdi>{text}</bdi>
                </li>
              ))}
            </ul>
            {lines.length > SHOWN && <p class="quiet">{words.more(lines.length - SHOWN)}</p>}
          </CountRow>
        ))}
      </div>
      <div class="actions">
        <Button small onPress={() => void copy()}>
          {words.copy}
        </Button>
      </div>
    </section>
  );
}

function byReason(left: PasteView['left']): Map<string, PasteView['left'][number][]> {
  const groups = new Map<string, PasteView['left'][number][]>();
  for (const line of left) {
    const group = groups.get(line.reason);
    if (group) group.push(line);
    else groups.set(line.reason, [line]);
  }
  return groups;
}

const sentence = (reason: string): string => reason.charAt(0).toUpperCase() + reason.slice(1);
