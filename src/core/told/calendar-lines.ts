/** The lines of a calendar file (RFC 5545). */
import { timeOfMinutes } from '../calendar/clock';
import { dayOfMinute, dayOfSerial, MINUTES_A_DAY, type WallMinute } from '../calendar/days';

/** Octets of a line without its end (RFC 5545, 3.1). */
const LINE_LIMIT = 75;

/** The file's text. Long lines are folded: what follows begins with a space. No letter is cut in two. */
export function textOfLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const letter of line) {
    const size = octetsOf(letter);
    if (octets + size > LINE_LIMIT) {
      text += '\r\n ';
      octets = 1;
    }
    text += letter;
    octets += size;
  }
  return text;
}

/** In UTF-8. */
function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/** A value of the type TEXT (RFC 5545, 3.3.11). It has no control characters. */
export function textValue(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** `20261205T060000`: a time on the clocks of a zone. */
export function localTime(time: WallMinute): string {
  const day = dayOfMinute(time);
  const text = `${dayOfSerial(day) ?? ''}T${timeOfMinutes(time - day * MINUTES_A_DAY)}`;
  return `${text.replace(/[-:]/g, '')}00`;
}

/** `20261205T050000Z`. `at`: milliseconds since the epoch. */
export function utcTime(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}
