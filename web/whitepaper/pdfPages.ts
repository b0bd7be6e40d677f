import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import { defaultName } from '../site.ts';
import type { Edition } from './edition.ts';
import { cutFonts, type Face, listUnprintable } from './fonts.ts';
import { color } from './ink.ts';

type Doc = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;
type ElementOptions = { alt?: string; scope?: 'Row' | 'Column'; bbox?: [number, number, number, number] };

/** US Letter, in points. */
export const page = { width: 612, height: 792, left: 66, right: 545, top: 60, bottom: 708 } as const;
/** Text columns are about 70 characters wide. Side notes are outside the column, as on the site. */
export const measure = { text: 352, side: 442 } as const;
const BLOCK_TOP = 734;
const HAIR = 0.5;

export interface Setting {
  face?: Face;
  size?: number;
  color?: string;
  leading?: number;
  width?: number;
}

/** The first page of each chapter. The first pass collects these numbers and the second pass prints them. */
export interface Plan {
  pages: Map<string, number>;
  total: number;
}

/**
 * Pages filled from top to bottom, with a cursor, a title block on every page, and accessibility tags on all
 * content.
 */
export class PdfPages {
  readonly doc: Doc;
  readonly pages = new Map<string, number>();
  y: number = page.top;
  number = 0;
  #running = '';
  #root: Element;
  #section: Element;
  #chunks: Buffer[] = [];

  constructor(
    fonts: [Face, Buffer][],
    readonly plan: Plan,
    readonly edition: Edition,
  ) {
    const { title, subject, keywords, date } = edition;
    this.doc = new PDFDocument({
      size: 'LETTER',
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en',
      displayTitle: true,
      info: {
        Title: title,
        Author: defaultName,
        Subject: subject,
        Keywords: keywords,
        CreationDate: new Date(`${date}T00:00:00Z`),
        ModDate: new Date(`${date}T00:00:00Z`),
      },
    });
    this.doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    for (const [name, font] of fonts) this.doc.registerFont(name, font);
    this.#root = this.doc.struct('Document');
    this.doc.addStructure(this.#root);
    this.#section = this.#root;
  }

  /** Starts a chapter. All following content belongs to it. */
  begin(name: string, running: string): void {
    if (this.#section !== this.#root) this.#section.end();
    this.#section = this.doc.struct('Sect', { title: name } as never);
    this.#root.add(this.#section);
    this.#running = running;
  }

  /** Ends the document and returns its bytes. */
  async finish(): Promise<Buffer> {
    const ended = once(this.doc, 'end');
    this.#section.end();
    this.#root.end();
    this.doc.end();
    await ended;
    return Buffer.concat(this.#chunks);
  }

  turn(bare = false): void {
    this.doc.addPage();
    this.number += 1;
    this.y = page.top;
    if (!bare) this.artifact(() => this.#titleBlock());
  }

  /** Starts a new page unless `height` fits on this one. */
  need(height: number): void {
    if (this.y + height > page.bottom) this.turn();
  }

  tag(type: string, options: ElementOptions, draw: () => void, parent: Element = this.#section): void {
    parent.add(this.doc.struct(type as never, options as never, draw));
  }

  /** Adds a structure element for a container: a table, a row or a list. */
  group(type: string, parent: Element = this.#section): Element {
    const element = this.doc.struct(type as never);
    parent.add(element);
    return element;
  }

  /** Draws something that screen readers skip. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' } as never);
    draw();
    this.doc.endMarkedContent();
  }

  rule(y: number, line: { to?: number; weight?: number; role?: string } = {}): void {
    const { to = page.right, weight = HAIR, role = 'ink' } = line;
    this.artifact(() =>
      this.doc.lineWidth(weight).strokeColor(color(role)).moveTo(page.left, y).lineTo(to, y).stroke(),
    );
  }

  height(text: string, setting: Setting = {}): number {
    return this.#set(setting).heightOfString(text, this.#getOptions(setting));
  }

  /** Sets text at a position without moving the cursor. */
  put(text: string, x: number, y: number, setting: Setting = {}): void {
    const missing = listUnprintable(text);
    if (missing.length > 0) throw new Error(`The fonts lack ${missing.join(' ')}, needed for: ${text}`);
    const doc = this.#set(setting).fillColor(color(setting.color ?? 'ink'));
    doc.text(text, x, y, this.#getOptions(setting));
  }

  #set({ face = 'text', size = 9.6 }: Setting): Doc {
    return this.doc.font(face).fontSize(size);
  }

  #getOptions({ size = 9.6, leading = 1.42, width = measure.text }: Setting): PDFKit.Mixins.TextOptions {
    return { width, lineGap: size * leading - this.doc.currentLineHeight(false) };
  }

  #titleBlock(): void {
    const { doc, edition } = this;
    const cells: [label: string, words: string, width: number][] = [
      ['System', defaultName, 88],
      ['Document', edition.title, 172],
      ['Chapter', this.#running, 138],
      ['Edition', edition.version, 40],
      ['Page', `${this.number} / ${this.plan.total}`, 41],
    ];
    doc.lineWidth(HAIR).strokeColor(color('ink'));
    doc.rect(page.left, BLOCK_TOP, page.right - page.left, 28).stroke();
    let x = page.left;
    for (const [label, words, width] of cells) {
      if (x > page.left)
        doc
          .moveTo(x, BLOCK_TOP)
          .lineTo(x, BLOCK_TOP + 28)
          .stroke();
      this.put(label, x + 5, BLOCK_TOP + 5, { face: 'mono', size: 5.4, color: 'ink-muted', width: width - 8 });
      this.put(words, x + 5, BLOCK_TOP + 14.5, { face: 'text', size: 7.4, width: width - 6 });
      x += width;
    }
  }
}

/**
 * Prints twice: the first pass finds the page numbers, which the second pass prints in the contents and on every page.
 */
export async function printTwice(edition: Edition, draw: (pdf: PdfPages) => void): Promise<Buffer> {
  const fonts = await cutFonts();
  const first = new PdfPages(fonts, { pages: new Map(), total: 0 }, edition);
  draw(first);
  await first.finish();
  const second = new PdfPages(fonts, { pages: first.pages, total: first.number }, edition);
  draw(second);
  return second.finish();
}
