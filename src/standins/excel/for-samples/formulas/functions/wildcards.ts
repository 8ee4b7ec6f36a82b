/**
 * `*` means any letters, `?` any one letter, `~` before one of them that sign itself (docs: Using wildcard characters
 * in searches).
 */

/** Finds a pattern in whole texts or in parts of them, ignoring case. */
export function wildcard(pattern: string, match: 'whole' | 'part'): RegExp {
  const source = pattern.replaceAll(/~[*?~]|[\s\S]/g, (sign) => {
    if (sign === '*') return '[\\s\\S]*';
    if (sign === '?') return '[\\s\\S]';
    return sign.slice(-1).replace(/[.*+?^${}()|[\]\\/-]/, '\\$&');
  });
  return new RegExp(match === 'whole' ? `^${source}$` : source, 'i');
}
