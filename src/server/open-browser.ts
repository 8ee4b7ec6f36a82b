import open from 'open';

/** Opens the page in the user's browser. One that can't be started is no reason to stop: the address is printed. */
export async function openBrowser(url: string): Promise<void> {
  try {
    const browser = await open(url);
    browser.on('error', () => undefined);
  } catch {
    // as above
  }
}
