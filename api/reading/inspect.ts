import { Thread } from '../platform/thread.ts';

export const MOST_PAGES = 5_000;
const INSPECT_MS = 20_000;

const ENCRYPTED =
  'This PDF is encrypted or protected by a password that is needed to open it. Save it without the password and upload it again.';
const BROKEN = 'This file is not a PDF, or it is damaged. Open it, save it as a PDF again and upload the new file.';
const HEAVY = 'This PDF takes too long or too much memory to process. Save it as a PDF again and upload the new file.';
const ATTACHED = 'This PDF has attached files, which cannot be watermarked. Save it without them and upload it again.';
const ACTIVE =
  'This PDF contains scripts, or actions that start programs or send data. Print it to a new PDF and try again.';
const MEDIA = 'This PDF contains sound, video or 3D content. Print it to a new PDF and try again.';
const DYNAMIC = 'This PDF contains an XFA form, which most programs cannot show. Print it to a new PDF and try again.';
const EXTERNAL = 'This PDF loads content from other files. Print it to a new PDF and try again.';
const EMPTY = 'This PDF has no pages.';
const LONG = `This PDF has more than ${MOST_PAGES.toLocaleString('en-US')} pages. Please divide it.`;

/** The results of the threads. */
export const SENTENCES: Record<string, string> = {
  encrypted: ENCRYPTED,
  attached: ATTACHED,
  active: ACTIVE,
  media: MEDIA,
  dynamic: DYNAMIC,
  external: EXTERNAL,
};

/**
 * Checks whether this PDF can be shown. Returns its number of pages, or the error message for its uploader. It runs in
 * a separate thread that is discarded, which limits its time and memory. `bytes` stay unchanged.
 */
export async function inspectPdf(
  bytes: Uint8Array,
  patienceMs = INSPECT_MS,
): Promise<{ pages: number } | { refusal: string }> {
  const drawing = await askThread<{ pages: number }>('api/reading/pdf.drawing.thread.ts', bytes, patienceMs);
  if ('refusal' in drawing) return drawing;
  if (drawing.pages < 1) return { refusal: EMPTY };
  if (drawing.pages > MOST_PAGES) return { refusal: LONG };
  // A PDF that cannot be watermarked could be shown, but never be downloaded.
  const marking = await askThread<{ pages: number }>('api/reading/pdf.marking.thread.ts', bytes, patienceMs);
  if ('refusal' in marking) return marking;
  return marking.pages === drawing.pages ? { pages: drawing.pages } : { refusal: BROKEN };
}

async function askThread<Value>(
  program: 'api/reading/pdf.drawing.thread.ts' | 'api/reading/pdf.marking.thread.ts',
  bytes: Uint8Array,
  patienceMs: number,
): Promise<Value | { refusal: string }> {
  const thread = new Thread(program);
  try {
    const copy = new Uint8Array(bytes);
    return await thread.ask<Value>({ kind: 'inspect', key: 'it', bytes: copy }, { ms: patienceMs }, [copy]);
  } catch (error) {
    if (thread.lost) return { refusal: HEAVY };
    return { refusal: SENTENCES[(error as Error).message] ?? BROKEN };
  } finally {
    thread.end();
  }
}
