import { expect, test } from 'vitest';
import { findIssues } from './language/rules.ts';
import {
  extractComments,
  extractDescriptions,
  extractSentences,
  extractStoryNames,
  extractTexts,
  extractTitles,
} from './language/texts.ts';

const issues = (text: string, file = 'web/pages/admin/x.tsx') => findIssues([{ file, line: 1, text }], new Set());

test.each([
  ['What is not opened to somebody is nowhere for them.', 'start with a noun'],
  ['Who said no to an event hears of it again.', 'start with a noun'],
  ['This is no file that is taken here.', '"is not a"'],
  ['Nobody is here.', '"no one"'],
  ['It goes into the audit trail.', '"audit log"'],
  ['The event was cancelled.', 'American spelling'],
  ['We send you a mail.', '"email"'],
  ['You are told of each update.', '"notify"'],
])('%s is reported', (text, advice) => {
  expect(issues(text).join('\n')).toContain(advice);
});

test.each([
  'What happens to the articles of this category?',
  'There is no summary.',
  'The link is no longer valid.',
  'Investors see only the documents shared with them.',
  'Sign in to continue.',
])('%s is not reported', (text) => {
  expect(issues(text)).toEqual([]);
});

test('words with another meaning on public pages and texts of the specification are not reported', () => {
  expect(issues('The phone on the desk', 'web/pages/site/x.tsx')).toEqual([]);
  expect(findIssues([{ file: 'web/x.tsx', line: 1, text: 'Nobody.' }], new Set(['Nobody.']))).toEqual([]);
});

test('the checked texts are markup, labels and messages, not class names, SQL or comments', () => {
  const source = `// Nobody reads this.
    const sentence = 'File type not supported.';
    const statement = 'select id from article';
    export const page = (name: string) => <p className="wide blue" title="A short title">Sign in {\`to \${name} now\`}</p>;`;
  expect(extractTexts('web/x.tsx', source).map(({ line, text }) => [line, text])).toEqual([
    [2, 'File type not supported.'],
    [4, 'A short title'],
    [4, 'Sign in'],
    [4, 'to … now'],
  ]);
  expect(extractDescriptions('x.graphql', '"""\nAn article.\n"""\ntype A {\n  "The id."\n  id: ID!\n}')).toMatchObject([
    { line: 1, text: 'An article.' },
    { line: 5, text: 'The id.' },
  ]);
});

test('the checked texts include a word beside a value, but not names of classes and paths', () => {
  const source = `const done = \`\${title} rests\`;
    const label = \`Delete \${name}?\`;
    const count = \`\${shown} of \${total} entries\`;
    const others = [\`card-\${kind}\`, \`/files/\${id} \`, \`\${x} \${y}\`, \`M0 0 h\${x}\`, \`<b>\${x} left\`];`;
  expect(extractTexts('web/x.ts', source).map(({ line, text }) => [line, text])).toEqual([
    [1, '… rests'],
    [2, 'Delete …?'],
    [3, '… of … entries'],
  ]);
});

test('comments are checked as sentences, with lines that follow each other as one text', () => {
  const source = `// Nobody reads
// this. \`nobody()\` is code.
const a = 1; /** What the key opens. */
/**
 * The desk
 * of admins.
 */`;
  const comments = extractComments('api/x.ts', source);
  expect(comments.map(({ line, text }) => [line, text])).toEqual([
    [1, 'Nobody reads this.'],
    [1, '` is code.'],
    [3, 'What the key opens.'],
    [4, 'The desk of admins.'],
  ]);
  expect(findIssues(comments, new Set())).toHaveLength(2);
});

test('the names of stories are checked as words', () => {
  const source = `const meta = {}; export default meta;\nexport const NobodyMatches = {}, OnAPhone = {};\nexport type Story = 1;`;
  const names = extractStoryNames('stories/x.stories.tsx', source);
  expect(names.map(({ line, text }) => [line, text])).toEqual([
    [2, 'Nobody Matches'],
    [2, 'On A Phone'],
  ]);
  expect(findIssues(names, new Set())).toHaveLength(1);
});

test('the titles of tests are checked, also of tests with a table or in a template', () => {
  const source = `test('nobody can read it', () => {});
    test.describe('a draft', () => {
      it.each(['x'])('%s is told', () => {});
      drill(\`an \${role} reads\`, { tag: '@drill' }, () => {});
    });
    test.use({ locale: 'nobody' });`;
  const titles = extractTitles('e2e/x.spec.ts', source);
  expect(titles.map(({ line, text }) => [line, text])).toEqual([
    [1, 'nobody can read it'],
    [2, 'a draft'],
    [3, '%s is told'],
    [4, 'an … reads'],
  ]);
  expect(findIssues(titles, new Set())).toHaveLength(2);
});

test('sentences of a document are checked one by one, without code and URLs', () => {
  const markdown =
    '# A title\n\n- **Rule.** Call `nobody()` once. See [the page](https://nobody.example).\n\n```\nnobody\n```\n\n| a cell | Who asks is told. |';
  const sentences = extractSentences('README.md', markdown);
  expect(sentences.map(({ line, text }) => [line, text])).toEqual([
    [1, 'A title'],
    [3, 'Rule.'],
    [3, 'Call ` once.'],
    [3, 'See [the page`.'],
    [9, 'a cell'],
    [9, 'Who asks is told.'],
  ]);
  expect(findIssues(sentences, new Set()).join('\n')).toContain('README.md:9');
});
