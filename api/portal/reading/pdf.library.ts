// What the parts of the drawing thread share: types only.
import type { PDFium } from '@hyzyla/pdfium/dist/vendor/pdfium.d.ts';

/** PDFium, and its functions that every use of it shares. */
export interface Library {
  pdfium: PDFium;
  /** Memory of PDFium, which the caller frees. */
  reserve: (bytes: number) => number;
  withPage: <Result>(document: number, page: number, use: (page: number) => Result) => Result;
  /** The size of a page in pixels if it is drawn in a width. */
  measure: (page: number, width: number) => PageSize;
  /** Draws an area of a page without a watermark, for comparisons inside of the thread. */
  draw: (page: number, width: number, area: Area) => Picture;
}

export interface PageSize {
  width: number;
  height: number;
}

/** A part of a page, in pixels. */
export interface Area extends PageSize {
  left: number;
  top: number;
}

export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** An opened page, its text, and the picture that people see if it has annotations. */
export interface TextPage {
  page: number;
  text: number;
  count: number;
  shown: ((area: Area) => Picture) | null;
  /** The spans whose own text is left out, because they draw something else (pdf.actual-text.ts). */
  falseTexts: number;
  /**
   * The texts in spans with a text of their own, whose characters have parts of one place, and the matrix of the forms
   * around them, which PDFium leaves out of this place.
   */
  spanned: ReadonlyMap<number, Matrix>;
}
