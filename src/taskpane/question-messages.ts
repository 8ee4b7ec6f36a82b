/** The sentences of the questions that stand in the way of a job; fetched with them. */
export const questionText = {
  company: {
    heading: 'Another company',
    push: (came: string, now: string) => `This workbook came from ${came}. I want to push it to ${now}.`,
    pushMeaning:
      'Every row becomes a new one there. IDs, ExternalIDs and what is known of the first company go.',
    replace: (came: string, now: string) =>
      `This workbook came from ${came}. I want the records of ${now} in its place.`,
    replaceMeaning: 'The rows are taken out of the sheets with everything that was not pushed.',
    unsettled: (count: number) =>
      `${count === 1 ? 'One row was' : `${count} rows were`} sent to the first company and never answered. Connect to it first to look them up; else they are given up.`,
    go: 'Yes, I mean that',
    sayFirst: 'Choose one of the two sentences first.',
  },
  session: {
    heading: 'A fresh session ID is needed',
    meaning: (host: string, sp: string) =>
      `For ${host}, SP ${sp}. Nothing is lost: with it Shiftsheet goes on where it stopped. Cancel ends it here.`,
    label: 'Fresh session ID',
    hint: 'Sign in at the service as you do for the first one. It is never kept in the workbook.',
    missing: 'Enter the fresh session ID.',
    submit: 'Go on',
  },
};
