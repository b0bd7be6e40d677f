import path from 'node:path';
import { projectRoot } from '../platform/root.ts';
import { checkCertificate, type Statement } from './nda.certificate.ts';

// The certificate and the signed text as one PDF, for people who file signatures. The file of the certificate is
// attached to it, so that the proof can be checked, and the exact text is there also for scripts that the fonts lack.

const PAGE = { size: 'A4', margins: { top: 64, right: 64, bottom: 64, left: 64 } } as const;
const SIZES = { title: 20, heading: 13, text: 10 } as const;

/** The script of each font file. Letters of other scripts are shown as squares. */
const fonts: [name: string, characters: RegExp][] = [
  ['latin', /[\u0020-\u00FF\u2000-\u206F\u20AC\u2122]/u],
  ['latin-ext', /[\u0100-\u024F\u1E00-\u1EFF]/u],
  ['greek', /[\u0370-\u03FF]/u],
  ['cyrillic', /[\u0400-\u045F\u0490\u0491\u04B0\u04B1\u2116]/u],
  ['cyrillic-ext', /[\u0460-\u052F]/u],
];

interface Run {
  font: string;
  text: string;
}

/** The parts of a line, each in the font that has its letters. */
export function splitByFont(line: string, hasGlyph: (font: string, character: string) => boolean): Run[] {
  const runs: Run[] = [];
  for (const character of line.normalize('NFC')) {
    const candidate = fonts.find(([font, pattern]) => pattern.test(character) && hasGlyph(font, character))?.[0];
    const last = runs.at(-1);
    const run = { font: candidate ?? last?.font ?? 'latin', text: candidate ? character : '\u00A4' };
    if (last && last.font === run.font) last.text += run.text;
    else runs.push(run);
  }
  return runs;
}

/** Writes the PDF of a certificate that this server stored. */
export async function writeCertificatePdf(certificate: string): Promise<Buffer> {
  const { statement } = checkCertificate(certificate);
  const { text, publicKey } = JSON.parse(certificate) as { text: string; publicKey: string };
  if (!statement) throw new Error('a stored certificate is not valid');
  // Loaded with the first PDF, because it is large.
  const { default: PdfDocument } = await import('pdfkit');
  const info = {
    Title: `Confidentiality agreement signed by ${statement.name}`,
    CreationDate: new Date(statement.signedAt),
  };
  const pdf = new PdfDocument({ ...PAGE, info, lang: 'en' });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  for (const [name] of fonts) pdf.registerFont(name, path.join(projectRoot, 'api/reading/fonts', `${name}.ttf`));
  const write = makeWriter(pdf);
  write('Confidentiality agreement', SIZES.title);
  write(`Version ${statement.version}, signed by ${statement.name}`, SIZES.heading);
  for (const line of listFacts(statement, publicKey)) write(line, SIZES.text);
  pdf.moveDown();
  write('The signed text', SIZES.heading);
  for (const line of text.split(/\r\n|\r|\n/)) write(line, SIZES.text);
  pdf.file(Buffer.from(certificate, 'utf8'), { name: 'nda-certificate.json', type: 'application/json' });
  pdf.end();
  return done;
}

function makeWriter(pdf: PDFKit.PDFDocument) {
  const known = new Map<string, boolean>();
  const hasGlyph = (font: string, character: string): boolean => {
    const key = `${font} ${character}`;
    let has = known.get(key);
    if (has === undefined) {
      pdf.font(font);
      const { font: face } = (pdf as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })
        ._font;
      has = face.hasGlyphForCodePoint(character.codePointAt(0)!);
      known.set(key, has);
    }
    return has;
  };
  return (line: string, size: number): void => {
    const runs = splitByFont(line.replaceAll('\t', '    '), hasGlyph);
    pdf.fontSize(size);
    if (runs.length === 0) pdf.font('latin').text(' ');
    for (const [index, { font, text }] of runs.entries())
      pdf.font(font).text(text, { continued: index < runs.length - 1, lineGap: 3 });
  };
}

const listFacts = (statement: Statement, publicKey: string): string[] => [
  `Name: ${statement.name}`,
  `Email: ${statement.email}`,
  ...(statement.company ? [`Company: ${statement.company}`] : []),
  `Signed: ${statement.signedAt}`,
  `IP address: ${statement.address}`,
  `Consent: ${statement.consent}`,
  `Site: ${statement.site}`,
  `Signature: ${statement.signature}`,
  `SHA-256 of the text: ${statement.sha256}`,
  `Public key: ${publicKey}`,
  'The certificate is attached to this file as nda-certificate.json. The command “npx portal nda verify” checks it.',
];
