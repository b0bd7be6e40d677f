import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { person, useApi } from '../testing/api.ts';
import { randomFrom } from '../testing/random.ts';
import { normalizeSearch } from './search-query.ts';
import { query } from '../testing/query.ts';

const api = useApi();

describe('a search text', () => {
  it.each([
    ['air-gapped model', '(air <-> gapped | airgapped) & model'],
    ['  "on premise"  training ', '(on <-> premise) & training'],
    ['encryption -cloud', 'encryption & !cloud'],
    ['encryption -"public cloud"', 'encryption & !(public <-> cloud)'],
    ['encryption - overview', 'encryption & overview'],
    ['cats or dogs', 'cats | dogs'],
    ['or or cats or or dogs or', 'cats | dogs'],
    ['(a & b) | !c:*', 'a & b & c'],
    [
      "it’s o'clock a@b.example 1.5 a/b c++",
      '(it <-> s | its) & (o <-> clock | oclock) & (a <-> b <-> example | abexample) & (1 <-> 5 | 15) & (a <-> b | ab) & c',
    ],
    ['ISO27001 SP-800 53', '(ISO <-> 27001 | ISO <2> 27001 | ISO27001) & (SP <-> 800 | SP <2> 800 | SP800) & 53'],
    ['air\u2011gapped micro\u00ADphone ＨＰＣ', '(air <-> gapped | airgapped) & microphone & HPC'],
    ['an "unfinished phrase', 'an & unfinished & phrase'],
    ['--a ---b a--b', 'a & b & (a <-> b | ab)'],
    ['-'.repeat(200), ''],
    ['😀 👩‍👩‍👧', ''],
    ['שלום العربية 中文', 'שלום & العربية & 中文'],
    ['half \ud83d of \udc00 it', 'half & of & it'],
  ])('%j searches for %j', (typed, expected) => {
    expect(normalizeSearch(typed)).toBe(expected);
  });
});

/** What a text contains and what a person types to find it. */
const FINDS: [text: string, typed: string[]][] = [
  ['Certified to ISO/IEC 27001:2022.', ['ISO 27001', 'ISO27001', 'iso/iec 27001', '27001:2022', '"ISO/IEC 27001"']],
  ['It has ISO-27001 and SOC2.', ['ISO 27001', 'ISO27001', 'SOC 2', 'SOC-2', 'SOC2']],
  ['Runs on H100/H200 cards.', ['H200', 'H100/H200', 'H100 H200']],
  ['We ship Llama-3.1-70B.', ['Llama 3.1', 'llama3.1', 'Llama-3.1-70B', '70B']],
  ['SSO/SAML, and SCIM.', ['SAML', 'SSO', 'SSO/SAML', 'sso-saml']],
  ['The years 2020-2024 and 2019–2021.', ['2024', '2020-2024', '2020–2024', '2021']],
  ['A service in node.js and e-mail.', ['node', 'node.js', 'nodejs', 'email', 'e-mail']],
  [
    'NERC CIP-007, NIST SP 800-53 with AU-9, CVE-2023-4863.',
    ['CIP 007', 'CIP007', 'SP 800 53', 'SP800-53', 'AU 9', 'AU9', 'CVE 2023', '4863'],
  ],
  [
    'See /etc/portal/site.conf and https://docs.example/a_b/c-d?x=1.',
    ['/etc/portal/site.conf', 'site.conf', 'https://docs.example/a_b/c-d?x=1', 'docs.example', 'a_b'],
  ],
  [
    'air\u2011gapped, end\u2010to\u2010end, co\u00ADoperation, zero\u200Bwidth',
    ['air-gapped', 'airgapped', 'end to end', 'cooperation', 'zerowidth'],
  ],
  ['ＨＰＣ and 24\u00A0GB of ﬁle cache', ['HPC', '24 GB', 'file']],
  ['O’Brien’s “quoted” text (v2.0) <b>bold</b> R&D', ["O'Brien", 'OBrien', 'quoted', 'v2.0', 'bold', 'R&D', '"R&D"']],
  ['About 1,000 users, 99.9 % uptime, −40 °C', ['1000', '1,000', '99.9', '-"80 °C" 40']],
  ['TLS1.3/TLS1.2, IPv6, AES-256-GCM', ['TLS 1.3', 'TLS1.2', 'IPv6', 'AES 256', 'AES256', 'aes-256-gcm']],
];

describe('a text', () => {
  it('is found by each way in which people type its words', async () => {
    const missing: string[] = [];
    for (const [text, typed] of FINDS)
      for (const words of typed) {
        const statement = "select search_vector($1) @@ to_tsquery('site_text', $2) as found";
        const [row] = await query<{ found: boolean }>(api.em(), statement, [text, normalizeSearch(words)]);
        if (!row!.found) missing.push(`${words} in ${text}`);
      }
    expect(missing).toEqual([]);
  });

  it('becomes the tokens that the decision record lists', async () => {
    const record = await readFile('docs/decisions/0112-texts-names-and-search.md', 'utf8');
    const rows = record.match(/^\| `.*$/gm) ?? [];
    const expected: string[] = [];
    for (const typed of rows.map((row) => /^\| `([^`]*)`/.exec(row)![1]!)) {
      const [row] = await query<{ alone: string; ours: string }>(
        api.em(),
        `select array_to_string(array(select t.alias || ' ' || d.token from ts_debug('site_text', $1) d join
          ts_token_type('default') t on t.alias = d.alias where d.alias <> 'blank'), ', ') as alone,
          array_to_string(tsvector_to_array(search_vector($1)), ' ') as ours`,
        [typed],
      );
      expected.push(
        `| \`${typed}\` | ${row!.alone} | ${row!.ours} | ${normalizeSearch(typed).replaceAll('|', 'or')} |`,
      );
    }
    expect(expected.length).toBeGreaterThan(20);
    expect(rows).toEqual(expected);
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
    const text = "select count(to_tsquery('site_text', typed)) as count from unnest($1::text[]) typed";
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
