/** The opacity of each point of a repeated watermark, from 0 to 255. */
export interface MarkMask {
  width: number;
  height: number;
  mask: Uint8Array;
}

/** A request to the drawing thread. `bytes` comes with a document that it does not have open. */
export interface DrawWork {
  kind: 'inspect' | 'text' | 'picture' | 'shapes' | 'search' | 'outline' | 'links' | 'hidden' | 'review' | 'labels';
  /** SHA-256 of the document. */
  key: string;
  bytes?: Uint8Array;
  /** Documents to close first. */
  drop?: string[];
  /** From 1. A search begins with this page. */
  page: number;
  width: number;
  mark: MarkMask;
  /** The text to search for, the most hits, and the milliseconds after which no other page is searched. */
  text: string;
  atMost: number;
  ms: number;
  /** The open document with which it is compared. Null if there is none. */
  copy: string | null;
}

/** An area of a page, in shares of the page's width and height, from its top left corner. */
export interface PageArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A link on a page. It leads either to a URL or to a page of the document, from 1. */
export interface PageLink extends PageArea {
  url: string | null;
  page: number | null;
}

/** A place where a text was found. It has one area for each line that it covers. */
export interface TextHit {
  page: number;
  areas: PageArea[];
}

export interface TextSearchResult {
  hits: TextHit[];
  /** The first page that was not searched because the time was over. Null if there is none. */
  nextPage: number | null;
  /** True if a page that was searched has text. */
  hasText: boolean;
  /** The memory of PDFium, which never shrinks. */
  heap: number;
}

export interface HiddenPages {
  /** The pages with a text or a picture that they do not show, from 1. */
  pages: number[];
  /** The first page that was not read because the time was over. Null if there is none. */
  nextPage: number | null;
  /** The memory of PDFium, which never shrinks. */
  heap: number;
}

/** What one page has besides what people see. */
export interface PageReview {
  /** True if people see a letter that can be searched. */
  hasText: boolean;
  /** True if people see signs of a font that does not say what they are. */
  hasNamelessSigns: boolean;
  hidesText: boolean;
  hasTextOutside: boolean;
  hidesPicture: boolean;
  /** The names of fonts that are not part of the file, and whose text is not drawn. */
  missingFonts: string[];
  isEmpty: boolean;
  /** True if a download shows the page otherwise. */
  differs: boolean;
}

export interface ReviewedPages {
  pages: PageReview[];
  /** The first page that was not reviewed because the time was over. Null if there is none. */
  nextPage: number | null;
}

/** A bookmark of the document. */
export interface OutlineItem {
  title: string;
  /** From 1. */
  level: number;
  /** From 1. Null if it leads to no page. */
  page: number | null;
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
  /** Null for a copy that is only compared. */
  png: Uint8Array | null;
  /** Pages that become pictures, in JPEG, because they have texts that they do not show. */
  pictures: { page: number; jpeg: Uint8Array }[];
  /** Whether comments and metadata are left out. */
  removesComments: boolean;
}
