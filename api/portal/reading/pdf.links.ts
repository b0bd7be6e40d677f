// The links of a page. Runs in the drawing thread, so only erasable types are possible, and it imports only types of ours.
import type { PDFium } from '@hyzyla/pdfium/dist/vendor/pdfium.d.ts';
import type { Library } from './pdf.library.ts';
import { placeArea } from './pdf.text.ts';
import type { PageLink } from './pdf.work.ts';

interface More {
  _FPDFLink_Enumerate: (page: number, position: number, link: number) => number;
  _FPDFLink_GetDest: (document: number, link: number) => number;
  _FPDFLink_GetAction: (link: number) => number;
  _FPDFLink_GetAnnotRect: (link: number, area: number) => number;
  _FPDFAction_GetDest: (document: number, action: number) => number;
  _FPDFAction_GetURIPath: (document: number, action: number, place: number, bytes: number) => number;
  _FPDFDest_GetDestPageIndex: (document: number, destination: number) => number;
}

/** The most links of a page, the most that are looked at, and the most bytes of a URL. */
const MOST_LINKS = 200;
const MOST_READ = 1_000;
const URL_BYTES = 2_048;
/** The only links that leave the document. A link to a script, a file or a data URL never becomes one. */
const PROTOCOLS = ['http:', 'https:', 'mailto:'];

/** The links to web pages, email addresses and pages of the document, in the order of the file. */
export function readLinks(library: Library, document: number, page: number): PageLink[] {
  const pdfium = library.pdfium as PDFium & More;
  const links: PageLink[] = [];
  // The position and the link as integers, the four sides as floats, and a point as two integers.
  const place = library.reserve(32);
  const view = () => new DataView(pdfium.HEAPU8.buffer, place, 32);
  try {
    view().setInt32(0, 0, true);
    for (let at = 0; at < MOST_READ && links.length < MOST_LINKS; at += 1) {
      if (!pdfium._FPDFLink_Enumerate(page, place, place + 4)) break;
      const link = view().getInt32(4, true);
      const target = readTarget(library, document, link);
      if (!target || !pdfium._FPDFLink_GetAnnotRect(link, place + 8)) continue;
      const sides = [8, 12, 16, 20].map((side) => view().getFloat32(side, true));
      const area = placeArea(library, page, sides, place + 24);
      if (area) links.push({ ...area, ...target });
    }
  } finally {
    pdfium.wasmExports.free(place);
  }
  return links;
}

/** Where a link leads. Null if it leads neither to an allowed URL nor to a page of the document. */
function readTarget(library: Library, document: number, link: number): Pick<PageLink, 'url' | 'page'> | null {
  const pdfium = library.pdfium as PDFium & More;
  const action = pdfium._FPDFLink_GetAction(link);
  const destination =
    pdfium._FPDFLink_GetDest(document, link) || (action && pdfium._FPDFAction_GetDest(document, action));
  const page = destination ? pdfium._FPDFDest_GetDestPageIndex(document, destination) : -1;
  if (page >= 0 && page < pdfium._FPDF_GetPageCount(document)) return { url: null, page: page + 1 };
  const url = action ? readUrl(library, document, action) : null;
  return url === null ? null : { url, page: null };
}

function readUrl({ pdfium: plain, reserve }: Library, document: number, action: number): string | null {
  const pdfium = plain as PDFium & More;
  const bytes = pdfium._FPDFAction_GetURIPath(document, action, 0, 0);
  if (bytes <= 1 || bytes > URL_BYTES) return null;
  const place = reserve(bytes);
  pdfium._FPDFAction_GetURIPath(document, action, place, bytes);
  const text = new TextDecoder().decode(pdfium.HEAPU8.slice(place, place + bytes - 1));
  pdfium.wasmExports.free(place);
  const url = URL.parse(text);
  return url && PROTOCOLS.includes(url.protocol) ? url.href : null;
}
