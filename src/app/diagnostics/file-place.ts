const MICROSOFT =
  /(^|\.)(sharepoint(-df)?\.(com|us|cn|de)|live\.(com|net)|1drv\.(com|ms)|officeapps\.live\.com)$/;

/** The kind of place where the file is. Never the place itself: it may name people and projects. */
export function filePlace(location: string): string {
  if (location === '') return 'none (not saved yet, or not known)';
  if (/^https?:/i.test(location)) return isMicrosofts(location) ? 'SharePoint or OneDrive' : 'web address';
  return location.startsWith('\\\\') ? 'network path' : 'local path';
}

function isMicrosofts(address: string): boolean {
  try {
    return MICROSOFT.test(new URL(address).hostname);
  } catch {
    return false;
  }
}
