import { describe, expect, it } from 'vitest';
import { invitedPerson } from '#graphql/invitation-validation.ts';
import {
  assignColumn,
  decodeFile,
  listUnknownGroups,
  matchGroups,
  readInvitationRows,
  readUnusedColumns,
  readWrittenRows,
  writeInvitationRows,
} from './invitationRows.ts';

const groups = [
  { id: 'grp_1', name: 'Board' },
  { id: 'grp_2', name: 'Series A' },
];
const read = async (text: string) =>
  (await readInvitationRows(text, groups)).map(({ name, company, email, groupIds }) => [
    name,
    company,
    email,
    groupIds.join(),
  ]);
const ines = ['Ines Ärlig', 'Ärlig; Söhne', 'ines@fund.example', 'grp_1,grp_2'];

describe('a list of people to invite', () => {
  it.each([
    [
      'a CSV file with commas',
      'Name,Company,Email,Groups\r\nInes Ärlig,Ärlig; Söhne,ines@fund.example,"Board,Series A"',
    ],
    [
      'a file of a European Excel',
      '\uFEFFname;company;e-mail;groups\r\nInes Ärlig;"Ärlig; Söhne";ines@fund.example;board|series a\r\n',
    ],
    ['cells pasted from a spreadsheet', 'Ines Ärlig\tÄrlig; Söhne\tines@fund.example\tBoard, Series A\n\n'],
    [
      'an export of contacts',
      'First Name,Last Name,E-mail 1,Organization Name,Labels\nInes,Ärlig,ines@fund.example,Ärlig; Söhne,Board;Series A',
    ],
  ])('is read from %s', async (_source, text) => {
    expect(await read(text)).toEqual([ines]);
  });

  it('keeps quotes, line breaks and separators inside of cells', async () => {
    const text = 'name,company,email\n"Ada ""Ace"" Admin","Admin,\nSons",ada@fund.example';
    expect(await read(text)).toEqual([['Ada "Ace" Admin', 'Admin, Sons', 'ada@fund.example', '']]);
  });

  it('is read from addresses of a mail program, and from addresses alone', async () => {
    expect(await read('Ada Admin <ada@fund.example>\nben@fund.example')).toEqual([
      ['Ada Admin', '', 'ada@fund.example', ''],
      ['', '', 'ben@fund.example', ''],
    ]);
  });

  it.each([
    ['mara@q.example, ivo@b.example', ['', 'mara@q.example'], ['', 'ivo@b.example']],
    [
      'Mara Quill <mara@q.example>; Ivo Brandt <ivo@b.example>',
      ['Mara Quill', 'mara@q.example'],
      ['Ivo Brandt', 'ivo@b.example'],
    ],
    [
      'Quill, Mara <mara@q.example>; "Brandt, Ivo" <ivo@b.example>',
      ['Quill, Mara', 'mara@q.example'],
      ['Brandt, Ivo', 'ivo@b.example'],
    ],
    [
      'To: mara@q.example (Mara Quill), Ivo Brandt <mailto:ivo@b.example>',
      ['Mara Quill', 'mara@q.example'],
      ['Ivo Brandt', 'ivo@b.example'],
    ],
    ['Board: mara@q.example, ivo@b.example;', ['', 'mara@q.example'], ['', 'ivo@b.example']],
    ['\u202Amara@q.example\u202C ivo@b.example', ['', 'mara@q.example'], ['', 'ivo@b.example']],
    ['Mara Quill [mara@q.example]，ivo@b.example', ['Mara Quill', 'mara@q.example'], ['', 'ivo@b.example']],
    ['"mara@q.example" <mara@q.example>, ivo@b.example', ['', 'mara@q.example'], ['', 'ivo@b.example']],
    [
      "'Mara Quill' <mara@q.example>; 'ivo@b.example' <ivo@b.example>",
      ['Mara Quill', 'mara@q.example'],
      ['', 'ivo@b.example'],
    ],
    [
      'Mara Quill (mara@q.example); Ivo Brandt (ivo@b.example)',
      ['Mara Quill', 'mara@q.example'],
      ['Ivo Brandt', 'ivo@b.example'],
    ],
    ['1. Mara Quill <mara@q.example>\n2) ivo@b.example', ['Mara Quill', 'mara@q.example'], ['', 'ivo@b.example']],
    ['• Mara Quill <mara@q.example>\n- ivo@b.example', ['Mara Quill', 'mara@q.example'], ['', 'ivo@b.example']],
    [
      '[Mara Quill](mailto:mara@q.example), [ivo@b.example](mailto:ivo@b.example)',
      ['Mara Quill', 'mara@q.example'],
      ['', 'ivo@b.example'],
    ],
    [
      '<mailto:mara@q.example|mara@q.example>, <mailto:ivo@b.example|Ivo>',
      ['', 'mara@q.example'],
      ['', 'ivo@b.example'],
    ],
    ['mara＠q.example、ivo@b.example', ['', 'mara@q.example'], ['', 'ivo@b.example']],
    ['mara@q.example، ivo@b.example', ['', 'mara@q.example'], ['', 'ivo@b.example']],
  ])('of a mail program has one row for each address: %s', async (text, ...expected) => {
    expect(await read(text)).toEqual(expected.map(([name, email]) => [name, '', email, '']));
  });

  it.each([
    ['a line with two people', 'Mara Quill,mara@q.example,Ivo Brandt,ivo@b.example'],
    ['a row with two addresses', 'Mara Quill\tmara@q.example\tivo@b.example'],
  ])('shows %s as one that cannot be sent', async (_case, text) => {
    const rows = await readInvitationRows(text, groups);
    expect(rows).toMatchObject([{ name: '', company: '' }]);
    expect(invitedPerson.safeParse(rows[0]).success).toBe(false);
  });

  it.each([
    [
      'Google Contacts',
      'First Name,Middle Name,Last Name,Organization Name,Labels,E-mail 1 - Label,E-mail 1 - Value\nMara,,Quill,Quill Capital,* myContacts ::: Board,* Work,mara@q.example',
      'grp_1',
    ],
    [
      'older Google Contacts',
      'Name,Given Name,Family Name,Organization 1 - Name,Group Membership,E-mail 1 - Type,E-mail 1 - Value\nMara Quill,Mara,Quill,Quill Capital,* myContacts ::: Board,*,mara@q.example',
      'grp_1',
    ],
    [
      'Outlook',
      'First Name,Middle Name,Last Name,Company,Business Phone,E-mail Address,Categories\nMara,,Quill,Quill Capital,,mara@q.example,Board',
      'grp_1',
    ],
    [
      'Thunderbird',
      'First Name,Last Name,Display Name,Nickname,Primary Email,Secondary Email,Organization\nMara,Quill,Mara Quill,,mara@q.example,,Quill Capital',
      '',
    ],
    ['Salesforce', 'First Name,Last Name,Account Name,Email\nMara,Quill,Quill Capital,mara@q.example', ''],
    [
      'HubSpot',
      'Record ID,First Name,Last Name,Email,Phone Number,Associated Company\n1,Mara,Quill,mara@q.example,,Quill Capital',
      '',
    ],
    [
      'LinkedIn, below its note',
      'Notes:\n"Some of the email addresses are missing, because people can hide theirs."\n\nFirst Name,Last Name,URL,Email Address,Company,Position\nMara,Quill,https://in.example/mara,mara@q.example,Quill Capital,Partner',
      '',
    ],
    [
      'a spreadsheet, below its title',
      'Investors 2026\t\t\nName\tCompany\tEmail\nMara Quill\tQuill Capital\tmara@q.example',
      '',
    ],
    ['Excel, with its separator', 'sep=;\r\nName;Company;Email\r\nMara Quill;Quill Capital;mara@q.example', ''],
    ['Yahoo', 'First,Middle,Last,Nickname,Email,Category,Company\nMara,,Quill,,mara@q.example,,Quill Capital', ''],
    [
      'Pipedrive',
      'Person - Name,Person - Organization,Person - Email - Work\nMara Quill,Quill Capital,mara@q.example',
      '',
    ],
    [
      'a report of Salesforce',
      '"Contact: Full Name","Contact: Email","Account Name: Account Name"\n"Mara Quill","mara@q.example","Quill Capital"',
      '',
    ],
    [
      'Zimbra',
      '"company","email","firstName","lastName","nickname"\n"Quill Capital","mara@q.example","Mara","Quill","m"',
      '',
    ],
    ['a database, each text quoted', '"Name"\t"Company"\t"Email"\n"Mara Quill"\t"Quill Capital"\t"mara@q.example"', ''],
    ['Excel in German, as rows', 'Mara Quill;Quill Capital;mara@q.example', ''],
    ['a spreadsheet, as Unicode text', 'Name\tCompany\tEmail\nMara Quill\tQuill Capital\tmara@q.example', ''],
  ])('is read from an export of %s', async (_program, text, groupIds) => {
    expect(await read(text)).toEqual([['Mara Quill', 'Quill Capital', 'mara@q.example', groupIds]]);
  });

  it.each([
    [
      'abook, as LDIF',
      'version: 1\ndn:: Y249Wm/DqyBXw6RybWU=\ncn:: Wm/DqyBXw6RybWU=\nmail: zoe@h.example\nmail: z@o.example\nobjectclass: top\n\ndn: cn=Quill, Mara,mail=m\n ara@q.example\ncn: Quill, Mara\nmail: mara@q.\n example\no: Quill, Partners\n\ndn: cn=Ada\ncn: Ada\n',
      ['Zoë Wärme', '', 'zoe@h.example'],
      ['Quill, Mara', 'Quill, Partners', 'mara@q.example'],
      ['Ada', '', ''],
    ],
    [
      'abook, as aliases of mutt',
      'alias zoe Zoë Wärme <zoe@h.example>\nalias -group board quill, Quill, Mara <mara@q.example>',
      ['Zoë Wärme', '', 'zoe@h.example'],
      ['Quill, Mara', '', 'mara@q.example'],
    ],
    [
      'abook, as CSV with two addresses in a cell',
      '"Zoë Wärme","zoe@h.example,z@o.example","+49 30 555010","met in Oslo, spring","zoe"',
      ['Zoë Wärme', '', 'zoe@h.example'],
    ],
    [
      'abook, as answers to mutt',
      'zoe@h.example\tZoë Wärme\npat@q.example\tPat "Patty" O\'Neil\t ',
      ['Zoë Wärme', '', 'zoe@h.example'],
      ['Pat "Patty" O\'Neil', '', 'pat@q.example'],
    ],
    [
      'abook, as vCard without a version',
      'BEGIN:VCARD\nFN:Zoë Wärme\nN:Wärme;Zoë\nNICKNAME:zoe\nTEL;HOME:+49 30 555010\nEMAIL;PREF;INTERNET:zoe@h.example\nEMAIL;1;INTERNET:z@o.example\nEND:VCARD\n\nBEGIN:VCARD\nFN:Ada\nN:Ada;Ada\nEND:VCARD',
      ['Zoë Wärme', '', 'zoe@h.example'],
      ['Ada', '', ''],
    ],
    [
      'vobject, as khard keeps it',
      'BEGIN:VCARD\r\nVERSION:3.0\r\nUID:u0\r\nEMAIL;TYPE=WORK:zoe@h.example\r\nEMAIL;TYPE=HOME:z@o.example\r\nFN:Zoë Wärme\r\nN:Wärme;Zoë;;Dr.;\r\nNOTE:line one\\nline two\\, with\\; signs li\r\n ne one\r\nORG:Harbor & Söhne\\, Ltd;Research\r\nEND:VCARD\r\n',
      ['Zoë Wärme', 'Harbor & Söhne, Ltd', 'zoe@h.example'],
    ],
    [
      'Text::vCard of Perl',
      'BEGIN:VCARD\r\nN:Quill;Mara\r\nFN:Mara Quill\r\nEMAIL:mara@q.example\r\nORG:Quill & Sons\r\nEND:VCARD\r\n',
      ['Mara Quill', 'Quill & Sons', 'mara@q.example'],
    ],
    [
      'csv of Python in the dialect of Unix',
      '"First Name","Last Name","E-mail Address","Company"\n"Pat ""Patty""","O\'Neil","pat@q.example","Quill; Partners"\n',
      ['Pat "Patty" O\'Neil', 'Quill; Partners', 'pat@q.example'],
    ],
    [
      'csv of Python with tabs',
      'First Name\tLast Name\tE-mail Address\tCompany\r\n"Pat ""Patty"""\tO\'Neil\tpat@q.example\t"Quill, Partners"\r\n',
      ['Pat "Patty" O\'Neil', 'Quill, Partners', 'pat@q.example'],
    ],
    [
      'email of Python, as text',
      'To: "Zoë Wärme, Harbor" <zoe@h.example>,\n "Pat \\"Patty\\" O\'Neil" <pat@q.example>\nCc: Board: Ada <ada@o.example>, bob@o.example;\n',
      ['Zoë Wärme, Harbor', '', 'zoe@h.example'],
      ['Pat "Patty" O\'Neil', '', 'pat@q.example'],
      ['Ada', '', 'ada@o.example'],
      ['', '', 'bob@o.example'],
    ],
    [
      'email of Python, as it is sent',
      'To: =?utf-8?b?Wm/DqyBXw6RybWUs?= Harbor <zoe@h.example>, =?iso-8859-1?q?J=F6rg_?= =?iso-8859-1?q?K=2E?= <j@k.example>\r\n',
      ['Zoë Wärme, Harbor', '', 'zoe@h.example'],
      ['Jörg K.', '', 'j@k.example'],
    ],
    [
      'khard, with the type of each address',
      "pat@q.example\tPat O'Neil\tWORK\nzoe@h.example\tZoë Wärme\tHOME",
      ["Pat O'Neil", '', 'pat@q.example'],
      ['Zoë Wärme', '', 'zoe@h.example'],
    ],
  ])('is read from what %s writes', async (_program, text, ...expected) => {
    expect((await read(text)).map((row) => row.slice(0, 3))).toEqual(expected);
  });

  it('keeps the commas and quotation marks of cells of a spreadsheet', async () => {
    const rows = [
      ['Quill, Mara', '"Quill" Capital, LLC', 'mara@q.example', ''],
      ['Brandt, Ivo', 'Brandt Partners, Ltd.', 'ivo@b.example', ''],
    ];
    expect(await read(rows.map((row) => row.slice(0, 3).join('\t')).join('\n'))).toEqual(rows);
    expect(await read('Brandt, Ivo;Brandt Partners, Ltd.;ivo@b.example')).toEqual(rows.slice(1));
    expect(await read('Ines\t"Sons,\nLtd."\tines@f.example')).toEqual([['Ines', 'Sons, Ltd.', 'ines@f.example', '']]);
  });

  it.each([
    [
      'First Name,Last Name,Role,Email\nAda,Admin,Investor,none\nBob,Baker,Investor,bob@x.example',
      ['Ada Admin', '', 'none'],
      ['Bob Baker', '', 'bob@x.example'],
    ],
    [
      'Name,Type,Preferred contact,Email\nAda Admin,Investor,Email,\nBob Baker,Investor,Email,bob@x.example',
      ['Ada Admin', '', ''],
      ['Bob Baker', '', 'bob@x.example'],
    ],
    [
      'Name,Company,Email\nAda Admin,Fund,tbd\nBob Baker,Fund,bob@x.example',
      ['Ada Admin', 'Fund', 'tbd'],
      ['Bob Baker', 'Fund', 'bob@x.example'],
    ],
    ['Nom;Type;Courriel\nAda;Investor;none\nBob;Investor;bob@x.example', ['', '', 'none'], ['', '', 'bob@x.example']],
    [
      'Nom;Type;Contact préféré;Courriel\nAda Admin;Investor;Email;\nBob Baker;Investor;Email;bob@x.example',
      ['', '', ''],
      ['', '', 'bob@x.example'],
    ],
  ])('keeps a person without an address below the headings: %j', async (text, ...expected) => {
    expect((await read(text)).map((row) => row.slice(0, 3))).toEqual(expected);
    expect((await read(text.replaceAll(/[,;]/g, '\t'))).map((row) => row.slice(0, 3))).toEqual(expected);
  });

  it.each([
    'Export by ir@acme.example\n\nName,Company,Email\nAda,Fund,ada@x.example',
    'Export by ir@acme.example,,\nName,Company,Email\nAda,Fund,ada@x.example',
    'Export by Ivo <ir@acme.example>\nName\tCompany\tEmail\nAda\tFund\tada@x.example',
    'Investors,March,2026\nName,Company,Email\nAda,Fund,ada@x.example',
  ])('has no person for the title above the headings: %j', async (text) => {
    expect(await read(text)).toEqual([['Ada', 'Fund', 'ada@x.example', '']]);
  });

  it('keeps a person whose address stands behind a name above a word that is a heading', async () => {
    const text = 'Ada <ada@x.example>\tFund\nInvestor\tnone\nBob\tbob@x.example';
    expect((await read(text)).map(([name, , email]) => [name, email])).toEqual([
      ['Ada', 'ada@x.example'],
      ['Investor', ''],
      ['Bob', 'bob@x.example'],
    ]);
  });

  it.each([
    ['Ada Admin,ada@x.example,Fund One,Series A', ['Ada Admin', 'Fund One', 'ada@x.example', 'grp_2']],
    [
      'Ada Admin,Fund,ada@x.example,Board\nCy Cook,Firm,cy@x.example,Board\nBob Baker,Fund,bob@x.example,Board,Series A',
      ['Ada Admin', 'Fund', 'ada@x.example', 'grp_1'],
      ['Cy Cook', 'Firm', 'cy@x.example', 'grp_1'],
      ['Bob Baker', 'Fund', 'bob@x.example', 'grp_1'],
    ],
    ['ada,fund,ada@x.example', ['ada', 'fund', 'ada@x.example', '']],
    [
      'Ada,ada@x.example\nBob,Fund Ltd,London,bob@x.example',
      ['Ada', '', 'ada@x.example', ''],
      ['Bob', 'Fund Ltd', 'bob@x.example', ''],
    ],
    ['Fund One,Ada Admin <ada@x.example>,Board,London', ['Ada Admin', 'Fund One', 'ada@x.example', 'grp_1']],
    ['Ada Admin <ada@x.example>,Fund One,Seed,London,UK', ['Ada Admin', '', 'ada@x.example', '']],
    ['Fund One,Ada Admin <ada@x.example>,Seed,London,UK', ['Ada Admin', '', 'ada@x.example', '']],
    [
      'Name,Email\n,Ada Admin <ada@x.example>\nBob,B <bob@x.example>',
      ['Ada Admin', '', 'ada@x.example', ''],
      ['Bob', '', 'bob@x.example', ''],
    ],
  ])('without an address book has a name and an address in each row: %j', async (text, ...expected) => {
    expect(await read(text)).toEqual(expected);
    expect(await read(text.replaceAll(',', '\t'))).toEqual(expected);
    // A spreadsheet fills short rows with empty cells.
    expect(await read(text.replaceAll(',', '\t').replaceAll('\n', '\t\t\n'))).toEqual(expected);
  });

  it('names the groups that do not exist', async () => {
    const [row] = await readInvitationRows('name,email,groups\nAda,ada@fund.example,"Board, Sereis A"', groups);
    expect([row?.groupIds, row?.unknownGroups]).toEqual([['grp_1'], ['Sereis A']]);
  });

  it('is decoded from every encoding of spreadsheets', () => {
    const text = 'Ines Ärlig';
    const utf16 = Uint8Array.from([
      0xff,
      0xfe,
      ...new Uint8Array(Uint16Array.from(text, (c) => c.charCodeAt(0)).buffer),
    ]);
    expect(decodeFile(new TextEncoder().encode(text))).toBe(text);
    expect(decodeFile(utf16)).toBe(text);
    expect(decodeFile(Uint8Array.from(text, (c) => c.charCodeAt(0)))).toBe(text);
  });

  it('is read in linear time, however many groups an alias has', async () => {
    // In quadratic time, this text takes more than a minute.
    const text = `alias -group a@b.example ${'-group a '.repeat(80_000)}`;
    expect(await readInvitationRows(text, groups)).toHaveLength(1);
  });

  it('never fails, whatever the text is', async () => {
    const parts = [
      '"',
      ',',
      ';',
      '\t',
      '\n',
      '\r',
      'a@b.example',
      '<',
      '>',
      '\0',
      '\uFEFF',
      'name',
      'email',
      '\u202E',
      '|',
    ];
    let seed = 7;
    const next = () => (seed = (seed * 48_271) % 2_147_483_647);
    for (let round = 0; round < 300; round += 1) {
      const text = Array.from({ length: next() % 40 }, () => parts[next() % parts.length]).join('');
      for (const { email } of await readInvitationRows(text, groups)) expect(typeof email).toBe('string');
    }
  });
});

