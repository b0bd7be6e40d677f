import { Thread } from '#api/platform/thread.ts';
import { createFinding, type Finding, type FindingKind } from '../uploads/upload.finding.service.ts';
import type { PageReview, ReviewedPages } from './pdf.work.ts';

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

/** The time for writing and opening the copy with which the pages are compared. */
const COPY_MS = 60_000;
/** The time for the review of all pages, and for one step of it. A page takes some milliseconds. */
const REVIEW_MS = 120_000;
const STEP_MS = 1_000;
/** The time for the page that is begun last. */
const PAGE_MS = 8_000;

/** The number of pages, and what the file has besides what they show. */
interface MarkablePdf {
  pages: number;
  findings: Finding[];
}

interface InspectedPdf extends MarkablePdf {
  /** What is printed on each page. Null if it is the number of the page. */
  pageLabels: string[] | null;
}

/**
 * Checks whether this PDF can be shown, and reviews it. Returns the error message for its uploader if it cannot. It runs
 * in separate threads that are discarded, which limits its time and memory. `bytes` stay unchanged.
 */
export async function inspectPdf(
  bytes: Uint8Array,
  patienceMs = INSPECT_MS,
): Promise<InspectedPdf | { refusal: string }> {
  const drawing = new Thread('api/portal/reading/pdf.drawing.thread.ts');
  const marking = new Thread('api/portal/reading/pdf.marking.thread.ts');
  try {
    const markable = ask<MarkablePdf>(marking, { kind: 'inspect' }, patienceMs, new Uint8Array(bytes));
    const shown = await ask<{ pages: number; isRestricted: boolean }>(
      drawing,
      { kind: 'inspect' },
      patienceMs,
      new Uint8Array(bytes),
    );
    if ('refusal' in shown) return shown;
    if (shown.pages < 1) return { refusal: EMPTY };
    if (shown.pages > MOST_PAGES) return { refusal: LONG };
    // A PDF that cannot be watermarked could be shown, but never be downloaded.
    const marked = await markable;
    if ('refusal' in marked) return marked;
    if (marked.pages !== shown.pages) return { refusal: BROKEN };
    const [copy, pageLabels] = await Promise.all([
      ask<Uint8Array>(marking, { kind: 'copy' }, COPY_MS),
      readLabels(drawing, patienceMs),
    ]);
    // A large file takes several times its size there.
    marking.end();
    return {
      pages: shown.pages,
      findings: [
        ...marked.findings,
        ...(shown.isRestricted ? [createFinding('RESTRICTIONS')] : []),
        ...(await reviewPages(drawing, { bytes, copy, patienceMs })),
      ],
      pageLabels,
    };
  } finally {
    drawing.end();
    marking.end();
  }
}

/** Without them, people read the numbers of the pages. */
async function readLabels(thread: Thread, patienceMs: number): Promise<string[] | null> {
  const labels = await ask<string[] | null>(thread, { kind: 'labels' }, patienceMs);
  return Array.isArray(labels) ? labels : null;
}

interface PagesToReview {
  bytes: Uint8Array;
  /** A copy as readers download it. */
  copy: Uint8Array | { refusal: string };
  patienceMs: number;
}

/** What the pages have, and which of them a watermarked copy would show otherwise than readers see them. */
async function reviewPages(drawing: Thread, { bytes, copy, patienceMs }: PagesToReview): Promise<Finding[]> {
  const opened =
    'refusal' in copy ? copy : await ask<{ pages: number }>(drawing, { kind: 'inspect', key: 'copy' }, COPY_MS, copy);
  const isOpened = !('refusal' in opened);
  const compared = await walkPages(drawing, { page: 1, copy: isOpened ? 'copy' : null, patienceMs });
  const pages = [...compared.pages];
  if (drawing.lost && compared.nextPage !== null) {
    // The copy may be the cause, so the other pages are reviewed without it.
    const alone = new Thread('api/portal/reading/pdf.drawing.thread.ts');
    await ask(alone, { kind: 'inspect' }, patienceMs, new Uint8Array(bytes));
    pages.push(...(await walkPages(alone, { page: compared.nextPage, copy: null, patienceMs })).pages);
    alone.end();
  }
  // A copy that cannot be opened differs on all pages.
  const isBroken = 'refusal' in opened && opened.refusal === BROKEN && opened !== copy;
  const found = describePages(isBroken ? pages.map((page) => ({ ...page, differs: true })) : pages);
  const isComplete = compared.nextPage === null && (isOpened || isBroken);
  return isComplete ? found : [...found, createFinding('INCOMPLETE')];
}

/** Reviews the pages in steps, until all are done, one step takes too long, or the time is over. */
async function walkPages(
  drawing: Thread,
  { page, copy, patienceMs }: { page: number; copy: string | null; patienceMs: number },
): Promise<ReviewedPages> {
  const pages: PageReview[] = [];
  const end = performance.now() + REVIEW_MS;
  let next: number | null = page;
  while (next !== null && performance.now() <= end) {
    const step: ReviewedPages | { refusal: string } = await ask<ReviewedPages>(
      drawing,
      { kind: 'review', page: next, copy, ms: STEP_MS },
      Math.min(patienceMs, STEP_MS + PAGE_MS),
    );
    if ('refusal' in step) break;
    pages.push(...step.pages);
    next = step.nextPage;
  }
  return { pages, nextPage: next };
}

function describePages(pages: readonly PageReview[]): Finding[] {
  const list = (test: (page: PageReview) => boolean) =>
    [...pages.keys()].filter((at) => test(pages[at]!)).map((at) => at + 1);
  const found: [kind: FindingKind, pages: number[], names?: string[]][] = [
    ['HIDDEN_TEXT', list(({ hidesText }) => hidesText)],
    ['OUTSIDE_TEXT', list(({ hasTextOutside }) => hasTextOutside)],
    ['HIDDEN_PICTURES', list(({ hidesPicture }) => hidesPicture)],
    [
      'MISSING_FONTS',
      list(({ missingFonts }) => missingFonts.length > 0),
      pages.flatMap(({ missingFonts }) => missingFonts),
    ],
    ['EMPTY_PAGES', list(({ isEmpty, missingFonts }) => isEmpty && missingFonts.length === 0)],
    ['NO_TEXT', list(({ hasText, isEmpty, missingFonts }) => !hasText && !isEmpty && missingFonts.length === 0)],
    ['NAMELESS_SIGNS', list(({ hasText, hasNamelessSigns }) => hasText && hasNamelessSigns)],
    ['DIFFERENT_COPY', list(({ differs }) => differs)],
  ];
  return found.filter(([, pages]) => pages.length > 0).map(([kind, pages, names]) => createFinding(kind, pages, names));
}

/** The memory of `bytes` moves to the thread. */
async function ask<Value>(
  thread: Thread,
  work: object,
  patienceMs: number,
  bytes?: Uint8Array,
): Promise<Value | { refusal: string }> {
  try {
    return await thread.ask<Value>({ key: 'it', ...work, bytes }, { ms: patienceMs }, bytes ? [bytes] : []);
  } catch (error) {
    if (thread.lost) return { refusal: HEAVY };
    return { refusal: SENTENCES[(error as Error).message] ?? BROKEN };
  }
}
