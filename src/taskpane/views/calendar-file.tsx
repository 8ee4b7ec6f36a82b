import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { CalendarFile, ToldView } from '../../app/view/index';
import { useAct } from '../act';
import { dayText } from '../browser/clock';
import { canSaveFiles, copyText, saveTextFile } from '../browser/save-and-copy';
import { fileNameOf } from '../export/names';
import { toldText as words } from '../told-messages';
import { Button } from './controls';
import { Choice } from './fields';
import { Announce } from './notices';
import { PickOne } from './pick-names';

interface CalendarFilesProps {
  readonly calendar: ToldView['calendar'];
  /** The ID of the person, or ''. */
  readonly person: string;
  /** Counts how often a button beside a person has chosen the person. */
  readonly asked: number;
  readonly onPerson: (person: string) => void;
}

/** Saves the shifts of one person as a file for the person's calendar. */
export function CalendarFileForm({ calendar, person, asked, onPerson }: CalendarFilesProps) {
  const { people, timeZone, file } = calendar;
  const act = useAct();
  const zones = useMemo(() => timeZones(timeZone), [timeZone]);
  const [zone, setZone] = useState(timeZone || ownTimeZone());
  const isKnown = people.some(({ id }) => id === person);
  return (
    <section class="card" aria-label={words.calendar}>
      <h3>{words.calendar}</h3>
      <p class="quiet">{words.calendarMeaning}</p>
      {people.length === 0 ? (
        <p>{words.calendarNobody}</p>
      ) : (
        <>
          <PickOne
            key={asked}
            id="calendar-person"
            name={words.calendarPerson}
            names={people}
            value={person}
            onValue={onPerson}
          />
          <Choice
            id="calendar-zone"
            label={words.timeZone}
            hint={words.timeZoneMeaning}
            value={zone}
            choices={zones.map((zoneName) => [zoneName, zoneName.replaceAll('_', ' ')])}
            onValue={setZone}
          />
          <div class="actions">
            {isKnown && (
              <Button onPress={() => act({ do: 'make-calendar-file', person, timeZone: zone })}>
                {words.makeCalendar}
              </Button>
            )}
          </div>
        </>
      )}
      {file && <MadeFile key={file.id} file={file} />}
    </section>
  );
}

/** The file is saved as soon as it is made. A web view that saves no files copies it at a click. */
function MadeFile({ file: { person, text, shifts, cancelled } }: { readonly file: CalendarFile }) {
  const say = useContext(Announce);
  const savesFiles = canSaveFiles(navigator.userAgent);
  const name = fileNameOf(person, dayText(new Date()), 'ics');
  const [came, setCame] = useState(savesFiles ? '' : words.calendarCopyInstead(name));
  const announce = (sentence: string) => {
    setCame(sentence);
    say(sentence);
  };
  const save = () => {
    saveTextFile(name, 'text/calendar;charset=utf-8', text);
    announce(words.calendarSaved(name, shifts, cancelled));
  };
  const copy = async () =>
    announce((await copyText(text)) ? words.calendarCopied(name) : words.calendarNotCopied);
  const end = useRef<HTMLDivElement>(null);
  const isSaved = useRef(false);
  useEffect(() => {
    // The button beside a person is far above.
    end.current?.scrollIntoView?.({ block: 'nearest' });
    if (!savesFiles || isSaved.current) return;
    isSaved.current = true;
    save();
  }, []);
  return (
    <>
      <p dir="auto">{came}</p>
      <div class="actions" ref={end}>
        <Button small onPress={() => (savesFiles ? save() : void copy())}>
          {savesFiles ? words.calendarSaveAgain : words.calendarCopy}
        </Button>
      </div>
    </>
  );
}

function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The zones that the browser knows. An older one lists none, but knows its own. */
function timeZones(chosen: string): string[] {
  const known = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
  return [...new Set([...known, ownTimeZone(), chosen])].filter((zone) => zone !== '').sort();
}
