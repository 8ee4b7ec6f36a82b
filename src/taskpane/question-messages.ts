/** The sentences of the questions that stand in the way of a job; fetched with them. */
export const questionText = {
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
