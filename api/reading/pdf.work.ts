/** One watermark tile: the strength of each pixel, from 0 to 255. */
export interface MarkMask {
  width: number;
  height: number;
  mask: Uint8Array;
}

/** A request to the drawing thread. `bytes` is required if the document is not open. */
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

/** A watermarked page: three bytes per pixel, red first. */
export interface DrawnPage {
  width: number;
  height: number;
  pixels: Uint8Array;
  /** The size of PDFium's memory, which never shrinks. */
  heap: number;
}

/** A request to the marking thread: the PDF, and the watermark as a PNG that is drawn over each page. */
export interface MarkWork {
  bytes: Uint8Array;
  png: Uint8Array;
}
