/** The host of an address, by which people know a service. A text that is no address is returned unchanged. */
export function hostOfAddress(baseUrl: string): string {
  return URL.canParse(baseUrl) ? new URL(baseUrl).host : baseUrl;
}
