/** Sentences of the screens of a push, loaded with those screens. */
import { counted, digits, noun, rows } from './messages';

export const pushText = {
  conflicts: {
    heading: 'Changed on both sides',
    meaning:
      'Somebody changed these on the service since you downloaded them. Nothing of either side is lost until you choose.',
    before: 'before:',
    mine: 'Mine',
    theirs: 'Theirs',
    takeMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    allMine: 'Keep all mine',
    allTheirs: 'Take all theirs',
    everythingMine: 'Keep mine in all tables',
    everythingTheirs: 'Take theirs in all tables',
    ofAll: 'everything changed on both sides',
  },

  passwords: {
    heading: 'First passwords',
    explain: (count: number) =>
      `${counted(count, 'new user gets', 'new users get')} a first password. The service never shows it again and this workbook does not keep it: save it before you send.`,
    afterwards: (count: number) =>
      `${counted(count, 'first password was', 'first passwords were')} made for this push. Done forgets what is shown here.`,
    see: 'See or change them',
    seeOnly: 'See them',
    show: 'Show passwords',
    of: (label: string, userName: string) => `First password of ${label} (${userName})`,
    rest: (count: number) => `${digits(count)} more ${noun(count, 'is', 'are')} in the file and in the copy.`,
    save: 'Save as file…',
    copy: 'Copy',
    kept: 'I have kept the passwords',
    saved: (file: string) => `Handed to your browser as ${file}. If you can’t find the file, use Copy.`,
    copied: 'Copied. Paste it somewhere safe.',
    copiedInstead:
      'A pane can’t save files here, so the passwords were copied instead. Paste them somewhere safe.',
    failed: 'The passwords could not be handed over. Open the list and note them by hand.',
    columns: { label: 'Name', userName: 'UserName', password: 'First password' },
    file: 'first-passwords.csv',
  },

  preview: {
    heading: 'Check before sending',
    problems: 'Left behind',
    problemsMeaning:
      'These can’t go as they are. Put them right now, or send the others and push these later.',
    going: 'What will be sent',
    warned: (count: number) =>
      `${counted(count, 'row has a warning and goes', 'rows have a warning and go')} as ${noun(count, 'it is', 'they are')}, unless you change ${noun(count, 'it', 'them')}.`,
    becomes: 'becomes',
    add: 'Add',
    update: 'Update',
    fixAll: (count: number) => (count === 1 ? 'Put it right' : `Put all ${digits(count)} right`),
    unusualConfirmed: 'Yes, all of that is meant',
    send: (count: number) => `Send ${rows(count)}`,
    back: 'Back',
    areThere: 'They are there',
    areThereMeaning:
      'No answer came for these. Look on the service: “They are there” notes them as stored, “Send again” adds them, and may add twice what is there.',
    sendAgain: 'Send again',
    sendAgainMeaning:
      'No answer came for these, and the service does not list them. Look there first: if one is stored all the same, sending it again stores it twice.',
  },

  result: {
    ofTable: (title: string, stored: number, planned: number) =>
      `${title}: ${digits(stored)} of ${digits(planned)} stored`,
    tables: 'By table',
    left: (count: number) => `${rows(count)} ${noun(count, 'was', 'were')} left behind before sending.`,
    found: (count: number) =>
      `${counted(count, 'row', 'rows')} of an earlier push ${noun(count, 'was', 'were')} found stored.`,
    groups: {
      refused: { title: 'Refused', meaning: 'The service said no. Change the row and push again.' },
      unknown: {
        title: 'Unknown',
        meaning: 'Sent, but no answer came. Look on the service before you push these again.',
      },
      'not-sent': { title: 'Not sent', meaning: 'Each says why. Push what is left once it is put right.' },
      differs: {
        title: 'Stored, but reads back differently',
        meaning: 'The sheet now shows what the service holds.',
      },
    },
    pushRest: 'Push what is left',
    done: 'Done',
  },
};
