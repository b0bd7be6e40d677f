import type { ReactElement } from 'react';
import { draw, renderPlate } from './figure.ts';
import { measure, page, type Setting, type Sheets } from './sheet.ts';
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
export function set(sheets: Sheets, block: Block, numbers: Numbers): void {
  if (block.kind === 'text') setText(sheets, block.text);
  else if (block.kind === 'heading') setHeading(sheets, block.text);
  else if (block.kind === 'note') setNote(sheets, block.text);
  else if (block.kind === 'table') setTable(sheets, block, (numbers.table += 1));
  else if (block.kind === 'steps') setSteps(sheets, block.steps);
  else if (block.kind === 'checks') setChecks(sheets, block.items);
  else setFigure(sheets, block, numbers);
}

function setText(sheets: Sheets, text: string): void {
  const height = sheets.height(text, body);
  sheets.need(height);
  sheets.tag('P', {}, () => sheets.put(text, page.left, sheets.y, body));
  sheets.y += height + 8;
}

/** Keeps a heading together with the beginning of its section. */
function setHeading(sheets: Sheets, text: string): void {
  const setting: Setting = { face: 'display', size: 14.5, leading: 1.15, width: full };
  sheets.need(sheets.height(text, setting) + 118);
  sheets.y += 10;
  sheets.tag('H2', {}, () => sheets.put(text, page.left, sheets.y, setting));
  sheets.y += sheets.height(text, setting) + 7;
}

function setNote(sheets: Sheets, text: string): void {
  const setting: Setting = { ...label, color: 'ink-muted', width: measure.text };
  const height = sheets.height(text, setting);
  sheets.need(height);
  sheets.tag('Note', {}, () => sheets.put(text, page.left, sheets.y, setting));
  sheets.y += height + 12;
}

function setSteps(sheets: Sheets, steps: Extract<Block, { kind: 'steps' }>['steps']): void {
  const list = sheets.group('L');
  const indent = 26;
  const words: Setting = { size: 9, leading: 1.4, width: measure.text - indent };
  steps.forEach(({ title, text, note }, i) => {
    const height = sheets.height(text, words) + 17;
    sheets.need(height + 8);
    sheets.rule(sheets.y, { role: 'line' });
    const item = sheets.group('LI', list);
    const top = sheets.y + 6;
    sheets.tag(
      'Lbl',
      {},
      () => sheets.put(String(i + 1), page.left, top + 1, { ...label, face: 'mono-strong', size: 8 }),
      item,
    );
    sheets.tag(
      'LBody',
      {},
      () => {
        sheets.put(title, page.left + indent, top, { ...words, face: 'text-strong' });
        sheets.put(text, page.left + indent, top + 13, words);
        if (note) sheets.put(note, measure.side, top + 1, { ...label, width: page.right - measure.side });
      },
      item,
    );
    item.end();
    sheets.y += height + 8;
  });
  list.end();
  sheets.y += 6;
}

function setChecks(sheets: Sheets, items: readonly string[]): void {
  const list = sheets.group('L');
  const indent = 22;
  const words: Setting = { size: 9, leading: 1.38, width: full - indent - 120 };
  for (const text of items) {
    const height = Math.max(sheets.height(text, words), 12) + 9;
    sheets.need(height);
    const top = sheets.y + 5;
    sheets.rule(sheets.y, { role: 'line' });
    sheets.artifact(() => {
      sheets.doc
        .lineWidth(0.7)
        .strokeColor('#000000')
        .rect(page.left, top + 0.5, 8.5, 8.5)
        .stroke();
      sheets.doc
        .lineWidth(0.4)
        .moveTo(page.right - 104, top + 10)
        .lineTo(page.right, top + 10)
        .stroke();
    });
    const item = sheets.group('LI', list);
    sheets.tag('LBody', {}, () => sheets.put(text, page.left + indent, top, words), item);
    item.end();
    sheets.y += height;
  }
  list.end();
  sheets.y += 10;
}

type Picture = Extract<Block, { kind: 'figure' }>;

function setFigure(sheets: Sheets, picture: Picture, numbers: Numbers): void {
  const plate = renderPlate(picture.drawing, picture.arrangement);
  const scale = (picture.width ?? full) / plate.width;
  const height = plate.height * scale;
  sheets.need(height + 34);
  numbers.figure += 1;
  sheets.y += 6;
  const at = { x: page.left, y: sheets.y, scale, label: picture.label ?? 7 / scale };
  const bbox: [number, number, number, number] = [at.x, at.y, at.x + plate.width * scale, at.y + height];
  sheets.tag('Figure', { alt: plate.label, bbox }, () => draw(sheets.doc, plate, at));
  sheets.y += height + 9;
  sheets.tag('Caption', {}, () =>
    sheets.put(`FIG. ${numbers.figure}  ${picture.caption}`, page.left, sheets.y, {
      ...label,
      face: 'mono-strong',
      width: full,
    }),
  );
  sheets.y += 22;
}
