/** One side of a mark's repeat: how strongly each of its points is drawn, from 0 to 255. */
export interface MarkMask {
  width: number;
  height: number;
  mask: Uint8Array;
}

/** What the drawing thread is asked for. `bytes` comes with a document it does not have open. */
export interface DrawWork {
  kind: 'inspect' | 'text' | 'picture' | 'shapes';
  /** SHA-256 of the document. */
  key: string;
  bytes?: Uint8Array;
  /** Documents to close first. */
  drop?: string[];
  /** From 1. */
  page: number;
  width: number;
  mark: MarkMask;
}

/** A page, marked: three bytes a pixel, red first. */
export interface DrawnPage {
  width: number;
  height: number;
  pixels: Uint8Array;
  /** PDFium's memory, which grows and never shrinks. */
  heap: number;
}

/** What the marking thread is asked for: the PDF, and the mark as a PNG that is laid over each page. */
export interface MarkWork {
  bytes: Uint8Array;
  png: Uint8Array;
}
