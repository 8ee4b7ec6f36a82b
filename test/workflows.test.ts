/** The workflows: what they run can't be changed by others, and they can't write into the repository. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../.github/workflows');

test.each(readdirSync(folder))(
  '%s names actions by commit, keeps no credentials, and may only read',
  (file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const actions = [...text.matchAll(/uses: (.+)/g)].map(([, action = '']) => action);
    expect(actions.filter((action) => !/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
    const checkouts = text.match(/uses: actions\/checkout@/g) ?? [];
    expect(checkouts.length).toBeGreaterThan(0);
    expect(text.match(/persist-credentials: false/g)).toHaveLength(checkouts.length);
    expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    expect(text).not.toContain(': write');
  },
);
