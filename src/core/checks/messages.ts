import { isEmpty, type Cell } from '../table/sheet';
import { clip } from '../values/clip';
import { textOf } from '../values/text';

/** Why only the user can say whether a row may be sent once more. */
export type OpenReason = 'not-found' | 'not-readable' | 'not-listed' | 'not-shown' | 'key-in-doubt';

/** The repair of rows that wait for the user's word. */
export const SEND_AGAIN = 'Say whether to send these again';

const waits: Readonly<Record<OpenReason, string>> = {
  'not-found':
    'It was sent, no answer came, and the service does not list it (yet). Look there: if it is stored, delete this row and download again; if it is not, choose “Send again” in the pane.',
  'not-readable':
    'It was sent, and no answer came. Look on the service, then choose “They are there” or “Send again” in the pane.',
  'not-listed':
    'The service answered that it is stored, and does not list it (yet). Download again later; if it never comes, look there, then choose “Send again” in the pane.',
  'not-shown':
    'The service answered that it is stored, and still shows what was there before. Download again later; if it stays so, choose “Send again” in the pane, or put the old value back.',
  'key-in-doubt':
    'Its ExternalID was changed, and no clear answer came. Look on the service: if the block has the new ExternalID, choose “They are there” in the pane; if it has the old one, choose “Send again”.',
};

interface KeyOfAnother {
  readonly key: string;
  readonly shown: string;
  readonly one: string;
  readonly was: string;
  readonly other: string;
  readonly where: string | undefined;
}

/** Every sentence that a check can write into a row, in one place and ready for a second language. */
export const say = {
  required: (field: string, one: string) => ({
    sentence: `${field} is empty: a new ${one} needs one.`,
    repair: `Fill in ${field}`,
  }),
  companion: (field: string, one: string) => ({
    sentence: `${field} is empty: every ${one} needs one.`,
    repair: `Fill in ${field}`,
  }),
  notReadable: (
    field: string,
    { problem, repair, meant }: { problem: string; repair?: string; meant?: string },
  ) => ({
    sentence: `${field}: ${problem}.`,
    repair: repair === undefined ? `Type a ${field} that can be read` : `${field}: ${repair}`,
    ...(meant === undefined ? {} : { mend: meant }),
  }),
  straySpaces: (field: string, shown: string, mend: string) => ({
    sentence: `${field} "${shown}" has spaces that don’t belong there: make it "${mend}".`,
    repair: `Take stray spaces out of ${field}`,
    mend,
  }),
  onlyWhenAdded: (field: string, one: string, was: string) => ({
    sentence: `${field} can’t be changed once the ${one} is added: put "${was}" back, or add a new ${one}.`,
    repair: `Put ${field} back as it was`,
  }),
  cantAdd: (one: string) => ({
    sentence: `The service takes no new ${one} from here: delete the row.`,
    repair: `Delete rows that can’t be added`,
  }),
  notStoredYet: (field: string, shown: string) => ({
    sentence: `${field} "${shown}" is a new row in this workbook that is not stored yet: push both tables together.`,
    repair: `Push the new ${field} rows first, or all tables together`,
  }),
  undecided: (why: OpenReason) => ({ sentence: waits[why], repair: SEND_AGAIN }),
  /** `base` is what it was before; for a row that was typed nobody knows that, and it equals `theirs`. */
  conflict: (field: string, base: string, theirs: string) => ({
    sentence:
      base === theirs
        ? `${field} is ${theirs} on the service, and this row says something else: choose mine or theirs in the pane.`
        : `${field} was ${base} and is ${theirs} on the service meanwhile: choose mine or theirs in the pane.`,
    repair: 'Choose mine or theirs',
    conflict: true as const,
  }),
  /** What a new row says whose record somebody else has added just before it was sent. */
  addedElsewhere: (one: string) => `Somebody else has added this ${one} meanwhile: nothing was sent.`,
  /** What a new row says that can't be told from a record which somebody else has added since the download. */
  twinAdded: (one: string, label: string) =>
    `Somebody else has added a ${one} just like this one meanwhile (${label}): nothing was sent. Download; then delete this row if it is the same, or push it to add a second one.`,
  gone: {
    sentence: 'This record is no longer on the service. Delete the row, or copy it as a new one.',
    repair: 'Delete rows that are no longer on the service, or copy them as new ones',
    gone: true as const,
  },
  cellError: (field: string, error: string) => ({
    sentence: `${field} shows ${error}: mend the formula or type the value.`,
    repair: `Mend the formula in ${field}`,
  }),
  rule: (field: string, shown: string, why: string) => ({
    sentence: `${field} "${shown}" ${why}.`,
    repair: `Give a valid ${field}`,
  }),
  brokenRule: (field: string, why: string) => ({
    sentence: `${field} ${why}.`,
    repair: `Put ${field} right`,
  }),
  twice: (field: string, shown: string, others: string) => ({
    sentence: `${field} "${shown}" is also in ${others}: each needs its own.`,
    repair: `Give each row its own ${field}`,
  }),
  serviceField: (field: string, was: Cell) => ({
    sentence: isEmpty(was)
      ? `${field} is kept by the service and can’t be changed here: clear the cell.`
      : `${field} is kept by the service and can’t be changed here: put "${clip(textOf(was))}" back, or download again.`,
    repair: isEmpty(was) ? `Clear ${field}` : `Put ${field} back as it was`,
    mend: was,
  }),
  /** A row whose key is away, and what names it is edited too. */
  keyGone: (key: string, was: string, name: string, one: string) => ({
    sentence: `${key} is no longer ${was}, and the row no longer says “${name}”: it may be another ${one} by now. Press Ctrl+Z, or delete the row and download: “${name}” comes back in a row of its own.`,
    repair: `Say which ${one} these rows are`,
  }),
  /** A row that shows another record's key. `where` is that record's own row. */
  keyOfAnother: ({ key, shown, one, was, other, where }: KeyOfAnother) => ({
    sentence: `“${shown}” stands in the row of “${was}” and shows the ${key} of “${other}”${where === undefined ? '' : ` (${where})`}. If it is a copy that you want to add as a new ${one}, move it to an empty row and clear ${key} there; else delete this row. Download then brings “${was}” back.`,
    repair: `Say which ${one} these rows are`,
  }),
  keyTyped: (field: string, one: string) => ({
    sentence: `${field} is given by the service. To add this ${one}, clear ${field}; to change one that exists, download and edit its row.`,
    repair: `Clear ${field} in new rows`,
  }),
  cantBeEmptied: (field: string) => ({
    sentence: `${field} can’t be emptied: the service does not show whether it was. Type a value, or press Ctrl+Z.`,
    repair: `Give ${field} a value again`,
  }),
  mustBeFilled: (field: string) => ({
    sentence: `${field} can’t be empty: type a value, or press Ctrl+Z.`,
    repair: `Give ${field} a value again`,
  }),
  numberForText: (field: string, was: string, now: string) => ({
    sentence: `${field} was "${was}" and Excel has made it the number ${now}: format the cell as Text and type it again.`,
    repair: `Type ${field} again as text`,
  }),
  clipped: (field: string) => ({
    sentence: `${field} is longer on the service than a cell can hold, so editing it here would cut it: press Ctrl+Z.`,
    repair: `Put ${field} back as it was`,
  }),
  /** `one`: what a new row may be that is on the service already. */
  takenOnService: (field: string, shown: string, by: string, one?: string) => ({
    sentence:
      `${field} "${shown}" is taken on the service by ${by}: choose another.` +
      (one === undefined ? '' : ` If it is the same ${one}, delete this row and download.`),
    repair: `Choose another ${field}`,
  }),
};
