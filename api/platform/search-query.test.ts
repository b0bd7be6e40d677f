import { readFile } from 'node:fs/promises';
import path from 'node:path';
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
      '(it <-> s | its) & (o <-> clock | oclock) & (a <-> b <-> example | abexample) & (1 <-> 5 | v1 <-> 5 | 15) & (a <-> b | ab) & c',
    ],
    [
      'ISO27001 SP-800 53',
      '(ISO <-> 27001 | ISO <2> 27001 | ISO <3> 27001 | ISO27001) & (SP <-> 800 | SP <2> 800 | SP <3> 800 | SP800) & 53',
    ],
    ['80GB -80 GB', '(80 <-> GB | 80GB) & !80 & GB'],
    [
      '24 GB or 3.84 TB',
      '(24 & GB | (24 <-> GB | 24GB)) | ((3 <-> 84 | v3 <-> 84 | 384) & TB | (3 <-> 84TB | 3 <-> 84 <-> TB | 384TB))',
    ],
    ['10000 2024 10 000', '(10000 | 10 <-> 000) & 2024 & (10 & 000 | (10000 | 10 <-> 000))'],
    ['AS400 5s v2.4', 'AS400 & 5s & (v2 <-> 4 | 2 <-> 4 | v24)'],
    // The index has no "AS", so the number alone finds "AS 9100".
    ['AS9100', '(AS <-> 9100 | AS <2> 9100 | AS <3> 9100 | AS9100)'],
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
  [
    'It is speci\u2010\nfied, encryp-\r\nted, ISO-\n27001, compli\u00AD\n  ance, and\n> quo-\n> ted.\n\n- one -\n- two',
    [
      'specified',
      'speci-fied',
      'encrypted',
      'encryp-ted',
      'ISO 27001',
      'compliance',
      'compli-ance',
      'quoted',
      'quo-ted',
    ],
  ],
  ['It is specified and air-gapped.', ['speci\u00AD\nfied', 'speci-\nfied', 'speci\u2010\n fied', 'air-\ngapped']],
  ['ＨＰＣ and 24\u00A0GB of ﬁle cache', ['HPC', '24 GB', 'file']],
  ['O’Brien’s “quoted” text (v2.0) <b>bold</b> R&D', ["O'Brien", 'OBrien', 'quoted', 'v2.0', 'bold', 'R&D', '"R&D"']],
  ['About 1,000 users, 99.9 % uptime, −40 °C', ['1000', '1,000', '99.9', '-"80 °C" 40']],
  // As groff, dpkg, npm, pip, ip, LibreOffice, the NVD, the RFC editor, GitHub and OpenAPI write.
  [
    '-A, --almost-all\n   --block-size=SIZE, see systemd.exec(5) and /etc/fstab',
    ['almost all', '--block-size=SIZE', 'systemd.exec(5)', 'fstab'],
  ],
  [
    'openssl (3.0.19-1~deb12u2) CVE-2026-28387 (Closes: #1005997) libssl3:amd64',
    ['cve 2026 28387', '#1005997', 'openssl 3.0.19', '3.0.19-1~deb12u2', 'libssl 3', 'libssl3:amd64'],
  ],
  ['├── @apollo/client@4.3.8\n└── node-ical@0.27.2', ['apollo client', '@apollo/client', 'node ical', '0.27.2']],
  ['torch==2.3.1+cu121\nscikit-learn>=1.4,<2', ['torch 2.3.1', 'cu 121', 'scikitlearn', 'torch==2.3.1+cu121']],
  [
    'link/ether 2e:1c:93:4d:c1:a8 inet 10.20.0.5/24 inet6 fe80::2c1c:93ff:fe4d:c1a8/64',
    [
      '2E:1C:93:4D:C1:A8',
      '2e-1c-93-4d-c1-a8',
      '2e1c.934d.c1a8',
      '2e1c934dc1a8',
      '10.20.0.5',
      'fe80::2c1c:93ff:fe4d:c1a8',
    ],
  ],
  ['switch port of 2e1c.934d.c1a8', ['2e:1c:93:4d:c1:a8', '2e1c934dc1a8']],
  [
    '10\u202f000\u00a0€, 80\u00a0GB, 3.84TB, 24GB, 100GbE, 10ms, 70B, MI300X, Intel® Xeon® Gold\u00a06430, DDR5-4800',
    [
      '10000',
      '10 000',
      '80GB',
      '3.84 TB',
      '24 GB',
      '100 GbE',
      '10 ms',
      '70 B',
      'MI 300X',
      'Xeon Gold 6430',
      'DDR5 4800',
    ],
  ],
  ['a model of 10000 steps, MI-300X and 7 B', ['10 000', '10,000', 'MI300X', '7B']],
  [
    'CWE-416, CVSS:3.1/AV:N/AC:L, cpe:2.3:a:openssl:openssl:3.0.1:*, GHSA-7fh5-64p2-3v2j',
    ['CWE 416', 'CVSS 3.1', 'CVSS:3.1/AV:N/AC:L', 'openssl 3.0.1', 'GHSA-7fh5-64p2-3v2j'],
  ],
  [
    '[RFC9110], HTTP/1.1, TLS_AES_256_GCM_SHA384, UTF-8',
    ['RFC 9110', 'RFC-9110', 'HTTP 1.1', 'AES 256', 'AES-256-GCM', 'SHA 384', 'utf8'],
  ],
  [
    'ISO/IEC/IEEE 42010, IEC 62443-3-3, 42 CFR § 2.31, Art. 32(1)(b), PCI-DSS v4.0.1, ISO/IEC TR 24028',
    ['ISO 42010', 'ISO-42010', 'IEC62443', '62443 3 3', '42 CFR 2.31', '32(1)(b)', 'PCI DSS 4.0', '4.0.1', 'ISO24028'],
  ],
  ['P/N 900-21010-0000-000, S/N: J3Z9-TT40, PO#4711, SKU_12345', ['900 21010', 'J3Z9TT40', 'PO 4711', 'SKU-12345']],
  [
    'feature/ABC-123-sso for v2.4.0-rc.1, fixes owner/repo#4521, Mistral-7B-v0.3',
    ['ABC123', '2.4.0', 'v2.4', 'owner/repo#4521', 'mistral7b', 'Mistral 7 B'],
  ],
  [
    "/users/{userId}/files, $ref: '#/components/schemas/User', application/vnd.api+json, x-rate-limit: 100",
    ['/users/{userId}/files', 'components/schemas', 'vnd.api+json', 'rate limit', 'x-rate-limit'],
  ],
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
    const record = 'docs/decisions/0112-texts-names-and-search.md';
    const text = await readFile(record, 'utf8');
    let written = text;
    const rows = text.match(/^\| `.*$/gm) ?? [];
    expect(rows.length).toBeGreaterThan(20);
    for (const line of rows) {
      const typed = /^\| `([^`]*)`/.exec(line)![1]!;
      const [row] = await query<{ alone: string; ours: string }>(
        api.em(),
        `select array_to_string(array(select t.alias || ' ' || d.token from ts_debug('site_text', $1) d join
          ts_token_type('default') t on t.alias = d.alias where d.alias <> 'blank'), ', ') as alone,
          array_to_string(tsvector_to_array(search_vector($1)), ' ') as ours`,
        [typed],
      );
      const search = normalizeSearch(typed).replaceAll('|', 'or');
      written = written.replace(line, () => `| \`${typed}\` | ${row!.alone} | ${row!.ours} | ${search} |`);
    }
    // `npm test -- api/platform/search-query.test.ts -u` writes the columns of a new row, which needs only what is typed.
    await expect(written).toMatchFileSnapshot(path.resolve(record));
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
