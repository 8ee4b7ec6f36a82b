import open from 'open';

/** Opens the page in the user's browser. If no browser can be started, the server goes on: the address is printed. */
export async function openBrowser(url: string): Promise<void> {
  try {
    const browser = await open(url);
    browser.on('error', () => undefined);
  } catch {
    // as above
  }
}
