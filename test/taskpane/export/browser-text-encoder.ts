/** Every browser has it, jsdom has not; what fflate does without it spoils letters beyond 16 bits. Imported before fflate. */
import { TextEncoder } from 'node:util';

Object.assign(globalThis, {
  TextEncoder: class {
    encode = (text: string) => Uint8Array.from(new TextEncoder().encode(text));
  },
});
