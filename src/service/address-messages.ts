import { paneWords } from '../core/words/words';

/** Why an address, a session ID or a company's number can't be used. */
export const addressMessages = paneWords.words('addressMessages', {
  sessionEmpty: 'The session ID is empty. Paste the one that the service gave you.',
  spWrong: 'SP is a number that stands for your company, for example 1. Ask whoever runs the service.',
  empty: 'The service address is empty. It looks like https://company.example/service.',
  tooMuch:
    'The service address must end before any "?", "#" or sign-in name: the session ID and SP have fields of their own.',
  https: 'The service address must begin with https:// so that nobody on the way can read it.',
  /** The text is not quoted: it may be a session ID that was pasted into the wrong box. */
  notAnAddress: 'This is not a service address. One looks like https://company.example/service.',
});
