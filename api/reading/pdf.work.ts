/** The opacity of each point of a repeated watermark, from 0 to 255. */
export interface MarkMask {
  width: number;
  height: number;
  mask: Uint8Array;
}

/** A request to the drawing thread. `bytes` comes with a document that it does not have open. */
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

/** A page with its watermark: three bytes a pixel, red first. */
export interface DrawnPage {
  width: number;
  height: number;
  pixels: Uint8Array;
  /** The memory of PDFium, which never shrinks. */
  heap: number;
}

/** A request to the marking thread: the PDF, and the watermark as a PNG for each page. */
export interface MarkWork {
  bytes: Uint8Array;
  png: Uint8Array;
}
