import { describe, expect, it } from 'vitest';
import { person, useApi } from '../testing/api.ts';
import { randomFrom } from '../testing/random.ts';
import { normalizeSearch } from './search-query.ts';
import { query } from '../testing/query.ts';

const api = useApi();

describe('a search text', () => {
  it.each([
    ['air-gapped model', 'air-gapped model'],
    ['  "on premise"  training ', '"on premise" training'],
    ['encryption -cloud', 'encryption -cloud'],
    ['encryption -"public cloud"', 'encryption -"public cloud"'],
    ['encryption - overview', 'encryption overview'],
    ['cats or dogs', 'cats or dogs'],
    ['or or cats or or dogs or', 'cats or dogs'],
    ['(a & b) | !c:*', 'a b c'],
    ["it’s o'clock a@b.example 1.5 a/b c++", "it’s o'clock a@b.example 1.5 a/b c"],
    ['an "unfinished phrase', 'an unfinished phrase'],
    ['--a ---b a--b', 'a b a b'],
    ['-'.repeat(200), ''],
    ['😀 👩‍👩‍👧', ''],
    ['שלום العربية 中文', 'שלום العربية 中文'],
    ['half \ud83d of \udc00 it', 'half of it'],
  ])('%j searches for %j', (typed, expected) => {
    expect(normalizeSearch(typed)).toBe(expected);
  });
});

const PUNCTUATION = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~¡§«»–—‘’“”…€'];
const HOSTILE = [
  ...PUNCTUATION.flatMap((sign) => [sign.repeat(60), sign.repeat(200), `${sign} `.repeat(100), `a${sign}`.repeat(100)]),
  ...[
    '-"',
    '-(',
    '(-',
    '"-"',
    '-a ',
    '- or ',
    'or ',
    'a or ',
    '"" ',
    '-"" ',
    '-"a',
    '<->',
    '!a&',
    "'",
    '\\',
    ':*A',
    '\t\n',
  ].map((text) => text.repeat(Math.floor(200 / text.length))),
  '😀'.repeat(100),
  '\u202e\u200f\u2066'.repeat(60),
  '\ud83d'.repeat(200),
  '\udc00\ud83d'.repeat(100),
  '\u0301'.repeat(200),
  'שלום '.repeat(40),
  '\u0001\u001b\u007f\u0085\u2028\ufeff\uffff'.repeat(28),
  'a'.repeat(200),
  'ﷺ'.repeat(200),
];

/** Texts of up to 200 characters made of the signs of search syntax. */
function typedTexts(count: number): string[] {
  const random = randomFrom(113);
  const parts = [
    ...PUNCTUATION,
    '-',
    '-',
    '"',
    ' ',
    ' or ',
    ' and ',
    'a',
    'the',
    'air',
    '😀',
    '\ud83d',
    'é',
    '\u202e',
    '\0',
    '1.5',
  ];
  const text = () =>
    Array.from({ length: 1 + random.below(200) }, () => random.pick(parts))
      .join('')
      .slice(0, 200);
  return Array.from({ length: count }, text);
}

describe('any search text', () => {
  it('becomes a query that Postgres accepts', async () => {
    const typed = [...HOSTILE, ...typedTexts(5_000)].map(normalizeSearch);
    const text = "select count(websearch_to_tsquery('site_text', typed)) as count from unnest($1::text[]) typed";
    expect(await query(api.em(), text, [typed])).toEqual([{ count: String(typed.length) }]);
  });

  const ASK = `query ($text: String!) {
    search(filter: { query: $text }) { nodes { id } totalCount corrected }
    articles(filter: { search: $text }) { nodes { id } }
  }`;
  const ADMIN = `query ($text: String!) {
    users(filter: { search: $text }) { nodes { id } } leads(filter: { search: $text }) { nodes { id } }
    pictures(filter: { search: $text }) { nodes { id } } documents(filter: { search: $text }) { nodes { id } }
    delegations(filter: { search: $text }) { nodes { id } } auditEvents(filter: { person: $text }) { nodes { id } }
    accessLog(filter: { person: $text }) { nodes { id } }
    articles(filter: { search: $text, isTrashed: true }) { nodes { id } }
  }`;

  it('is a valid search for visitors and for administrators', async () => {
    for (const typed of [...HOSTILE, ...typedTexts(60)]) {
      for (const [viewer, operation] of [
        [person.visitor, ASK],
        [person.admin, ADMIN],
      ] as const) {
        const { code } = await api.execute(viewer, operation, { text: typed });
        // A zero byte is rejected wherever a text is accepted.
        expect([typed, code]).toEqual([typed, typed.includes('\0') ? 'BAD_USER_INPUT' : undefined]);
      }
    }
  });
});
