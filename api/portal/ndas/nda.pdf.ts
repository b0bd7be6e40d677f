import path from 'node:path';
import { projectRoot } from '#api/platform/root.ts';
import { checkCertificate, type Statement } from './nda.certificate.ts';

// The certificate and the signed text as one tagged PDF, for people who file signatures. The file of the certificate is
// attached to it, so that the proof can be checked, and the exact text is there also for scripts that the font lacks.

const PAGE = { size: 'A4', margins: { top: 64, right: 64, bottom: 64, left: 64 } } as const;
const SIZES = { H1: 20, H2: 13, P: 10 } as const;
/** Latin, Greek, Cyrillic and Vietnamese, with punctuation and signs. */
const FONT = path.join(projectRoot, 'api/portal/reading/fonts/text.ttf');

/** Scripts of names in common use, as people call them. */
const SCRIPTS: [name: string, characters: RegExp][] = [
  ['Chinese or Japanese', /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u],
  ['Korean', /\p{Script=Hangul}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Indian', /\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Tamil}|\p{Script=Telugu}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  ['Georgian', /\p{Script=Georgian}/u],
];

/** The line as the font can print it. Other letters are counted, because no sign may stand in their place. */
export function toPrintable(line: string, hasGlyph: (code: number) => boolean): string {
  const letters = Array.from(line.normalize('NFC').replaceAll('\t', '    '));
  let [printable, missing] = ['', ''];
  const describe = () => {
    const script = SCRIPTS.find(([, characters]) => characters.test(missing))?.[0] ?? 'other';
    const count = Array.from(missing).length;
    if (count > 0)
      printable += `[${count} ${script} ${count === 1 ? 'character' : 'characters'}, see the attached file]`;
    missing = '';
  };
  for (const letter of letters) {
    // Controls of direction are not printed: they could turn a name around.
    if (/[\p{Cc}\p{Cf}]/u.test(letter)) continue;
    if (hasGlyph(letter.codePointAt(0)!)) {
      describe();
      printable += letter;
    } else missing += letter;
  }
  describe();
  return printable;
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
  const options = { pdfVersion: '1.7', tagged: true, subset: 'PDF/UA', displayTitle: true } as object;
  const pdf = new PdfDocument({ ...PAGE, ...options, info, lang: 'en-US' });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  pdf.font(FONT);
  const write = makeWriter(pdf);
  write('H1', 'Confidentiality agreement');
  write('P', `Version ${statement.version}, signed by ${statement.name}`);
  for (const line of listFacts(statement, publicKey)) write('P', line);
  write('H2', 'The signed text');
  for (const line of text.split(/\r\n|\r|\n/)) write('P', line);
  pdf.file(Buffer.from(certificate, 'utf8'), { name: 'nda-certificate.json', type: 'application/json' });
  pdf.end();
  return done;
}

function makeWriter(pdf: PDFKit.PDFDocument) {
  const { font: face } = (pdf as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })._font;
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return (tag: keyof typeof SIZES, line: string): void => {
    const printable = toPrintable(line, (code) => face.hasGlyphForCodePoint(code));
    if (tag === 'H2') pdf.moveDown();
    if (printable.trim() === '') return void pdf.fontSize(SIZES[tag]).moveDown();
    root.add(pdf.struct(tag, {}, () => void pdf.fontSize(SIZES[tag]).text(printable, { lineGap: 3 })));
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
