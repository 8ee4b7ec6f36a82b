import { readFileSync } from 'node:fs';
import { AS_DOCUMENTED, M365, PROFILES } from '../../../src/standins/excel/hardness';

const PAGE = readFileSync('docs/developer/stand-in-excel.md', 'utf8');

test.each(Object.keys(AS_DOCUMENTED))('the page of the stand-in has a row for the switch %s', (name) => {
  const rows = PAGE.split('\n').filter((line) => line.startsWith('|'));
  expect(rows.some((row) => row.includes(`\`${name}\``))).toBe(true);
});

test.each(Object.entries(PROFILES))('the profile %s is at least as hard as M365', (_name, profile) => {
  const on = Object.entries(M365).filter(([, value]) => value === true);
  for (const [name] of on) expect(profile).toHaveProperty(name, true);
});
