/** Names that can be searched: whoever looks for an exported name finds one thing. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const EXPORTED = /^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm;

/** The overloads of one function. */
const OVERLOADED = ['byText'];

test('each exported name of the product and the stand-ins is exported once', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const found = new Map<string, string[]>();
  for (const file of files)
    for (const [, name = ''] of readFileSync(path.join('src', file), 'utf8').matchAll(EXPORTED))
      found.set(name, [...(found.get(name) ?? []), file]);
  const twice = [...found].filter(([name, places]) => places.length > 1 && !OVERLOADED.includes(name));
  expect(Object.fromEntries(twice)).toEqual({});
  expect(found.size).toBeGreaterThan(files.length);
});
