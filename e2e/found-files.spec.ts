import { expect, test } from '@playwright/test';
import { makeZip, type ZipEntry } from '../api/testing/upload-files.ts';
import { type Found, findFiles } from '../web/pages/admin/documents/foundFiles.ts';

// What the browser reads of ZIP files and folders before it uploads anything. It needs no page.

const DIRECTORY = Buffer.alloc(0);

const toFile = (content: Buffer, name: string, path = '') =>
  Object.defineProperty(new File([new Uint8Array(content)], name, { lastModified: 0 }), 'webkitRelativePath', {
    value: path,
  });
const findInZip = (entries: ZipEntry[], name = 'Data room.zip') => findFiles([toFile(makeZip(entries), name)]);
const pdf = (name: string, more: Partial<ZipEntry> = {}): ZipEntry => ({ name, body: '%PDF-', ...more });
const toPaths = ({ files }: Found) => files.map(({ folders, name }) => [...folders, name].join('/'));
const toRefusals = ({ files }: Found) =>
  files.flatMap(({ name, refusal }) => (refusal ? [[name, refusal.split(/[.:]/, 1)[0]!]] : []));

test.describe('an administrator who uploads a ZIP file', () => {
  test('gets its folders and files in the order of their names, below the folder at its top', async () => {
    const found = await findInZip([
      pdf('Q3/10 Annex/a.pdf'),
      { name: 'Q3/3 Empty/', body: DIRECTORY },
      pdf('Q3/2 Plan/b.pdf', { deflate: true, body: '%PDF-'.repeat(1_000) }),
      pdf('Q3/Summary.pdf'),
    ]);
    expect(found.folders.map((path) => path.join('/'))).toEqual(['Q3', 'Q3/2 Plan', 'Q3/3 Empty', 'Q3/10 Annex']);
    expect(toPaths(found)).toEqual(['Q3/2 Plan/b.pdf', 'Q3/10 Annex/a.pdf', 'Q3/Summary.pdf']);
    const plan = await found.files[0]!.open();
    expect([plan.name, await plan.text()]).toEqual(['b.pdf', '%PDF-'.repeat(1_000)]);
    expect(found.notes).toEqual([]);
  });

  test('gets a folder with the name of a ZIP file that has several things at its top', async () => {
    expect(toPaths(await findInZip([pdf('a.pdf'), pdf('Legal/b.pdf')]))).toEqual([
      'Data room/a.pdf',
      'Data room/Legal/b.pdf',
    ]);
    expect(toPaths(await findInZip([pdf('a.pdf')], '.zip'))).toEqual(['ZIP/a.pdf']);
  });

  test('reads names of Windows, macOS and older programs, and no hidden files', async () => {
    const found = await findInZip([
      pdf('Büro\\Plan.pdf', { flags: 0x800 }),
      pdf('Büro/Straße.pdf'.normalize('NFD')),
      pdf('', { rawName: Buffer.from('B\x81ro/M\x84rz.pdf', 'latin1') }),
      pdf('__MACOSX/Büro/._Plan.pdf'),
      pdf('Büro/.DS_Store'),
      pdf('Büro/Thumbs.db'),
      pdf('Büro/~$Plan.docx'),
      pdf('Büro/.git/config'),
    ]);
    expect(toPaths(found).map((path) => path.normalize('NFC'))).toEqual([
      'Büro/März.pdf',
      'Büro/Plan.pdf',
      'Büro/Straße.pdf',
    ]);
    expect(found.folders).toHaveLength(1);
    expect(found.notes).toEqual(['Left out: 5 hidden or system files, such as .DS_Store.']);
  });

  test('sees why a file in it is not uploaded, while the others go on', async () => {
    const found = await findInZip([
      pdf('../../etc/a.pdf'),
      pdf('/b.pdf'),
      pdf('C:\\c.pdf'),
      pdf('Room/..\\..\\d.pdf'),
      pdf('Room/e.pdf', { flags: 1, deflate: true }),
      pdf('Room/f.pdf', { mode: 0o120777 }),
      pdf('Room/g.zip'),
      pdf('Room/h.exe'),
      pdf('Room/i.pdf', { unpacked: 50_000_001, deflate: true }),
      pdf('Room/J.pdf'),
      pdf('room/j.PDF'),
      pdf('Room/fine.pdf'),
    ]);
    const password = 'This file is protected by a password';
    const path = 'The path of this file leads out of the ZIP file';
    expect(toRefusals(found).toSorted()).toEqual(
      [
        ['../../etc/a.pdf', path],
        ['/b.pdf', path],
        ['C:\\c.pdf', path],
        ['Room/..\\..\\d.pdf', path],
        ['e.pdf', password],
        ['f.pdf', 'This is a link to another file'],
        ['g.zip', 'A ZIP file inside a folder or another ZIP file is not unpacked'],
        ['h.exe', 'File type not supported'],
        ['i.pdf', 'This file is too large'],
        ['j.PDF', 'Another file in this folder has the same name'],
      ].toSorted(),
    );
    expect(found.folders).toEqual([['Room']]);
  });

  test('never unpacks more than a file says that it has', async () => {
    const zeros = Buffer.alloc(1_000_000);
    const { files } = await findInZip([
      pdf('bomb.txt', { body: zeros, deflate: true, unpacked: 10 }),
      pdf('short.txt', { body: 'abc', deflate: true, unpacked: 10 }),
      pdf('broken.txt', { body: 'abc', deflate: true, local: (header) => header.writeUInt32LE(0, 0) }),
    ]);
    for (const file of files) await expect(file.open()).rejects.toThrow('damaged or incomplete');
  });

  for (const [limit, entries] of [
    ['500 files', Array.from({ length: 501 }, (_, n) => pdf(`Room/${n}.pdf`))],
    ['5,000 MB', Array.from({ length: 101 }, (_, n) => pdf(`Room/${n}.pdf`, { unpacked: 50_000_000, deflate: true }))],
    ['200 folders', Array.from({ length: 201 }, (_, n) => pdf(`${n}/`, { body: DIRECTORY }))],
  ] as const)
    test(`with more than ${limit} uploads nothing, and a sentence says it`, async () => {
      await expect(findInZip([...entries])).rejects.toThrow(`Data room.zip: More than ${limit}`);
    });

  test('is told that the ZIP file is damaged, whatever is wrong with it', async () => {
    const zip = makeZip([pdf('a.pdf'), pdf('b.pdf', { deflate: true })]);
    /** The sentence that the administrator reads, or null for a file that could be read. */
    const readZip = async (content: Buffer) => {
      try {
        for (const { open } of (await findFiles([toFile(content, 'a.zip')])).files) await open();
        return null;
      } catch (error) {
        return String(error);
      }
    };
    for (const content of [Buffer.alloc(0), Buffer.from('PK\x03\x04'), zip.subarray(0, -1), zip.subarray(20)])
      expect(await readZip(content)).toMatch(/damaged/);
    const answers = new Set<string | null>();
    for (let at = 0; at < zip.length; at += 1)
      for (const value of [0, 0xff]) {
        const changed = Buffer.from(zip);
        changed[at] = value;
        answers.add(await readZip(changed));
      }
    for (const answer of answers)
      expect(answer ?? 'Error: a.zip: This ZIP').toMatch(
        /^Error: (?:a\.zip: (?:This ZIP|More than)|This file in the ZIP)/,
      );
  });
});

test('an administrator who chooses a folder gets its folders, and ZIP files in it are not unpacked', async () => {
  const content = Buffer.from('%PDF-');
  const found = await findFiles([
    toFile(content, 'b.pdf', 'Q3/Plan/b.pdf'),
    toFile(content, 'a.zip', 'Q3/a.zip'),
    toFile(content, '.DS_Store', 'Q3/.DS_Store'),
  ]);
  expect(toPaths(found)).toEqual(['Q3/a.zip', 'Q3/Plan/b.pdf']);
  expect(toRefusals(found)).toEqual([['a.zip', 'A ZIP file inside a folder or another ZIP file is not unpacked']]);
  const alone = await findFiles([toFile(content, 'b.pdf'), toFile(content, 'b.pdf')]);
  expect([toPaths(alone), toRefusals(alone)]).toEqual([['b.pdf', 'b.pdf'], []]);
});
