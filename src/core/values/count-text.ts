const format = new Intl.NumberFormat('en-GB');

/** `2,000` */
export function countText(count: number): string {
  return format.format(count);
}
