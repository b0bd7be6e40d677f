import type { PDFium } from '@hyzyla/pdfium/dist/vendor/pdfium.d.ts';
import type { Library } from './pdf.library.ts';

interface More {
  _FPDF_GetPageLabel: (document: number, at: number, place: number, bytes: number) => number;
}

/** A longer label is not one that people type or print. */
const LABEL_LENGTH = 24;

/** The labels of the pages as they are printed. Null if each is the number of its page. */
export function readPageLabels({ pdfium, reserve }: Library, document: number): string[] | null {
  const most = (LABEL_LENGTH + 1) * 2;
  const place = reserve(most);
  try {
    const labels = Array.from({ length: pdfium._FPDF_GetPageCount(document) }, (_, at) => {
      const bytes = (pdfium as PDFium & More)._FPDF_GetPageLabel(document, at, place, most);
      if (bytes <= 2 || bytes > most) return String(at + 1);
      const label = new TextDecoder('utf-16le').decode(pdfium.HEAPU8.slice(place, place + bytes - 2));
      return label.replace(/[\s\p{C}]+/gu, ' ').trim() || String(at + 1);
    });
    return labels.every((label, at) => label === String(at + 1)) ? null : labels;
  } finally {
    pdfium.wasmExports.free(place);
  }
}
