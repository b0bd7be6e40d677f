import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { hashSha256 } from '#api/platform/signatures.ts';
import { CONSENT, writeCertificate } from './nda.certificate.ts';
import { readPageText } from '../reading/render.ts';
import { openable } from '#api/testing/pdf-files.ts';
import { toPrintable, writeCertificatePdf } from './nda.pdf.ts';

/** The text of the first page, as readers show it. */
const read = async (certificate: string) =>
  (await readPageText(openable(await writeCertificatePdf(certificate)), 1)).replace(/\s+/g, ' ');

const write = (text: string, name = 'Ines Ärlig') =>
  writeCertificate(
    'a secret for tests, 32 characters long',
    {
      signature: 'sig_1',
      site: 'https://portal.example',
      version: 3,
      sha256: hashSha256(text),
      name,
      account: 'usr_1',
      email: 'ines@fund.example',
      company: 'Ärlig Capital',
      address: '192.0.2.1',
      signedAt: '2026-11-27T10:00:00.000Z',
      consent: CONSENT,
    },
    text,
  );

describe('the PDF of a signature', () => {
  it('contains the certificate as a file, and the whole text on as many pages as it needs', async () => {
    const certificate = write('Keep it to yourself.\n\n'.repeat(200));
    const pdf = await PDFDocument.load(await writeCertificatePdf(certificate));
    expect(pdf.getPageCount()).toBeGreaterThan(3);
    expect(pdf.getTitle()).toBe('Confidentiality agreement signed by Ines Ärlig');
    const attached = pdf.getAttachments().map(({ name, data }) => [name, Buffer.from(data).toString('utf8')]);
    expect(attached).toEqual([['nda-certificate.json', certificate]]);
  });

  it.each(['Łukasz Żółć', 'Ελένη', 'Дмитрий Ѯ', '王小明', '\u202Eevil\u0000', '👩‍👩‍👧', '', '\t“x” – €'])(
    'is written for the name %j',
    async (name) => {
      const pdf = await PDFDocument.load(await writeCertificatePdf(write(`I, ${name}, agree.`, name)));
      expect(pdf.getPageCount()).toBe(1);
    },
  );

  it.each(['Łukasz Żółć', 'Ελένη', 'Дмитрий Ѯ', 'Nguyễn Thị Ánh', 'O’Brien', '– — ‘ ’ “ ” • … € ™ − ≤ ≥ → №'])(
    'shows the signed text and the name %j as typed',
    async (name) => {
      expect(await read(write(`The share of ${name} is ≤ 10 % – “the Threshold” • € 500 …`, name))).toContain(
        `The share of ${name} is ≤ 10 % – “the Threshold” • € 500 …`,
      );
    },
  );

  it('says that it cannot print a script, and shows no other sign in its place', async () => {
    const text = await read(write('I, 山田太郎, agree.', '山田太郎'));
    expect(text).toContain('I, [4 Chinese or Japanese characters, see the attached file], agree.');
    expect(text).not.toContain('¤');
    expect(toPrintable('\u202Eevil\u0000 ☺', () => true)).toBe('evil ☺');
  });

  it('is tagged, with a title and a language, for programs that read aloud', async () => {
    const { catalog } = await PDFDocument.load(await writeCertificatePdf(write('Keep it.')));
    const has = (name: string) => catalog.get(PDFName.of(name)) !== undefined;
    expect(
      ['StructTreeRoot', 'MarkInfo', 'Lang', 'ViewerPreferences', 'Metadata'].filter((name) => !has(name)),
    ).toEqual([]);
  });
});