describe('a list that is corrected row by row', () => {
  const all = [...groups, { id: 'grp_3', name: 'Board, EU' }, { id: 'grp_4', name: 'Founders; US' }];

  it.each([
    ['name;email;groups\nInes Ärlig;ines@fund.example;Board'],
    ['Mara Quill <mara@q.example>; Ivo Brandt <ivo@b.example>'],
    ['"Quill" Capital, LLC\tmara@q.example'],
    ['name,email,groups\nInes,not an address,"Board, EU"\nIvo,,Seed|board|Founders; US'],
  ])('is the same list when it is read again: %s', async (text) => {
    const rows = await readInvitationRows(text, all);
    const written = writeInvitationRows(rows, all);
    expect(await readInvitationRows(written, all)).toEqual(rows);
    expect(readWrittenRows(written, all)).toEqual(rows);
  });

  it('keeps what a person typed into a row, also an address without @', async () => {
    const [row] = await readInvitationRows('Ines Ärlig;ines@fund.example', all);
    const corrected = { ...row!, name: 'Inés  Ärlig', email: 'ines.fund.example', groupIds: ['grp_3', 'grp_4'] };
    const written = writeInvitationRows([corrected], all);
    expect(await readInvitationRows(written, all)).toEqual([{ ...corrected, name: 'Inés Ärlig' }]);
    expect(readWrittenRows(writeInvitationRows([], all), all)).toEqual([]);
  });

  it('names each missing group once, and finds it when it was created', async () => {
    const rows = await readInvitationRows(
      'name;email;groups\nA;a@b.example;Seed|Board\nB;b@b.example;seed|Angels',
      all,
    );
    expect(listUnknownGroups(rows)).toEqual(['seed', 'Angels']);
    const created = [...all.slice(1), { id: 'grp_5', name: 'Seed' }];
    // The group “Board” was deleted meanwhile.
    expect(rows.map((row) => matchGroups(row, created))).toMatchObject([
      { groupIds: ['grp_5'], unknownGroups: [] },
      { groupIds: ['grp_5'], unknownGroups: ['Angels'] },
    ]);
  });
});

