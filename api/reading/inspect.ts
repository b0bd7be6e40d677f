import { documentFile } from '../../graphql/limits.ts';

const ENCRYPTED = 'This PDF is encrypted or protected by a password. Please save it without protection and try again.';
const BROKEN = 'This PDF is damaged or is none. Please open it, save it as PDF anew and try again.';
const EMPTY = 'This PDF has no pages.';
const LONG = `This PDF has more than ${documentFile.pages.toLocaleString('en-US')} pages. Please divide it.`;

/** Whether people can read this PDF here, and how many pages it has; otherwise one sentence for who uploaded it. */
export async function inspectPdf(bytes: Uint8Array): Promise<{ pages: number } | { refused: string }> {
  const { EncryptedPDFError, PDFDocument } = await import('@cantoo/pdf-lib');
  try {
    const pages = (await PDFDocument.load(bytes, { updateMetadata: false })).getPageCount();
    if (pages < 1) return { refused: EMPTY };
    return pages > documentFile.pages ? { refused: LONG } : { pages };
  } catch (error) {
    return { refused: error instanceof EncryptedPDFError ? ENCRYPTED : BROKEN };
  }
}
