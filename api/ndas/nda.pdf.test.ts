import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { hashSha256 } from '../platform/signatures.ts';
import { CONSENT, writeCertificate } from './nda.certificate.ts';
import { splitByFont, writeCertificatePdf } from './nda.pdf.ts';

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

  it('sets each letter in a font that has it, and shows a sign for one that no font has', () => {
    const runs = splitByFont('Aż Ω王', (font) => font !== 'cyrillic');
    expect(runs).toEqual([
      { font: 'latin', text: 'A' },
      { font: 'latin-ext', text: 'ż' },
      { font: 'latin', text: ' ' },
      { font: 'greek', text: 'Ω¤' },
    ]);
  });
});