describe('a column with an unknown heading', () => {
  const phones = 'Courriel;Nom;Société;Téléphone\nines@fund.example;Ines Ärlig;"Ärlig; Söhne";+43 1\n';

  it('is shown with a value, and is neither guessed nor dropped', async () => {
    expect(await readUnusedColumns(phones)).toEqual({
      unused: [
        { heading: 'Nom', sample: 'Ines Ärlig' },
        { heading: 'Société', sample: 'Ärlig; Söhne' },
        { heading: 'Téléphone', sample: '+43 1' },
      ],
      lacks: ['Name', 'First name', 'Last name', 'Company', 'Groups'],
    });
    expect(await read(phones)).toEqual([['', '', 'ines@fund.example', '']]);
  });

  it.each([
    ['a CSV file', phones],
    ['cells of a spreadsheet', phones.replaceAll('"Ärlig; Söhne"', 'Ärlig, Söhne').replaceAll(';', '\t')],
    ['commas', 'Mail,"Nom","Société",Tel\nines@fund.example,Ines Ärlig,"Ärlig, Söhne",1'],
    ['bars', 'Mail|Nom|Société\nines@fund.example|Ines Ärlig|Ärlig, Söhne'],
  ])('is assigned in the text: %s', async (_name, text) => {
    const named = await assignColumn(text, 'Nom', 'Name');
    const assigned = await assignColumn(named, 'Société', 'Company');
    expect((await readUnusedColumns(assigned)).lacks).toEqual(['Groups']);
    expect(await read(assigned)).toEqual([
      ['Ines Ärlig', expect.stringMatching(/^Ärlig[;,] Söhne$/), 'ines@fund.example', ''],
    ]);
  });

  it.each<[string, string, Record<string, string>, string[][]]>([
    [
      'Pine and Alpine',
      'zoe\tZoë Wärme\tzoe@h.example\t\tmet in Oslo\npat\tPat "Patty" O\'Neil\tpat@q.example\t\t\n\tQuill, Mara\tmara@q.example\t\t',
      { 'Column 2': 'Name' },
      [
        ['Zoë Wärme', '', 'zoe@h.example'],
        ['Pat "Patty" O\'Neil', '', 'pat@q.example'],
        ['Quill, Mara', '', 'mara@q.example'],
      ],
    ],
    [
      'Palm',
      '"Wärme","Zoë","","Harbor, Ltd","","+49 30 555010","","","zoe@h.example","Pier 3","","0"\n"Quill","Mara","","","","","","","mara@q.example","","","0"',
      { 'Column 1': 'Last name', 'Column 2': 'First name', 'Column 4': 'Company' },
      [
        ['Zoë Wärme', 'Harbor, Ltd', 'zoe@h.example'],
        ['Mara Quill', '', 'mara@q.example'],
      ],
    ],
    [
      'Wanderlust',
      'zoe@h.example\t"zoe"\t"Zoë Wärme"\nmara@q.example\t""\t"Quill, Mara"',
      { 'Column 3': 'Name' },
      [
        ['Zoë Wärme', '', 'zoe@h.example'],
        ['Quill, Mara', '', 'mara@q.example'],
      ],
    ],
    [
      'khard, with its columns as they were chosen',
      "u1\tPat O'Neil\tfriends\tpat@q.example\nu0\tZoë Wärme\tfriends\tzoe@h.example",
      { 'Column 2': 'Name' },
      [
        ["Pat O'Neil", '', 'pat@q.example'],
        ['Zoë Wärme', '', 'zoe@h.example'],
      ],
    ],
  ])('of an address book without headings is not guessed: %s', async (_program, text, assigned, expected) => {
    const emails = expected.map(([, , email]) => ['', '', email, '']);
    expect(await read(text)).toEqual(emails);
    let named = text;
    for (const [column, heading] of Object.entries(assigned)) {
      expect((await readUnusedColumns(named)).lacks).toContain(heading);
      named = await assignColumn(named, column, heading);
    }
    expect(await read(named)).toEqual(expected.map((row) => [...row, '']));
  });

  it('of a list for several people is not read as one person', async () => {
    const [row] = await readInvitationRows('board\tThe board\t(mara@q.example,ivo@b.example)\t\t', groups);
    expect(invitedPerson.safeParse({ ...row!, name: 'The board' }).success).toBe(false);
  });

  it.each([
    'Ines Ärlig\nines@fund.example',
    'John Doe, Acme\nInes Ärlig, Fund, ines@fund.example',
    'ines@fund.example, Ines\nmara@q.example, Mara',
  ])('is not seen in a list of people: %j', async (text) => {
    expect(await readUnusedColumns(text)).toEqual({ unused: [], lacks: [] });
  });
});

