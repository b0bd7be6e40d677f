import { describe, expect, it } from 'vitest';
import { decodeFile, readInvitationRows } from './invitationRows.ts';

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
