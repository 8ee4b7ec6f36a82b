import { BuildProblem } from '../../../tools/build/build-problem';
import { htmlOf } from '../../../tools/build/simple-markdown';

test('headings, paragraphs, lists, bold words and links to other pages', () => {
  const page = `# Push\n\nA line\nand its rest.\n\n## Steps\n\n1. One\n2. Two\n   goes on\n\n- **Here**: see [there](other-page.md)\n`;
  expect(htmlOf(page)).toBe(
    [
      '<h1>Push</h1>',
      '<p>A line and its rest.</p>',
      '<h2>Steps</h2>',
      '<ol>\n<li>One</li>\n<li>Two goes on</li>\n</ol>',
      '<ul>\n<li><strong>Here</strong>: see <a href="other-page.html">there</a></li>\n</ul>',
    ].join('\n'),
  );
});

test('signs of HTML are words', () => {
  expect(htmlOf('Fish & chips cost < 5')).toBe('<p>Fish &amp; chips cost &lt; 5</p>');
});

test.each([
  '| a | b |',
  '> said',
  '### Deep',
  'the `code`',
  '![picture](a.png)',
  '<b>bold</b>',
  'so _very_ loud',
  '[elsewhere](https://example.com)',
  '- one\n  - below it',
])('other Markdown stops the build: %s', (markdown) => {
  expect(() => htmlOf(markdown)).toThrow(BuildProblem);
});
