import type { Ports } from '../ports/ports';

/** The name that the user has typed on this device. It is in no file until the user pushes or accepts something. */
const NAME = 'own-name';

/** The most characters of a name, and of what is said about a push. */
export const LONGEST_OWN_NAME = 60;
export const LONGEST_NOTE = 200;

/** '' if the user has typed none. */
export function readOwnName({ device }: Pick<Ports, 'device'>): string {
  return device.get(NAME) ?? '';
}

export function chooseOwnName({ device }: Pick<Ports, 'device'>, typed: string): string {
  const name = oneLine(typed, LONGEST_OWN_NAME);
  if (name === '') device.remove(NAME);
  else device.set(NAME, name);
  return name;
}

/** The text on one line, with at most so many characters. */
export function oneLine(text: string, most: number): string {
  return [...text.trim().replaceAll(/\s+/g, ' ')].slice(0, most).join('').trim();
}
