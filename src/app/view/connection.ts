/** A field of the connect form. */
export type AddressField = 'baseUrl' | 'sessionId' | 'sp';

export type Connection =
  | {
      readonly state: 'out';
      readonly remembered: { readonly baseUrl: string; readonly sp: string };
      readonly sampleOffered: boolean;
      /** The service whose session ID this device keeps. */
      readonly kept?: { readonly baseUrl: string; readonly sp: string };
      /** What was wrong with one field at the last attempt, if the app knows. Shown beside that field. */
      readonly problem?: { readonly field: AddressField; readonly sentence: string };
    }
  | { readonly state: 'in'; readonly baseUrl: string; readonly sp: string; readonly sandbox: boolean };
