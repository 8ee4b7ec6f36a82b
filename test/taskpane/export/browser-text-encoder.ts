/**
 * Every browser has TextEncoder, jsdom has not. Without it fflate damages letters beyond 16 bits. Must be imported before
 * fflate.
 */
import { TextEncoder } from 'node:util';

Object.assign(globalThis, {
  TextEncoder: class {
    encode = (text: string) => Uint8Array.from(new TextEncoder().encode(text));
  },
});
