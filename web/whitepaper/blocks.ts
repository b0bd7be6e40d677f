import type { ReactElement } from 'react';
import { draw, renderPlate } from './figure.ts';
import { measure, page, type Setting, type PdfPages } from './pdfPages.ts';
import { setTable, type Table } from './table.ts';

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'note'; text: string }
  | Table
  | { kind: 'steps'; steps: readonly { title: string; text: string; note?: string }[] }
  | {
      kind: 'figure';
      drawing: ReactElement;
      caption: string;
      arrangement?: 'wide' | 'tall';
      width?: number;
      label?: number;
    }
  | { kind: 'checks'; items: readonly string[] };

/** Figures and tables are numbered across the whole document. */
export class Numbers {
  figure = 0;
  table = 0;
}

const full = page.right - page.left;
const body: Setting = { width: measure.text };
const label: Setting = { face: 'mono', size: 6.8, leading: 1.5 };

/** Sets one block at the cursor and moves the cursor below it. Only tables break across pages, between rows. */
export function set(pdf: PdfPages, block: Block, numbers: Numbers): void {
  if (block.kind === 'text') setText(pdf, block.text);
  else if (block.kind === 'heading') setHeading(pdf, block.text);
  else if (block.kind === 'note') setNote(pdf, block.text);
  else if (block.kind === 'table') setTable(pdf, block, (numbers.table += 1));
  else if (block.kind === 'steps') setSteps(pdf, block.steps);
  else if (block.kind === 'checks') setChecks(pdf, block.items);
  else setFigure(pdf, block, numbers);
}

function setText(pdf: PdfPages, text: string): void {
  const height = pdf.height(text, body);
  pdf.need(height);
  pdf.tag('P', {}, () => pdf.put(text, page.left, pdf.y, body));
  pdf.y += height + 8;
}

/** Keeps a heading together with the beginning of its section. */
function setHeading(pdf: PdfPages, text: string): void {
  const setting: Setting = { face: 'display', size: 14.5, leading: 1.15, width: full };
  pdf.need(pdf.height(text, setting) + 118);
  pdf.y += 10;
  pdf.tag('H2', {}, () => pdf.put(text, page.left, pdf.y, setting));
  pdf.y += pdf.height(text, setting) + 7;
}

function setNote(pdf: PdfPages, text: string): void {
  const setting: Setting = { ...label, color: 'ink-muted', width: measure.text };
  const height = pdf.height(text, setting);
  pdf.need(height);
  pdf.tag('Note', {}, () => pdf.put(text, page.left, pdf.y, setting));
  pdf.y += height + 12;
}

function setSteps(pdf: PdfPages, steps: Extract<Block, { kind: 'steps' }>['steps']): void {
  const list = pdf.group('L');
  const indent = 26;
  const words: Setting = { size: 9, leading: 1.4, width: measure.text - indent };
  steps.forEach(({ title, text, note }, i) => {
    const height = pdf.height(text, words) + 17;
    pdf.need(height + 8);
    pdf.rule(pdf.y, { role: 'line' });
    const item = pdf.group('LI', list);
    const top = pdf.y + 6;
    pdf.tag(
      'Lbl',
      {},
      () => pdf.put(String(i + 1), page.left, top + 1, { ...label, face: 'mono-strong', size: 8 }),
      item,
    );
    pdf.tag(
      'LBody',
      {},
      () => {
        pdf.put(title, page.left + indent, top, { ...words, face: 'text-strong' });
        pdf.put(text, page.left + indent, top + 13, words);
        if (note) pdf.put(note, measure.side, top + 1, { ...label, width: page.right - measure.side });
      },
      item,
    );
    item.end();
    pdf.y += height + 8;
  });
  list.end();
  pdf.y += 6;
}

function setChecks(pdf: PdfPages, items: readonly string[]): void {
  const list = pdf.group('L');
  const indent = 22;
  const words: Setting = { size: 9, leading: 1.38, width: full - indent - 120 };
  for (const text of items) {
    const height = Math.max(pdf.height(text, words), 12) + 9;
    pdf.need(height);
    const top = pdf.y + 5;
    pdf.rule(pdf.y, { role: 'line' });
    pdf.artifact(() => {
      pdf.doc
        .lineWidth(0.7)
        .strokeColor('#000000')
        .rect(page.left, top + 0.5, 8.5, 8.5)
        .stroke();
      pdf.doc
        .lineWidth(0.4)
        .moveTo(page.right - 104, top + 10)
        .lineTo(page.right, top + 10)
        .stroke();
    });
    const item = pdf.group('LI', list);
    pdf.tag('LBody', {}, () => pdf.put(text, page.left + indent, top, words), item);
    item.end();
    pdf.y += height;
  }
  list.end();
  pdf.y += 10;
}

type Picture = Extract<Block, { kind: 'figure' }>;

function setFigure(pdf: PdfPages, picture: Picture, numbers: Numbers): void {
  const plate = renderPlate(picture.drawing, picture.arrangement);
  const scale = (picture.width ?? full) / plate.width;
  const height = plate.height * scale;
  pdf.need(height + 34);
  numbers.figure += 1;
  pdf.y += 6;
  const at = { x: page.left, y: pdf.y, scale, label: picture.label ?? 7 / scale };
  const bbox: [number, number, number, number] = [at.x, at.y, at.x + plate.width * scale, at.y + height];
  pdf.tag('Figure', { alt: plate.label, bbox }, () => draw(pdf.doc, plate, at));
  pdf.y += height + 9;
  pdf.tag('Caption', {}, () =>
    pdf.put(`FIG. ${numbers.figure}  ${picture.caption}`, page.left, pdf.y, {
      ...label,
      face: 'mono-strong',
      width: full,
    }),
  );
  pdf.y += 22;
}