describe('visiting cards', () => {
  it.each([
    [
      'vCard 3.0 of Apple',
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Ärlig;Ines;;;\r\nFN:Ines Ärlig\r\nORG:Ärlig\\; Söhne;Board office\r\nitem1.EMAIL;type=INTERNET;type=pref:ines@fund\r\n .example\r\nEMAIL;type=HOME:home@fund.example\r\nCATEGORIES:Board,Series A\r\nEND:VCARD',
    ],
    [
      'vCard 4.0',
      'BEGIN:VCARD\nVERSION:4.0\nFN:Ines Ärlig\nORG:Ärlig\\; Söhne\nEMAIL;PREF=1:ines@fund.example\nCATEGORIES:Board,Series A\nEND:VCARD\n',
    ],
    [
      'vCard 2.1 of Outlook',
      'BEGIN:VCARD\r\nVERSION:2.1\r\nN;LANGUAGE=de;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=84rlig;Ines\r\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Ines =C3=84rl=\r\nig\r\nORG;CHARSET=UTF-8:Ärlig\\; Söhne;Board\r\nTEL;WORK;VOICE:+43 1 555\r\nEMAIL;PREF;INTERNET:ines@fund.example\r\nCATEGORIES:Board,Series A\r\nPHOTO;ENCODING=BASE64:/9j/4AAQ\r\n\r\nEND:VCARD',
    ],
    [
      'a card without a full name',
      'BEGIN:VCARD\nVERSION:3.0\nN:Ärlig;Ines;;;\nFN:\nORG:Ärlig\\; Söhne\nEMAIL:ines@fund.example\nCATEGORIES:Board,Series A\nEND:VCARD',
    ],
    [
      'a line break in a name',
      'BEGIN:VCARD\nVERSION:2.1\nFN;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Ines=0D=0A=C3=84rlig\nORG;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:=C3=84rlig\\;=0AS=C3=B6hne\nEMAIL:ines@fund.example\nCATEGORIES:Board,Series A\nEND:VCARD',
    ],
  ])('are read: %s', async (_name, text) => {
    expect(await read(text)).toEqual([ines]);
    expect(await read(`${text}\n${text.replaceAll('ines@', 'mara@')}`)).toHaveLength(2);
  });
});
